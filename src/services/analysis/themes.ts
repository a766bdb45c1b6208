/** The themes of a topic: which of its most frequent keywords belong together. */
import { analysisInput } from '../../contract/analysis/inputs.ts';
import { MOST_THEMES, type Theme } from '../../contract/analysis/what.ts';
import { countAny, MOST_KEYWORDS } from '../../engine/analysis/keyword-sets.ts';
import { toned } from '../../engine/analysis/tally.ts';
import { themesOf } from '../../engine/analysis/themes.ts';
import { keywordSets } from '../../stores/clickhouse/queries/keyword-sets.ts';
import { topKeywords } from '../../stores/clickhouse/queries/top-keywords.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { spelledKeywords } from './spelled.ts';

/** Most mentions first. Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function topicThemes(environment: Environment, actor: Actor, input: unknown): Promise<Theme[]> {
  const { scope } = await askedOf(environment, actor, parseInput(analysisInput, input));
  const keys = await topKeywords(environment.clickhouse, scope, MOST_KEYWORDS);
  if (keys.length === 0) return [];
  const [sets, spellings] = await Promise.all([
    keywordSets(environment.clickhouse, scope, keys),
    spelledKeywords(environment, scope, keys),
  ]);
  const themes = themesOf(sets, keys.length).flatMap((group) => {
    const named = group.flatMap((index) => {
      const spelling = spellings.get(keys[index] ?? '');
      return spelling ? [{ ...spelling, index }] : [];
    });
    // What has no name can neither be shown nor opened.
    if (named.length < 2) return [];
    const keywords = named.map(({ index, ...spelling }) => ({ ...spelling, ...toned(countAny(sets, [index])) }));
    const counts = countAny(
      sets,
      named.map(({ index }) => index),
    );
    return [{ ...toned(counts), keywords }];
  });
  return themes.toSorted((one, other) => other.count - one.count).slice(0, MOST_THEMES);
}
