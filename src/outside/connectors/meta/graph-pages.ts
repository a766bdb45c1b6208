/** Lists of the Graph API, page by page. */
import { z } from 'zod';
import { pageToken } from '../api-id.ts';

const paging = z.object({
  next: z.string().max(20_000).optional(),
  cursors: z.object({ after: pageToken.optional() }).optional(),
});
export const graphList = z.object({ data: z.array(z.unknown()).max(1_000), paging: paging.optional().catch(undefined) });
export type GraphList = z.infer<typeof graphList>;

/** What says where a page begins; all else of the address is ours, and the key in it stays out of what is remembered. */
const PLACES = ['after', 'until', 'since', '__paging_token'] as const;

/** Of the next page, as parameters; null after the last. */
export function nextPlace({ paging: at }: Pick<GraphList, 'paging'>): Record<string, string> | null {
  const next = at?.next === undefined ? null : URL.parse(at.next);
  if (!next) return null;
  const found = PLACES.map((name) => [name, next.searchParams.get(name) ?? ''] as const).filter(
    ([, value]) => pageToken.safeParse(value).success,
  );
  if (found.length > 0) return Object.fromEntries(found);
  return at?.cursors?.after ? { after: at.cursors.after } : null;
}

/** As a cursor remembers it. */
export const place = z.partialRecord(z.enum(PLACES), pageToken);
