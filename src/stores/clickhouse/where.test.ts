import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { generatedPost } from '../../../tests/support/generated-posts.ts';
import { generatedQuery } from '../../../tests/support/generated-queries.ts';
import type { QueryNode } from '../../engine/query/ast.ts';
import { evaluate } from '../../engine/query/evaluate.ts';
import { type ClickHouse, openClickHouse } from './client.ts';
import { migrateClickHouse } from './migrations.ts';
import { STANDS } from './standing-posts.ts';
import { whereQuery } from './where.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-where-'));
let clickhouse: ClickHouse;

/** More than one granule of the index; every third post is stored again with other text, author and facts. */
const POSTS = 1500;
const documents = fc.sample(generatedPost, { numRuns: POSTS + POSTS / 3 });
/** Rows as they are stored: the id, the version, and what a query sees. */
const rows = documents.map((document, index) =>
  index < POSTS ? { id: index + 1, version: 1, document } : { id: (index - POSTS) * 3 + 1, version: 2, document },
);

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(clickhouse);
  await clickhouse.command('SYSTEM STOP MERGES posts', {}, 'unbounded');
  for (const [from, to] of [
    [0, 1100],
    [1100, 1600],
    [1600, rows.length],
  ])
    await clickhouse.insert('posts', rows.slice(from, to).map(stored));
  const edited = rows.filter(({ version }) => version === 2);
  await clickhouse.insert(
    'edited_posts',
    edited.map(({ id, version }) => ({ id, version })),
  );
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

function stored({ id, version, document }: (typeof rows)[number]): object {
  const { tokens, title, content, authorTokens, domain, language, mediaType } = document;
  const facts = { domain, language: language.toUpperCase(), media_type: mediaType };
  return { id, version, tokens, title, content, author_tokens: authorTokens, ...facts };
}

const EVERY = 'every row, without the index';
const WAYS = {
  [EVERY]: { from: 'posts', more: '', index: 0 },
  'rows that stand': { from: 'posts', more: ` AND ${STANDS}`, index: 1 },
  'merged rows': { from: 'posts FINAL', more: '', index: 1 },
  'merged rows, without the index': { from: 'posts FINAL', more: '', index: 0 },
};
const answer = z.object({ way: z.string(), found: z.array(z.string()) });

/** All ways in one statement: an answer is mostly its frame. */
async function found(query: QueryNode): Promise<Record<string, string[]>> {
  const { sql, params } = whereQuery(query);
  const ways = Object.entries(WAYS).map(
    ([way, { from, more, index }]) =>
      `SELECT '${way}' AS way, arraySort(groupArray(concat(toString(id), '.', toString(version)))) AS found FROM (SELECT id, version FROM ${from} WHERE ${sql}${more} SETTINGS use_skip_indexes = ${index})`,
  );
  const answers = await clickhouse.query({ sql: ways.join('\nUNION ALL\n'), row: answer }, params);
  return Object.fromEntries(answers.map(({ way, found: ids }) => [way, ids]));
}

function expected(query: QueryNode): Record<string, string[]> {
  const matching = rows.filter(({ document }) => evaluate(query, document));
  const names = (kept: typeof rows) => kept.map(({ id, version }) => `${id}.${version}`).sort();
  const standing = matching.filter(({ id, version }) => version === 2 || (id - 1) % 3 !== 0);
  const { [EVERY]: _, ...merged } = WAYS;
  return { [EVERY]: names(matching), ...Object.fromEntries(Object.keys(merged).map((way) => [way, names(standing)])) };
}

describe('a query in ClickHouse', () => {
  test('means what it means in memory, with the text index and without, for rows as they came and as they stand', async () => {
    let matches = 0;
    await fc.assert(
      fc.asyncProperty(generatedQuery, async (query) => {
        const wanted = expected(query);
        matches += wanted['merged rows']?.length ? 1 : 0;
        expect(await found(query)).toEqual(wanted);
      }),
      { numRuns: 200 },
    );
    // A law about nothing would hold too.
    expect(matches).toBeGreaterThan(100);
  }, 60_000);
});

const hundreds = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ type: 'term', tokens: [`${name}${n}`] }) as const);

const shapes: [string, QueryNode][] = [
  ['an AND of nothing', { type: 'and', children: [] }],
  ['an OR of nothing', { type: 'or', children: [] }],
  ['the words of a person who knows regular expressions', { type: 'exact', text: '.NET' }],
  ['what looks like SQL', { type: 'exact', text: "'; DROP TABLE posts; --{q0:String}" }],
  ['two thousand words', { type: 'or', children: [...hundreds('w', 1999), { type: 'term', tokens: ['ferry'] }] }],
  [
    'six hundred phrases',
    {
      type: 'or',
      children: [
        ...Array.from({ length: 600 }, (_, n) => ({ type: 'term', tokens: ['ferry', 'late', `w${n}`] }) as const),
        { type: 'term', tokens: ['渡', '輪', '渡'] },
        { type: 'term', tokens: ['渡', '輪', '白'] },
      ],
    },
  ],
  [
    'alternatives of every kind',
    {
      type: 'or',
      children: [
        ...['lat', 'hk'].map((prefix) => ({ type: 'term', tokens: [prefix], prefix: true }) as const),
        { type: 'term', tokens: ['渡', '輪', 'fer'], prefix: true },
        ...['ferry', '票'].map((token) => ({ type: 'term', tokens: [token], field: 'title' }) as const),
        { type: 'term', tokens: ['2026', 'fer'], prefix: true, field: 'title' },
        ...['lee', 'john'].map((name) => ({ type: 'author', tokens: [name] }) as const),
        ...['org', 'hk01.com'].map((domain) => ({ type: 'site', domain }) as const),
      ],
    },
  ],
  [
    'two hundred near two hundred',
    {
      type: 'near',
      ordered: false,
      distance: 50,
      left: { type: 'or', children: [...hundreds('l', 199), { type: 'term', tokens: ['ferry'] }] },
      right: { type: 'or', children: [...hundreds('r', 199), { type: 'term', tokens: ['票'] }] },
    },
  ],
  [
    'fifty deep',
    Array.from({ length: 50 }).reduce<QueryNode>((child) => ({ type: 'not', child }), { type: 'term', tokens: ['ferry'] }),
  ],
];

describe('a query that few would write', () => {
  test.each(shapes)('%s', async (_name, query) => {
    expect(await found(query)).toEqual(expected(query));
  });
});
