/** A query that the page of searches hands to the form of a new topic, with the step there. */
import { z } from 'zod';
import type { MediaType } from '../../contract/media-types.ts';
import type { Shelf } from './drafts.ts';

export interface HandedQuery {
  /** In the keyword language. */
  text: string;
  /** Those that it was narrowed to; all where it was not. */
  mediaTypes: readonly MediaType[] | undefined;
}

/** Of drafts of topics what a page needs to ask whether one may be replaced; features/topics/kept-draft.ts reads the whole of them. */
const begunTopic = z.object({ keptAt: z.number(), draft: z.object({ topicName: z.string() }) });
export const NEW_TOPICS: Shelf<z.infer<typeof begunTopic>> = { prefix: 'earshot.topic-draft/', schema: begunTopic };

declare module '@tanstack/react-router' {
  interface HistoryState {
    query?: HandedQuery;
  }
}
