/** A query that the page of searches hands to the form of a new topic, with the step there. */
import type { MediaType } from '../../contract/media-types.ts';

export interface HandedQuery {
  /** In the keyword language. */
  text: string;
  /** Those that it was narrowed to; all where it was not. */
  mediaTypes: readonly MediaType[] | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    query?: HandedQuery;
  }
}
