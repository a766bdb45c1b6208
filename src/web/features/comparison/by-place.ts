/** All topics of a comparison in the order asked, whether they have figures or not. */
import type { ComparedTopic, Comparison, UncountedTopic } from '../../../contract/analysis/comparison.ts';

type Listed = Pick<Comparison, 'topics' | 'uncounted'>;

export function byPlace({ topics, uncounted }: Listed): (ComparedTopic | UncountedTopic)[] {
  return [...topics, ...uncounted].sort((one, other) => one.place - other.place);
}

export function isCounted(topic: ComparedTopic | UncountedTopic): topic is ComparedTopic {
  return 'mentions' in topic;
}
