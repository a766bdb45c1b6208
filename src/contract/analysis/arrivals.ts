/** What a page is told while it stands open. */
import { z } from 'zod';

export const arrivalEvent = z.discriminatedUnion('type', [
  /** How many mentions the filter has now: at once, and whenever that has changed because posts arrived. */
  z.object({ type: z.literal('mentions'), count: z.number().int() }),
  /** The topic was searched anew: whatever the page shows of it is of the search before. */
  z.object({ type: z.literal('rebuilt') }),
]);
export type ArrivalEvent = z.infer<typeof arrivalEvent>;
