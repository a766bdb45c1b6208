/**
 * What kind of post it is, by words alone: each label with the rule that applied and the words it saw, so that a screen can
 * say why. A post may have several labels or none; each label once, by the first of its rules that applies.
 */
import type { MediaType } from '../../contract/media-types.ts';
import type { Classification } from '../../contract/themes.ts';
import { ENDINGS, findCues, OPENERS } from './cues.ts';
import { NEWS_MEDIA_RULE, QUESTION_MARK_RULE, QUESTION_WORD_RULE } from './other-rules.ts';
import { RULES } from './rules.ts';
import type { TokenTable } from './token-table.ts';

export interface Classified {
  label: Classification;
  /** Stable, `label.reason`; one of RULE_IDS. */
  rule: string;
  /** The words of the post that the rule saw, at most five; none where it did not look at words. */
  words: string[];
}

/** What a post brings besides its text. */
export interface PostFacts {
  mediaType: MediaType | null;
  sentiment: 'Positive' | 'Negative' | 'Neutral' | 'Mixed' | null;
}

const MAX_WORDS = 5;

/** Every rule there is, for the words of the screens. */
export const RULE_IDS: readonly string[] = [
  ...RULES.map(({ id }) => id),
  NEWS_MEDIA_RULE,
  QUESTION_MARK_RULE,
  QUESTION_WORD_RULE,
];

export function classify(table: TokenTable, { mediaType, sentiment }: PostFacts): Classified[] {
  const seen = findCues(table);
  const found: Classified[] = [];
  if (mediaType === 'news') found.push({ label: 'news', rule: NEWS_MEDIA_RULE, words: [] });
  for (let number = 0; number < Math.min(seen.length, RULES.length); number++) {
    const rule = RULES[number];
    const words = seen[number];
    if (!rule || !words || found.some(({ label }) => label === rule.label)) continue;
    if (sentiment === null || rule.notWith !== sentiment) found.push({ label: rule.label, rule: rule.id, words: firstOf(words) });
  }
  const isQuestion = table.isAsked || seen[OPENERS] || seen[ENDINGS];
  if (isQuestion && !found.some(({ label }) => label === 'question')) {
    const words = firstOf([...(seen[OPENERS] ?? []), ...(seen[ENDINGS] ?? [])]);
    found.push({ label: 'question', rule: table.isAsked ? QUESTION_MARK_RULE : QUESTION_WORD_RULE, words });
  }
  return found;
}

function firstOf(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, MAX_WORDS);
}
