/**
 * The most frequent keywords of the mentions, as people write them, and in which sets mentions have them. The list of keywords and the
 * themes both tell of this, so that a page that shows both has it counted once.
 */

import type { Term } from '../../contract/analysis/what.ts';
import { countAny, type KeywordSet } from '../../engine/analysis/keyword-sets.ts';
import { toned } from '../../engine/analysis/tally.ts';
import { keywordSets } from '../../stores/clickhouse/queries/keyword-sets.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { topKeywords } from '../../stores/clickhouse/queries/top-keywords.ts';
import type { Environment } from '../environment.ts';
import { spelledKeywords } from './spelled.ts';

export interface CountedKeywords {
  sets: readonly KeywordSet[];
  /** By the number that the sets know it by, most mentions first; undefined where it has no name: it can neither be shown nor opened. */
  keywords: readonly (Term | undefined)[];
}

export async function countedKeywords(environment: Environment, scope: MentionScope): Promise<CountedKeywords> {
  const keys = await topKeywords(environment.clickhouse, scope);
  if (keys.length === 0) return { sets: [], keywords: [] };
  const [sets, spellings] = await Promise.all([
    keywordSets(environment.clickhouse, scope, keys),
    spelledKeywords(environment, scope, keys),
  ]);
  const keywords = keys.map((key, index) => {
    const spelling = spellings.get(key);
    return spelling && { ...spelling, ...toned(countAny(sets, [index])) };
  });
  return { sets, keywords };
}
