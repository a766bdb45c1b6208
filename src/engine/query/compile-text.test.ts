import { describe, expect, test } from 'vitest';
import { compileText } from './compile-text.ts';

describe('a text of the keyword language', () => {
  test('becomes a query, and says how many keywords it has', () => {
    expect(compileText('query', 'tea AND "milk foam"')).toMatchObject({ query: { type: 'and' }, keywords: 2 });
    // What is only not wise is no error.
    expect(compileText('query', 'tea and')).toMatchObject({ errors: { query: 'queryMissingOperator' } });
    expect(compileText('query', 'tea OR tea')).toMatchObject({ keywords: expect.any(Number) });
  });

  test.each([
    [
      'each error at its place',
      'milk tea OR ()',
      { query: 'queryMissingOperator', 'query.5': 'queryMissingOperator', 'query.12': 'queryEmptyGroup' },
    ],
    ['nothing at all', '  ', { query: 'queryEmpty' }],
    ['only what must not occur', 'NOT tea', { query: 'queryOnlyNot', 'query.0': 'queryOnlyNot' }],
  ])('%s', (_name, text, errors) => {
    expect(compileText('query', text)).toEqual({ errors: expect.objectContaining(errors) });
  });
});
