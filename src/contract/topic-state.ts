/** What the state of a topic means for what can be shown of it. */
import type { Topic } from './topics.ts';

/** Whether there are figures to show; before the first search is complete, 0 would be wrong. */
export function hasFigures({ state, failure }: Pick<Topic, 'state' | 'failure'>): boolean {
  return state !== 'searching' && failure?.figures !== false;
}

export function isBeingSearched<T extends Pick<Topic, 'state'>>(topic: T): topic is T & { state: 'searching' | 'building' } {
  return topic.state === 'searching' || topic.state === 'building';
}
