/** liqe's own queries over its own records: the same posts are found, wherever the question can be asked here. */
import { describe, expect, it } from 'vitest';
import { createMatcher } from '../../src/engine/matching/matcher.ts';
import { compile } from '../../src/engine/query/compile.ts';
import { evaluate } from '../../src/engine/query/evaluate.ts';
import { parse } from '../../src/engine/query/parse.ts';
import { say } from './documented-choices.ts';
import { mended } from './fix-its.ts';
import { absentFeature, documentOf, inOurSpelling, liqeSuite } from './liqe-records.ts';
import { isSharedData, readShared } from './shared-data.ts';

/** liqe gives AND and OR the same rank, from left to right; here AND binds before OR, and a warning asks for parentheses. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  '(name:fox OR name:"foo bar" AND nick:"old dog")': ['fox', 'foo bar'],
};

describe.skipIf(!isSharedData)('liqe', () => {
  const suite = isSharedData
    ? liqeSuite.parse(JSON.parse(readShared('query_pairs', 'liqe_filter.json')))
    : { records: [], cases: [] };
  const asked = suite.cases.filter(({ query }) => absentFeature(query) === undefined);

  it('says what does not apply', () => {
    const absent = suite.cases.filter((one) => !asked.includes(one));
    say(`liqe: ${suite.cases.length} queries, ${asked.length} apply`);
    for (const { query } of absent) say(`  does not apply: ${query}   (${absentFeature(query)})`);
    for (const query of Object.keys(OTHERWISE)) say(`  a choice of ours: ${query}   (AND binds before OR)`);
    expect(asked.length).toBeGreaterThanOrEqual(23);
  });

  it.each(absentOnlyNot(suite.cases))('$query is an error here', ({ query }) => {
    const codes = parse(query).problems.flatMap(({ severity, code }) => (severity === 'error' ? [code] : []));
    expect(codes.join()).toMatch(/^query(?:OnlyNot|Symbol)$/);
  });

  it.each(asked)('$query', ({ query, expect_names }) => {
    const { text, tree } = mended(inOurSpelling(query), 'or');
    if (tree === null) throw new Error(`not a query: ${text}`);
    const compiled = compile(tree);
    const found = suite.records.filter((record) => evaluate(compiled, documentOf(record)));
    expect(found.map((record) => record.name).sort()).toEqual([...(OTHERWISE[query] ?? expect_names)].sort());
    const matcher = createMatcher([['it', compiled]]);
    expect(suite.records.filter((record) => matcher.match(documentOf(record)).length > 0)).toEqual(found);
  });
});

function absentOnlyNot<T extends { query: string }>(cases: readonly T[]): T[] {
  return cases.filter(({ query }) => absentFeature(query) === 'a query that is only NOT');
}
