/** Who speaks: the authors who reach most, of those that are known. */
import { analysisInput } from '../../contract/analysis/inputs.ts';
import { INFLUENCERS, type WhoAnalysis } from '../../contract/analysis/who.ts';
import { toned } from '../../engine/analysis/tally.ts';
import { authorCounts } from '../../stores/clickhouse/queries/author-counts.ts';
import { authorFigures } from '../../stores/clickhouse/queries/author-figures.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { namedAuthors } from './named-authors.ts';

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function topicWho(environment: Environment, actor: Actor, input: unknown): Promise<WhoAnalysis> {
  const { scope } = await askedOf(environment, actor, parseInput(analysisInput, input));
  const { clickhouse } = environment;
  const { most, authors, mentions, unknown } = await authorCounts(clickhouse, scope, INFLUENCERS);
  const figures = await authorFigures(clickhouse, scope, most);
  const named = await namedAuthors(clickhouse, new Map(figures.map((ofAuthor) => [ofAuthor.author, ofAuthor])));
  return {
    count: authors,
    mentions,
    unknown,
    influencers: figures.flatMap(({ author, engagement, followers, reach, newest: _, ...counts }) => {
      const name = named.get(author);
      if (!name) return [];
      const total = toned(counts);
      return [{ ...name, ...total, followers, reach, engagement, ratio: (100 * total.count) / mentions }];
    }),
  };
}
