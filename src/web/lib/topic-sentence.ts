/**
 * What a topic finds, in words. The result is a list of parts, so that a page can set the keywords apart from the words
 * that join them; `sentenceText` joins them for places that take only text. It says the same as engine/query compiles:
 * words of a group are alternatives, the operator joins the groups, exclusions are taken away.
 */
import type { KeywordGroups } from '../../contract/topics.ts';

export interface SentencePart {
  text: string;
  keyword: boolean;
}

/** The joining words of a language, spaces included. */
export interface SentenceWords {
  mentions: string;
  anything: string;
  comma: string;
  or: string;
  andGroup: string;
  orGroup: string;
  without: string;
  more(count: number): string;
}

export interface SentenceOptions {
  /** Words shown of each group before the rest becomes a number. */
  wordsPerGroup?: number;
}

export function topicSentence(
  inclusion: KeywordGroups,
  exclusion: KeywordGroups,
  words: SentenceWords,
  options: SentenceOptions = {},
): SentencePart[] {
  const most = options.wordsPerGroup ?? Number.POSITIVE_INFINITY;
  const included = joinGroups(inclusion, words, most);
  const excluded = joinGroups(exclusion, words, most);
  return [
    join(words.mentions),
    ...(included.length > 0 ? included : [join(words.anything)]),
    ...(excluded.length > 0 ? [join(words.without), ...excluded] : []),
  ];
}

export function sentenceText(parts: readonly SentencePart[]): string {
  return parts.map((part) => part.text).join('');
}

function joinGroups(keywords: KeywordGroups, words: SentenceWords, most: number): SentencePart[] {
  const between = keywords.operator === 'AND' ? words.andGroup : words.orGroup;
  return keywords.groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => [...(index > 0 ? [join(between)] : []), ...joinWords(group, words, most)]);
}

function joinWords(group: readonly string[], words: SentenceWords, most: number): SentencePart[] {
  // One word more than fits is shown rather than counted: "+1" is no shorter than the word.
  const shown = group.length <= most + 1 ? group : group.slice(0, most);
  const hidden = group.length - shown.length;
  const items = [
    ...shown.map((text) => ({ text, keyword: true })),
    ...(hidden > 0 ? [{ text: words.more(hidden), keyword: false }] : []),
  ];
  return items.flatMap((item, index) => {
    if (index === 0) return [item];
    return [join(index === items.length - 1 ? words.or : words.comma), item];
  });
}

function join(text: string): SentencePart {
  return { text, keyword: false };
}
