/** The themes of a topic: which of its most frequent keywords belong together. */
import { analysisInput } from '../../contract/analysis/inputs.ts';
import { MOST_THEMES, type Theme } from '../../contract/analysis/what.ts';
import { countAny } from '../../engine/analysis/keyword-sets.ts';
import { toned } from '../../engine/analysis/tally.ts';
import { themesOf } from '../../engine/analysis/themes.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { askedOf } from './asked.ts';
import { countedKeywords } from './counted-keywords.ts';

/** Most mentions first. Throws not_found for another organisation's topic, invalid for a filter that cannot be. */
export async function topicThemes(environment: Environment, actor: Actor, input: unknown): Promise<Theme[]> {
  const { scope } = await askedOf(environment, actor, parseInput(analysisInput, input));
  const { sets, keywords } = await countedKeywords(environment, scope);
  const themes = themesOf(sets, keywords.length).flatMap((group) => {
    const named = group.flatMap((index) => {
      const keyword = keywords[index];
      return keyword ? [{ keyword, index }] : [];
    });
    if (named.length < 2) return [];
    const counts = countAny(
      sets,
      named.map(({ index }) => index),
    );
    return [{ ...toned(counts), keywords: named.map(({ keyword }) => keyword) }];
  });
  return themes.toSorted((one, other) => other.count - one.count).slice(0, MOST_THEMES);
}
