/** Searching and sorting the topic list, in the browser: an organisation has some dozens of topics. */
import type { TopicSummary } from '../../../contract/topics.ts';

export const TOPIC_SORTS = ['newest', 'name', 'mentions', 'updated'] as const;
export type TopicSort = (typeof TOPIC_SORTS)[number];

/** Names are ordered as a reader of `language` expects; ties keep the newest first. */
export function sortTopics(topics: readonly TopicSummary[], sort: TopicSort, language: string): TopicSummary[] {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const newest = (one: TopicSummary, other: TopicSummary) => Date.parse(other.created_at) - Date.parse(one.created_at);
  const compare: Record<TopicSort, typeof newest> = {
    newest,
    name: (one, other) => collator.compare(one.name, other.name),
    mentions: (one, other) => other.mentions - one.mentions,
    updated: (one, other) => Date.parse(other.updated_at) - Date.parse(one.updated_at),
  };
  return topics.toSorted((one, other) => compare[sort](one, other) || newest(one, other));
}

export function searchTopics(topics: readonly TopicSummary[], text: string): TopicSummary[] {
  const wanted = fold(text);
  return wanted === '' ? [...topics] : topics.filter((topic) => fold(topic.name).includes(wanted));
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
