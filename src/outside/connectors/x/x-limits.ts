/** What X takes, for whoever writes queries (docs.x.com: build a query, rate limits; self-serve access). */
import { withoutReposts } from './search-x.ts';

export const X_LIMITS = {
  /** Characters of a query of recent search are 512; what is put around it is part of them. */
  queryLength: 512 - withoutReposts('').length,
  searchesPerQuarterHour: 450,
  countsPerQuarterHour: 300,
  days: 7,
} as const;
