/** Who speaks: the authors who reach most, of those that are known. */
import { analysisInput } from '../../contract/analysis/inputs.ts';
import { INFLUENCERS, type WhoAnalysis } from '../../contract/analysis/who.ts';
import { toned } from '../../engine/analysis/tally.ts';
import { authorCounts } from '../../stores/clickhouse/queries/author-counts.ts';
import { authorDays } from '../../stores/clickhouse/queries/author-days.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { namedAuthors } from './named-authors.ts';

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function topicWho(environment: Environment, actor: Actor, input: unknown): Promise<WhoAnalysis> {
  const { scope } = await askedOf(environment, actor, parseInput(analysisInput, input));
  const { clickhouse } = environment;
  const [{ most, authors, mentions: known }, mentions] = await Promise.all([
    authorCounts(clickhouse, scope, INFLUENCERS),
    mentionCount(clickhouse, scope),
  ]);
  const days = await authorDays(
    clickhouse,
    scope,
    most.map(({ author }) => author),
  );
  const named = await namedAuthors(clickhouse, days);
  return {
    count: authors,
    mentions,
    unknown: mentions - known,
    influencers: most.flatMap(({ author, engagement, followers, ...counts }) => {
      const name = named.get(author);
      if (!name) return [];
      const figures = toned(counts);
      const reach = days.get(author)?.reach ?? null;
      return [{ ...name, ...figures, followers, reach, engagement, ratio: (100 * figures.count) / mentions }];
    }),
  };
}
