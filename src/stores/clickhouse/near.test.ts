import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { generatedPost } from '../../../tests/support/generated-posts.ts';
import { generatedNear } from '../../../tests/support/generated-queries.ts';
import type { NearNode } from '../../engine/query/ast.ts';
import { evaluate } from '../../engine/query/evaluate.ts';
import { BoundValues } from './bound-values.ts';
import { type ClickHouse, openClickHouse } from './client.ts';
import { nearCondition } from './near-arrays.ts';
import { nearPattern } from './near-pattern.ts';
import { titleText } from './where-term.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-near-'));
let clickhouse: ClickHouse;
const documents = fc.sample(generatedPost, { numRuns: 1000 });

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
  const table = 'CREATE TABLE posts (id UInt64, tokens String) ENGINE = MergeTree ORDER BY id';
  await clickhouse.command(table, {}, 'unbounded');
  await clickhouse.insert(
    'posts',
    documents.map(({ tokens }, id) => ({ id, tokens })),
  );
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

type Way = (node: NearNode, text: string, values: BoundValues) => string;

/** whereNear takes the one or the other by distance; here both are asked for every distance. */
const WAYS: [string, Way][] = [
  ['arrays', nearCondition],
  ['a pattern', (node, text, values) => `match(${text}, ${values.text(nearPattern(node))})`],
];

async function found(node: NearNode, way: Way): Promise<number[]> {
  const values = new BoundValues();
  const condition = way(node, node.field === 'title' ? titleText(values) : 'tokens', values);
  const question = {
    sql: `SELECT toUInt32(id) AS post FROM posts WHERE ${condition} ORDER BY id`,
    row: z.object({ post: z.number() }),
  };
  return (await clickhouse.query(question, values.params)).map(({ post }) => post);
}

describe.each(WAYS)('NEAR by %s', (_name, way) => {
  test('is NEAR in memory', async () => {
    let matches = 0;
    await fc.assert(
      fc.asyncProperty(generatedNear, async (node) => {
        const expected = documents.flatMap((document, id) => (evaluate(node, document) ? [id] : []));
        matches += expected.length > 0 ? 1 : 0;
        expect(await found(node, way)).toEqual(expected);
      }),
      { numRuns: 120 },
    );
    expect(matches).toBeGreaterThan(40);
  }, 60_000);
});
