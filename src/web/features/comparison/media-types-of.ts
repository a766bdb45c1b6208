/** The media types of several topics, those with most mentions of all of them first. */
import type { ComparedTopic } from '../../../contract/analysis/comparison.ts';
import type { MediaType } from '../../../contract/media-types.ts';

export function mediaTypesOf(topics: readonly Pick<ComparedTopic, 'mediaTypes'>[]): MediaType[] {
  const counts = new Map<MediaType, number>();
  for (const { type, count } of topics.flatMap(({ mediaTypes }) => mediaTypes)) counts.set(type, (counts.get(type) ?? 0) + count);
  return [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || one.localeCompare(other));
}
