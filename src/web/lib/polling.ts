/**
 * How often a page left open asks again by itself: new posts arrive all day, a search is complete within seconds. Nothing
 * is asked while the tab is hidden. Lists of posts are not asked again: they must not move under the reader.
 */

import { isBeingSearched } from '../../contract/topic-state.ts';
import type { Topic } from '../../contract/topics.ts';

export const ARRIVAL_POLL = 30_000;
const SEARCH_POLL = 1000;

/** For what shows topics, by its last answer. */
export function topicPoll(topics: readonly Pick<Topic, 'state'>[]): number {
  return topics.some(isBeingSearched) ? SEARCH_POLL : ARRIVAL_POLL;
}
