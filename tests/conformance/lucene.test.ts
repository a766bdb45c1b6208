/**
 * Lucene's classic query parser: what it makes of 203 queries, structure only. A row agrees, or is mended by fix-its into
 * Lucene's structure, or is a choice of ours with its reason; nothing that is foreign here is silently read as words.
 */
import { describe, it } from 'vitest';
import { z } from 'zod';
import { hasErrors, parse } from '../../src/engine/query/parse.ts';
import { print } from '../../src/engine/query/print.ts';
import { expectAgreement, type Outcome } from './documented-choices.ts';
import { mended } from './fix-its.ts';
import { luceneChoice } from './lucene-choices.ts';
import { readStructure, structureOf } from './lucene-structure.ts';
import { isSharedData, readShared } from './shared-data.ts';

const parsed = z.object({
  query: z.string(),
  expect: z.string(),
  default_operator: z.enum(['AND', 'OR']).default('OR'),
  test: z.string(),
});
const escaped = z.object({ raw: z.string(), expect_escaped: z.string(), test: z.string() });
type Row = z.infer<typeof parsed>;

const MENDED = 'refused with a fix-it, and the mended query has its structure';

describe.skipIf(!isSharedData)('Lucene', () => {
  it('has the same structure, or another for a reason', () => {
    const lines = readShared('query_pairs', 'lucene_classic.jsonl').trim().split('\n');
    const rows = lines.map((line, index) => ({ ...z.union([parsed, escaped]).parse(JSON.parse(line)), name: `${index}` }));
    const outcomes: Outcome[] = [];
    const choices: Record<string, string[]> = {};
    for (const row of rows) {
      const name = `${row.name} ${JSON.stringify('query' in row ? row.query : row.raw)}`;
      const { agrees, detail, reason } = 'query' in row ? judge(row) : judgeEscaping(row.raw);
      outcomes.push({ name, agrees, detail });
      if (reason) choices[reason] = [...(choices[reason] ?? []), name];
    }
    expectAgreement('Lucene', outcomes, choices);
  });
});

interface Judgement {
  agrees: boolean;
  detail: string;
  reason?: string | undefined;
}

function judge(row: Row): Judgement {
  const query = inOurFields(row.query);
  const own = parse(query);
  const codes = own.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  if (row.expect === 'PARSE_ERROR') return settled(row, codes.length > 0, codes.join(' ') || 'no error', codes);
  const wanted = readStructure(inOurFields(row.expect));
  if (codes.length === 0) {
    const got = own.tree === null ? '' : structureOf(own.tree);
    return settled(row, got === wanted, `${got}, not ${wanted}`, codes);
  }
  const choice = luceneChoice(row, codes);
  if (choice !== undefined) return { agrees: false, detail: choice, reason: choice };
  const { tree, text } = mended(query, row.default_operator === 'AND' ? 'and' : 'or');
  const got = tree === null ? undefined : structureOf(tree);
  if (got === wanted) return { agrees: false, detail: text, reason: MENDED };
  return { agrees: false, detail: `${codes.join(' ')}; mended ${text}: ${got}, not ${wanted}` };
}

function settled(row: Row, agrees: boolean, detail: string, codes: readonly string[]): Judgement {
  return agrees ? { agrees, detail } : { agrees, detail, reason: luceneChoice(row, codes) };
}

/** Ours has no escapes to be put before signs: what is written in quotes is meant as it stands, and comes back so. */
function judgeEscaping(raw: string): Judgement {
  const quoted = print({ type: 'phrase', text: raw, prefix: false, start: 0, end: 0 });
  const again = parse(quoted);
  const holds = !hasErrors(again) && again.tree?.type === 'phrase' && again.tree.text === raw;
  return {
    agrees: false,
    detail: `${quoted} is not the same text`,
    reason: holds ? 'no escapes: quotation marks are enough, and keep it as it is' : undefined,
  };
}

/** The default field is not named here; for fields that posts do not have stand some that they have. */
function inOurFields(text: string): string {
  return text.replaceAll('field:', '').replaceAll('foo:', 'author:');
}
