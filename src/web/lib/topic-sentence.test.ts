import { describe, expect, it } from 'vitest';
import type { KeywordGroups } from '../../contract/topics.ts';
import { parse } from '../../engine/query/parse.ts';
import { allWords } from '../i18n/all-words.ts';
import { querySentence, type SentenceOptions, sentenceText } from './topic-sentence.ts';
import { topicSyntax } from './topic-sentence-syntax.ts';
import { type SentenceWords, sentenceWords } from './topic-sentence-words.ts';

const translator = await allWords();

const wordsOf = (language: 'en' | 'zh-Hant'): SentenceWords => sentenceWords(translator(language, ['query', 'app']), language);
const ENGLISH = wordsOf('en');
const CHINESE = wordsOf('zh-Hant');

const said = (query: string, words: SentenceWords, options: SentenceOptions = {}) =>
  sentenceText(querySentence(parse(query).tree, words, options));

describe('the sentence of a query', () => {
  const rows: [name: string, query: string, english: string, chinese: string][] = [
    ['one word', '白票', 'Posts that mention 白票', '提及白票的帖文'],
    ['a phrase', '"blank vote"', 'Posts that mention blank vote', '提及 blank vote 的帖文'],
    [
      'a word of hundreds of letters',
      '𠮷'.repeat(300),
      `Posts that mention ${'𠮷'.repeat(60)}…`,
      `提及${'𠮷'.repeat(60)}…的帖文`,
    ],
    ['alternatives', 'a OR b OR c', 'Posts that mention a, b or c', '提及 a、b 或 c 的帖文'],
    ['all of them', 'a AND b AND c', 'Posts that mention a, b and c', '提及 a、b 及 c 的帖文'],
    ['but not', '(a OR b) AND NOT c', 'Posts that mention a or b, but not c', '提及 a 或 b，但沒有提及 c 的帖文'],
    [
      'but none of several',
      'a NOT (b OR c) NOT d',
      'Posts that mention a, but not b, c or d',
      '提及 a，但沒有提及 b、c 或 d 的帖文',
    ],
    ['but not both', 'a NOT (b AND c)', 'Posts that mention a, but not (b and c)', '提及 a，但沒有提及（b 及 c）的帖文'],
    [
      'groups that must all be met',
      '(a OR b) AND (c OR d)',
      'Posts that mention a or b, and also c or d',
      '提及 a 或 b，並且提及 c 或 d 的帖文',
    ],
    [
      'groups of which one is enough',
      '(a AND b) OR (c AND NOT d)',
      'Posts that mention a and b, or else c but not d',
      '提及 a 及 b，或者提及 c 但沒有 d 的帖文',
    ],
    [
      'a group inside a group',
      'x AND (a OR (b AND c))',
      'Posts that mention x, and also a or (b and c)',
      '提及 x，並且提及 a 或（b 及 c）的帖文',
    ],
    ['near', 'a NEAR/3 b', 'Posts that mention a within 3 words of b', '提及相隔最多 3 個字的 a 與 b 的帖文'],
    ['near by one word', 'a NEAR/1 b', 'Posts that mention a within 1 word of b', '提及相隔最多 1 個字的 a 與 b 的帖文'],
    ['in order', 'a ONEAR/3 b', 'Posts that mention a followed within 3 words by b', '提及 a 之後最多相隔 3 個字的 b 的帖文'],
    [
      'near one of several',
      'a NEAR/3 (b OR c)',
      'Posts that mention a within 3 words of (b or c)',
      '提及相隔最多 3 個字的 a 與（b 或 c）的帖文',
    ],
    [
      'near beside another term',
      '(a NEAR/3 b) OR c',
      'Posts that mention (a within 3 words of b) or c',
      '提及（相隔最多 3 個字的 a 與 b）或 c 的帖文',
    ],
    ['the beginning of a word', 'delay*', 'Posts that mention words beginning with delay', '提及以 delay 開頭的字詞的帖文'],
    ['a star that changes nothing', '渡輪*', 'Posts that mention 渡輪', '提及渡輪的帖文'],
    ['the beginning of a tag', 'hashtag:香港*', 'Posts that mention words beginning with #香港', '提及以 #香港開頭的字詞的帖文'],
    ['exact spelling', '{IT}', 'Posts that mention IT (spelt exactly so)', '提及 IT（寫法須完全相同）的帖文'],
    [
      'tags',
      '#tea OR @earl OR hashtag:oolong',
      'Posts that mention #tea, @earl or #oolong',
      '提及 #tea、@earl 或 #oolong 的帖文',
    ],
    ['in the title', 'title:(a OR b)', 'Posts that mention a or b in the title', '標題提及 a 或 b 的帖文'],
    [
      'not in the title',
      'a NOT title:b',
      'Posts that mention a, but do not mention b in the title',
      '提及 a，但標題沒有提及 b 的帖文',
    ],
    ['by an author', 'author:lee', 'Posts that are by the author lee', '作者是 lee 的帖文'],
    [
      'words and facts',
      '(a OR b) AND site:lihkg.com AND lang:en NOT c',
      'Posts that mention a or b, and are from the site lihkg.com, and are in English, but do not mention c',
      '提及 a 或 b，並且來自網站 lihkg.com，並且以英文撰寫，但沒有提及 c 的帖文',
    ],
    [
      'words around a fact',
      'a AND source:forum AND b',
      'Posts that mention a and b, and are from Forum',
      '提及 a 及 b，並且來自討論區的帖文',
    ],
    ['a fact denied', 'a NOT source:news', 'Posts that mention a, but are not from News', '提及 a，但不是來自新聞的帖文'],
    [
      'words or a fact, inside a group',
      'a AND (b OR site:x.com)',
      'Posts that mention a, and (mention b, or are from the site x.com)',
      '提及 a，並且（提及 b，或者來自網站 x.com）的帖文',
    ],
    [
      'a mixed group denied',
      'a NOT (b AND site:x.com)',
      'Posts that mention a, but (do not mention b, or are not from the site x.com)',
      '提及 a，但（沒有提及 b，或者不是來自網站 x.com）的帖文',
    ],
    ['nothing written', '', 'Posts that mention …', '提及……的帖文'],
  ];
  it.each(rows)('%s', (_name, query, english, chinese) => {
    expect(said(query, ENGLISH)).toBe(english);
    expect(said(query, CHINESE)).toBe(chinese);
  });

  it('counts what does not fit, but never a single entry', () => {
    expect(said('a OR b OR c OR d OR e', ENGLISH, { wordsPerGroup: 3 })).toBe('Posts that mention a, b, c or 2 more');
    expect(said('a OR b OR c OR d OR e', ENGLISH, { wordsPerGroup: 4 })).toBe('Posts that mention a, b, c, d or e');
    expect(said('a AND lang:en AND site:x.com AND site:y.com', CHINESE, { wordsPerGroup: 2 })).toBe(
      '提及 a，並且以英文撰寫，並且符合另外 2 項條件的帖文',
    );
  });

  it('says what becomes of the posts', () => {
    expect(said('a', ENGLISH, { frame: 'leavesOut' })).toBe('Leaves out posts that mention a');
    expect(said('a', CHINESE, { frame: 'leavesOut' })).toBe('會剔除提及 a 的帖文');
  });

  it('tells keywords from the words between them', () => {
    const parts = querySentence(parse('"or" OR b').tree, ENGLISH);
    expect(parts.filter((part) => part.keyword).map((part) => part.text)).toEqual(['or', 'b']);
  });
});

