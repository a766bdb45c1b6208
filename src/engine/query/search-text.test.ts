import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { searchText } from './search-text.ts';

const types = (text: string) => {
  const read = searchText(text);
  return 'error' in read ? read.error : read.query.type;
};

describe('what is searched among results', () => {
  const cases: [name: string, text: string, read: string][] = [
    ['one word', 'ferry', 'term'],
    ['plain words must all occur', 'ferry late tonight', 'and'],
    ['Chinese words too', '渡輪 遲到', 'and'],
    ['signs without a word are left out', 'tea !!!', 'term'],
    ['nothing that can be searched for', '!!! ???', 'queryUnreadableTerm'],
    ['the keyword language', 'ferry OR 渡輪', 'or'],
    ['a mistake in it', '(ferry OR', 'queryUnclosedGroup'],
    ['two terms side by side, as the language has it', '"late ferry" pier', 'queryMissingOperator'],
    ['more words than a query may have', 'a '.repeat(LIMITS.queryTerms + 1), 'queryTooManyTerms'],
  ];
  test.each(cases)('%s', (_name, text, read) => {
    expect(types(text)).toBe(read);
  });
});
