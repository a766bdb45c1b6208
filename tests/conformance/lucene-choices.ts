/** Why ours answers otherwise than Lucene, by what a row holds; the first that fits. */

export interface LuceneRow {
  query: string;
  expect: string;
  test: string;
}

interface Choice {
  where(row: LuceneRow): boolean;
  reason: string;
  /** What ours must say of it, one of these: foreign signs are never read as words. Left out where it is a query here too. */
  codes?: readonly string[];
}

const CHOICES: readonly Choice[] = [
  {
    where: ({ query }) => query.includes('\\'),
    reason: 'no escapes: a backslash is a sign like others between words, and quotation marks take words as they are',
  },
  {
    where: ({ query }) => query.includes('['),
    reason: 'no ranges',
    codes: ['queryUnsupported'],
  },
  {
    where: ({ query }) => query.includes('^'),
    reason: 'no weights: a post matches or does not',
    codes: ['queryUnsupported'],
  },
  {
    where: ({ query }) => query.includes('{'),
    reason: 'braces are exact spelling, not a range',
  },
  {
    where: ({ query }) => query.includes('~'),
    reason: 'no words that are merely alike, and distance is NEAR/n',
    codes: ['queryUnsupported'],
  },
  {
    where: ({ query }) => /\?|\*./.test(query) || query.startsWith('*'),
    reason: 'a star stands at the end of a word only, and there is no sign for one character',
    codes: ['queryUnsupported', 'queryWildcardPlace'],
  },
  {
    where: ({ query, expect }) => /\bstop\b|phrase term/.test(query) || (/\d/.test(query) && !/\d/.test(expect)),
    reason: "words are words: no stop words, no numbers left out, nothing else of the suite's analysers",
  },
  {
    where: ({ query }) => /(?:^|:)""/.test(query),
    reason: 'nothing between quotation marks is an error, not a term of nothing',
    codes: ['queryUnreadableTerm'],
  },
  {
    where: ({ query }) => query === '+term -term term',
    reason: 'what neither must nor must not occur has no meaning where nothing is ranked: the words are joined one by one',
    codes: ['querySymbol'],
  },
  {
    where: ({ query }) => query === 'a&&b',
    reason: '&& joins with and without spaces, and is refused with a fix-it',
    codes: ['querySymbol'],
  },
];

/** Of a row that holds something foreign; undefined where none fits, or where ours lets it pass without a word. */
export function luceneChoice(row: LuceneRow, codes: readonly string[]): string | undefined {
  const choice = CHOICES.find(({ where }) => where(row));
  return choice && (!choice.codes || choice.codes.some((code) => codes.includes(code))) ? choice.reason : undefined;
}