describe('the sentence of a topic', () => {
  const and = (...groups: string[][]): KeywordGroups => ({ operator: 'AND', groups });
  const or = (...groups: string[][]): KeywordGroups => ({ operator: 'OR', groups });
  const rows: [name: string, inclusion: KeywordGroups | string, exclusion: KeywordGroups | string, english: string][] = [
    ['one group', and(['白票', 'blank vote']), and(), 'Posts that mention 白票 or blank vote'],
    ['groups', and(['a', 'b'], ['c d']), and(), 'Posts that mention a or b, and also c d'],
    ['with an exclusion', and(['a']), or(['x', 'y'], ['z']), 'Posts that mention a, but not x, y or z'],
    ['groups without an exclusion', and(['a', 'b'], ['c']), or(['x']), 'Posts that mention a or b, and also c, but not x'],
    ['text', 'a OR b', '', 'Posts that mention a or b'],
    ['text with an exclusion', 'a OR b', 'c', 'Posts that mention a or b, but not c'],
    ['text that excludes twice', 'a NOT b', 'c OR d', 'Posts that mention a, but not b, c or d'],
    ['nothing typed yet', and([]), and([]), 'Posts that mention …'],
  ];
  it.each(rows)('%s', (_name, inclusion, exclusion, english) => {
    expect(sentenceText(querySentence(topicSyntax(inclusion, exclusion), ENGLISH))).toBe(english);
  });
});
