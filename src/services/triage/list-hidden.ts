/** What a topic hides, each with its mentions. */
import { HIDDEN_KINDS, type HiddenCounts, type HiddenItem, hiddenListInput } from '../../contract/hidden.ts';
import { countedBy, type Listed } from '../../contract/pages.ts';
import { type CountBy, countsBy } from '../../stores/clickhouse/queries/counts-by.ts';
import { countHidden, listHiddenRows } from '../../stores/postgres/hidden-mentions.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { ownTopic } from '../topics/guards.ts';
import { storedKey, wholeTopic } from './hidden-scope.ts';

/** Throws not_found for another organisation's topic. */
export async function listHidden(
  environment: Environment,
  actor: Actor,
  input: unknown,
): Promise<Listed<HiddenItem> & { counts: HiddenCounts }> {
  const { id, kind, skip, limit } = parseInput(hiddenListInput, input);
  const topic = await ownTopic(environment, actor, id);
  const { postgres, clickhouse } = environment;
  const [rows, counts] = await Promise.all([
    listHiddenRows(postgres, topic.id, { kind, skip, limit }),
    countHidden(postgres, topic.id),
  ]);
  const all = { ...wholeTopic(topic, environment.now()), hidden: [] };
  const mentions = await Promise.all(
    HIDDEN_KINDS.map(async (of): Promise<[string, Map<string, CountBy>]> => {
      const items = rows.filter((row) => row.kind === of).map(({ key }) => storedKey(of, key));
      return [of, await countsBy(clickhouse, all, of, items)];
    }),
  );
  const ofKind = new Map(mentions);
  const data = rows.map((row) => ({
    kind: row.kind,
    key: row.key,
    label: row.label,
    by: row.by,
    at: row.hiddenAt.toISOString(),
    mentions: ofKind.get(row.kind)?.get(storedKey(row.kind, row.key))?.count ?? 0,
  }));
  const count = kind ? counts[kind] : counts.post + counts.author + counts.site;
  return { data, ...countedBy({ skip, limit }, count), counts };
}
