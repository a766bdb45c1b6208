/** Who answers whom. Each arrow opens the posts of the one that answer posts of the other: `authors` and `repliesTo` of a bucket. */
import { analysisInput } from '../../contract/analysis/inputs.ts';
import { NETWORK_ANSWERS, type ReplyNetwork } from '../../contract/analysis/who.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { answeredCounts } from '../../stores/clickhouse/queries/answered-counts.ts';
import { type AuthorMentions, authorMentions } from '../../stores/clickhouse/queries/author-mentions.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { replyPairs } from '../../stores/clickhouse/queries/reply-pairs.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { namedAuthors } from './named-authors.ts';

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function topicNetwork(environment: Environment, actor: Actor, input: unknown): Promise<ReplyNetwork> {
  const { topic, scope } = await askedOf(environment, actor, parseInput(analysisInput, input));
  const { clickhouse } = environment;
  const { most, total } = await replyPairs(clickhouse, scope, NETWORK_ANSWERS);
  const keys = [...new Set(most.flatMap(({ from, to }) => [from, to]))];
  const [within, answered] = await Promise.all([mentionsOf(clickhouse, scope, keys), answeredCounts(clickhouse, scope, keys)]);
  // Whoever is answered need not be among those whom the filter lets through.
  const beyond = keys.filter((key) => !within.has(key));
  const elsewhere = await mentionsOf(clickhouse, wholeTopic(scope, topic), beyond);
  const named = await namedAuthors(clickhouse, new Map([...elsewhere, ...within]));
  const shown = keys.filter((key) => named.has(key));
  const places = new Map(shown.map((key, place) => [key, place]));
  return {
    authors: shown.flatMap((key) => {
      const author = named.get(key);
      return author ? [{ ...author, mentions: within.get(key)?.count ?? 0, answered: answered.get(key) ?? 0 }] : [];
    }),
    answers: most.flatMap(({ from: fromKey, to: toKey, count }) => {
      const from = places.get(fromKey);
      const to = places.get(toKey);
      return from === undefined || to === undefined ? [] : [{ from, to, count }];
    }),
    count: total,
  };
}

async function mentionsOf(
  clickhouse: ClickHouse,
  scope: MentionScope,
  authors: readonly string[],
): Promise<Map<string, AuthorMentions>> {
  const rows = await authorMentions(clickhouse, scope, authors.length, { among: authors });
  return new Map(rows.map((row) => [row.author, row]));
}

/** Everything that the topic found. */
function wholeTopic(scope: MentionScope, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): MentionScope {
  return { ...scope, start: startsAt, end: endsAt, boundEnd: undefined, filter: {}, withoutCopies: false, bucket: undefined };
}
