import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { QueryNode } from '../../engine/query/ast.ts';
import { evaluate } from '../../engine/query/evaluate.ts';
import { tokenText } from '../../engine/text/token-text.ts';
import { type ClickHouse, openClickHouse } from './client.ts';
import { migrateClickHouse } from './migrations.ts';
import { whereQuery } from './where.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-where-'));
let clickhouse: ClickHouse;

/** Few words in three scripts, so that runs of them meet; one of them only joined to others. */
const WORDS = ['ferry', 'late', 'Ü', '2026', '渡', '輪', '白', '票', '投', 'カ', '#tag', '😀', "o'neil"];
const POSTS = 3000;
const word = fc.constantFrom(...WORDS);
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const sampled = fc.sample(fc.record({ title: text, content: text, editedTitle: text, edited: fc.nat(2) }), {
  numRuns: POSTS,
  seed: 7,
});

/** What is stored in the end: a third of the posts was edited. */
const tokensById = new Map(
  sampled.map((post, index) => [String(index + 1), tokenText(post.edited === 0 ? post.editedTitle : post.title, post.content)]),
);

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(clickhouse);
  const rows = sampled.map((post, index) => ({
    id: index + 1,
    media_type: 'news',
    version: 1,
    tokens: tokenText(post.title, post.content),
  }));
  const half = Math.floor(POSTS / 2);
  await clickhouse.insert('posts', rows.slice(0, half));
  await clickhouse.insert('posts', rows.slice(half));
  const edited = rows.filter((_, index) => sampled[index]?.edited === 0);
  await clickhouse.insert(
    'posts',
    edited.map((row) => ({ ...row, version: 2, tokens: tokensById.get(String(row.id)) })),
  );
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const TOKENS = ['ferry', 'late', 'u', '2026', '渡', '輪', '白', '票', '投', 'カ', '#', 'tag', '😀', 'o', 'neil', 'absent'];
const term = fc
  .array(fc.constantFrom(...TOKENS), { minLength: 1, maxLength: 4 })
  .map((tokens): QueryNode => ({ type: 'term', tokens }));

const { node } = fc.letrec<{ node: QueryNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    term,
    fc.record({ type: fc.constant('not' as const), child: tie('node') }),
    fc.record({ type: fc.constantFrom('and' as const, 'or' as const), children: fc.array(tie('node'), { maxLength: 3 }) }),
  ),
}));

async function found(query: QueryNode, useIndex: 0 | 1): Promise<string[]> {
  const where = whereQuery(query);
  const sql = `SELECT toString(post) AS id FROM (SELECT id AS post FROM posts FINAL WHERE ${where.sql} SETTINGS use_skip_indexes = ${useIndex}) ORDER BY post`;
  const rows = await clickhouse.query({ sql, row: z.object({ id: z.string() }) }, where.params);
  return rows.map(({ id }) => id);
}

describe('a query in ClickHouse', () => {
  test('means what it means in memory, with the text index and without', async () => {
    await fc.assert(
      fc.asyncProperty(node, async (query) => {
        const expected = [...tokensById].filter(([, tokens]) => evaluate(query, tokens)).map(([id]) => id);
        expect(await found(query, 1)).toEqual(expected);
        expect(await found(query, 0)).toEqual(expected);
      }),
      { numRuns: 250, seed: 11 },
    );
  });

  test('finds words of every script', async () => {
    for (const token of TOKENS.slice(0, -1)) expect(await found({ type: 'term', tokens: [token] }, 1)).not.toEqual([]);
  });
});
