/** How many mentions that a topic shows are of some posts, authors or sites. */
import type { HiddenInput } from '../../contract/hidden.ts';
import { sumOf } from '../../engine/analysis/tally.ts';
import { countsBy } from '../../stores/clickhouse/queries/counts-by.ts';
import type { TopicRow } from '../../stores/postgres/topic-rows.ts';
import type { Environment } from '../environment.ts';
import { storedKey, wholeTopic } from './hidden-scope.ts';

export async function shownMentions(
  environment: Environment,
  topic: TopicRow,
  { kind, keys }: Pick<HiddenInput, 'kind' | 'keys'>,
): Promise<number> {
  const items = keys.map((key) => storedKey(kind, key));
  return sumOf([...(await countsBy(environment.clickhouse, wholeTopic(topic, environment.now()), kind, items)).values()]);
}
