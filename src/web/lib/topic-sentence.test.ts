import { describe, expect, it } from 'vitest';
import type { KeywordGroups } from '../../contract/topics.ts';
import en from '../i18n/en/topics.json' with { type: 'json' };
import zh from '../i18n/zh-Hant/topics.json' with { type: 'json' };
import { type SentenceWords, sentenceText, topicSentence } from './topic-sentence.ts';

const wordsOf = (words: typeof en): SentenceWords => ({
  ...words.sentence,
  more: (count) => words.sentence.more.replace('{{count}}', String(count)),
});
const and = (...groups: string[][]): KeywordGroups => ({ operator: 'AND', groups });
const or = (...groups: string[][]): KeywordGroups => ({ operator: 'OR', groups });

describe('topicSentence', () => {
  const rows: [name: string, inclusion: KeywordGroups, exclusion: KeywordGroups, english: string, chinese: string][] = [
    ['one keyword', and(['白票']), and(), 'mentions 白票', '提及白票'],
    [
      'groups that must all be met',
      and(['白票', 'blank vote'], ['Hong Kong']),
      and(),
      'mentions 白票 or blank vote, and Hong Kong',
      '提及白票或blank vote，並提及Hong Kong',
    ],
    ['groups of which one is enough', or(['a', 'b'], ['c']), and(), 'mentions a or b; or c', '提及a或b；或提及c'],
    [
      'exclusions',
      and(['a']),
      or(['x', 'y', 'z'], ['w']),
      'mentions a; without posts that mention x, y or z; or w',
      '提及a；但不包括提及以下字詞的帖文：x、y或z；或提及w',
    ],
    ['nothing typed yet', and([]), and([]), 'mentions …', '提及……'],
  ];
  it.each(rows)('%s', (_name, inclusion, exclusion, english, chinese) => {
    expect(sentenceText(topicSentence(inclusion, exclusion, wordsOf(en)))).toBe(english);
    expect(sentenceText(topicSentence(inclusion, exclusion, wordsOf(zh)))).toBe(chinese);
  });

  it('counts what does not fit, but never a single word', () => {
    const five = and(['a', 'b', 'c', 'd', 'e']);
    expect(sentenceText(topicSentence(five, and(), wordsOf(en), { wordsPerGroup: 3 }))).toBe('mentions a, b, c or 2 more');
    expect(sentenceText(topicSentence(five, and(), wordsOf(en), { wordsPerGroup: 4 }))).toBe('mentions a, b, c, d or e');
  });

  it('tells keywords from the words between them', () => {
    const parts = topicSentence(and(['or', 'b']), and(), wordsOf(en));
    expect(parts.filter((part) => part.keyword).map((part) => part.text)).toEqual(['or', 'b']);
  });
});
