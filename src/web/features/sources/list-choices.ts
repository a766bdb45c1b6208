/** By what the list of sources is narrowed and ordered. */
import { SOURCE_STATES } from '../../../contract/source-states.ts';

export const SOURCE_SORTS = ['name', 'state', 'newest'] as const;
export type SourceSort = (typeof SOURCE_SORTS)[number];

/** What sources can be narrowed to: their states, and those that give nothing, in whichever of their states. */
export const SHOWN_STATES = ['silent', ...SOURCE_STATES] as const;
export type ShownState = (typeof SHOWN_STATES)[number];
