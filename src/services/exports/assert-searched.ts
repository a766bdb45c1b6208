/** A topic that was not searched yet has no posts to take away, which is something else than a file without rows. */
import { hasFigures } from '../../contract/topic-state.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import { ServiceError } from '../errors.ts';
import { topicOnWire } from '../topics/topic-on-wire.ts';

/** Throws not_ready. */
export function assertSearched(topic: TopicRow): void {
  if (!hasFigures(topicOnWire(topic, null))) throw new ServiceError('not_ready', 'Data is not ready for download');
}
