/** Of what is not found yet nothing can be said, which is not the same as that little was. */
import { hasFigures } from '../../contract/topic-state.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import { ServiceError } from '../errors.ts';
import { topicOnWire } from '../topics/topic-on-wire.ts';

/** Throws not_ready where no topic has figures. */
export function refuseUnsearched(topics: readonly TopicRow[]): void {
  if (!topics.some((topic) => hasFigures(topicOnWire(topic, null))))
    throw new ServiceError('not_ready', 'the posts of the topic are still being searched for');
}
