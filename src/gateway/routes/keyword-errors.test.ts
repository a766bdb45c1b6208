/** Every mistake that a caller of the API can make in a query of the keyword language: the same answer at both doors. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { LIMITS } from '../../contract/limits.ts';
import { QUERY_ERRORS, type QueryError } from '../../contract/query.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.tokenFor(await gateway.stores.createOrganisation({ subscription: { maxKeywords: 1_000_000 } }));
});
afterAll(() => gateway.close());

const words = (count: number, join: string) => Array.from({ length: count }, (_, index) => `w${index}`).join(join);

const tags = (name: string, count: number) => `(${words(count, ' OR ').replaceAll('w', `#${name}`)})`;

const MISTAKES: [name: string, text: string, code: QueryError, at: number][] = [
  ['two terms side by side', 'milk tea', 'queryMissingOperator', 5],
  ['a phrase beside a word', '"milk tea" kiosk', 'queryMissingOperator', 11],
  ['an operator at the end', 'tea AND', 'queryMissingOperand', 4],
  ['an operator at the beginning', 'OR tea', 'queryMissingOperand', 0],
  ['an empty group', 'tea AND ()', 'queryEmptyGroup', 8],
  ['a group that is not closed', '(tea OR milk', 'queryUnclosedGroup', 0],
  ['a group that was not opened', 'tea OR milk)', 'queryUnopenedGroup', 11],
  ['a quote that is not closed', 'tea OR "milk', 'queryUnclosedQuote', 7],
  ['a brace that is not closed', 'tea OR {Milk', 'queryUnclosedExact', 7],
  ['a brace that was not opened', 'tea OR Milk}', 'queryUnopenedExact', 11],
  ['a term of punctuation', 'tea OR "!?"', 'queryUnreadableTerm', 7],
  ['a prefix of two characters', 'te*', 'queryPrefixTooShort', 0],
  ['a star inside a word', 'mil*k', 'queryWildcardPlace', 3],
  ['a field that there is not', 'colour:red', 'queryUnknownField', 0],
  ['a source that there is not', 'source:pigeon', 'queryFieldValue', 7],
  ['a field inside a field', 'title:(author:ann OR tea)', 'queryNestedField', 7],
  ['a distance beyond the limit', `tea NEAR/${LIMITS.nearDistance + 1} milk`, 'queryNearDistance', 4],
  ['NEAR without a distance', 'tea NEAR milk', 'queryNearDistance', 4],
  ['AND as a side of NEAR', 'tea NEAR/3 (milk AND sugar)', 'queryNearOperand', 12],
  ['too many sides of NEAR', 'a NEAR/1 b NEAR/1 c NEAR/1 d NEAR/1 e', 'queryNearChain', 29],
  ['too many tags on both sides of NEAR', `${tags('a', 50)} NEAR/3 ${tags('b', 50)}`, 'queryNearTags', 0],
  ['nothing that must occur', 'NOT tea', 'queryOnlyNot', 0],
  ['a sign of another language', '-tea', 'querySymbol', 0],
  ['a fuzzy term', 'tea~2', 'queryUnsupported', 3],
  ['a phrase of too many words', `"${words(LIMITS.termTokens + 1, ' ')}"`, 'queryTermTooLong', 0],
  ['too many terms', words(LIMITS.queryTerms + 1, ' OR '), 'queryTooManyTerms', -1],
  [
    'brackets nested too deep',
    `${'(a OR (b AND '.repeat(LIMITS.queryDepth)}c${'))'.repeat(LIMITS.queryDepth)}`,
    'queryNestedTooDeep',
    -1,
  ],
  ['a text that is too long', 'a'.repeat(LIMITS.queryLength + 1), 'queryTooLong', -1],
];

/** Of nothing at all the contract itself says `inclusionRequired`. */
const ELSEWHERE: QueryError[] = ['queryEmpty'];

const PERIOD = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'] as const;

async function refusals(inclusion: unknown, exclusion: unknown): Promise<Record<string, string>[]> {
  const [startsAt, endsAt] = PERIOD;
  const call = await gateway.call(token, 'create_topic', ['T', startsAt, endsAt, ['news'], 'advanced', inclusion, exclusion]);
  expect([call.statusCode, call.json().result, call.json().error?.code]).toEqual([400, false, 'invalid']);
  const preview = await gateway.app.inject({
    method: 'POST',
    url: '/api/gateway/topics/preview',
    headers: { authorization: `Bearer ${token}` },
    payload: { mediaTypes: ['news'], keywordInputMode: 'advanced', inclusion, exclusion },
  });
  expect([preview.statusCode, preview.json().error?.code]).toEqual([400, 'invalid']);
  return [call.json().error.fields, preview.json().error.fields];
}

describe('a query with', () => {
  test.each(MISTAKES)('%s', async (_name, text, code, at) => {
    const expected = { inclusion: code, ...(at >= 0 && { [`inclusion.${at}`]: code }) };
    for (const fields of await refusals(text, '')) expect(fields).toMatchObject(expected);
    const excluded = { exclusion: code, ...(at >= 0 && { [`exclusion.${at}`]: code }) };
    if (code !== 'queryOnlyNot') for (const fields of await refusals('tea', text)) expect(fields).toMatchObject(excluded);
  });

  test('several mistakes names each at its place, on both sides', async () => {
    for (const fields of await refusals('milk tea OR', '"tea')) {
      expect(fields).toMatchObject({
        inclusion: 'queryMissingOperator',
        'inclusion.5': 'queryMissingOperator',
        'inclusion.9': 'queryMissingOperand',
        exclusion: 'queryUnclosedQuote',
        'exclusion.0': 'queryUnclosedQuote',
      });
    }
  });

  test.each([
    ['nothing', '', 'inclusionRequired'],
    ['white space', ' \n\u3000', 'inclusionRequired'],
    ['groups in the place of a text', { operator: 'AND', groups: [['tea']] }, 'malformed'],
    ['a NUL', 'tea\0', 'malformed'],
    ['half a surrogate pair', 'tea \ud800', 'malformed'],
  ])('%s as its inclusion', async (_name, inclusion, code) => {
    for (const fields of await refusals(inclusion, '')) expect(fields).toMatchObject({ inclusion: code });
  });
});

test('every error there is has its row', () => {
  const shown = new Set([...MISTAKES.map(([, , code]) => code), ...ELSEWHERE]);
  expect(QUERY_ERRORS.filter((code) => !shown.has(code))).toEqual([]);
});
