import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { mentionScope } from '../../../tests/support/mention-scope.ts';
import { type ClickHouse, openClickHouse } from './client.ts';
import { migrateClickHouse } from './migrations.ts';
import { type OrganisationEntitiesRow, ownEntities, readersOf } from './organisation-entities.ts';
import { mentionsIn } from './queries/mention-scope.ts';
import type { Narrowing } from './queries/narrowing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-entities-'));
let clickhouse: ClickHouse;

const HSBC = 'organisation HSBC';
const mention = (post_id: number, entities: string[]) => ({
  topic_id: 1,
  revision: 1,
  published_at: 1000,
  post_id,
  media_type: 'news',
  sentiment: 'Positive',
  entities,
  version: 5,
  is_deleted: 0,
});
const own = (organisation_id: number, post_id: string, version: number, entities: string[]): OrganisationEntitiesRow => ({
  organisation_id,
  post_id,
  entities,
  version,
  is_deleted: entities.length === 0 ? 1 : 0,
});

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(clickhouse);
  await clickhouse.insert('mentions', [mention(1, [HSBC]), mention(2, []), mention(3, [HSBC]), mention(4, [HSBC])]);
  // The row of a later version stands, though it came first.
  await clickhouse.insert('organisation_entities', [own(7, '1', 9, ['product Ours']), own(7, '4', 9, [])]);
  await clickhouse.insert('organisation_entities', [own(7, '1', 8, ['product Old']), own(7, '4', 8, ['product Old'])]);
  await clickhouse.insert('organisation_entities', [own(7, '2', 8, ['product Ours', HSBC]), own(8, '3', 8, ['place Theirs'])]);
  await clickhouse.insert('sentiment_corrections', [
    { organisation_id: 7, post_id: '2', sentiment: 'Negative', version: 1, is_deleted: 0 },
  ]);
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const scope = (organisationId: number, filter: Narrowing = {}) =>
  mentionScope({ organisationId, filter: { mediaTypes: ['news'], ...filter } });

async function countsOf(organisationId: number, filter: Narrowing = {}): Promise<string[]> {
  const mentions = mentionsIn(scope(organisationId, filter), { entities: true });
  const sql = `SELECT entity, count() AS n FROM ${mentions.sql} ARRAY JOIN entities AS entity GROUP BY entity ORDER BY entity`;
  const rows = await clickhouse.query({ sql, row: z.object({ entity: z.string(), n: z.number() }) }, mentions.params);
  return rows.map(({ entity, n }) => `${entity} ${n}`);
}

test('of mentions, those of the organisation that asks are counted', async () => {
  expect(await countsOf(7)).toEqual(['organisation HSBC 3', 'product Ours 2']);
  expect(await countsOf(8)).toEqual(['organisation HSBC 2', 'place Theirs 1']);
  expect(await countsOf(9)).toEqual(['organisation HSBC 3']);
});

test('together with its corrections of the sentiment', async () => {
  expect(await countsOf(7, { sentiments: ['Negative'] })).toEqual(['organisation HSBC 1', 'product Ours 1']);
  expect(await countsOf(7, { sentiments: ['Positive'] })).toEqual(['organisation HSBC 2', 'product Ours 1']);
});

test('who does not ask for entities gets none, rather than those of everybody', async () => {
  const mentions = mentionsIn(scope(7));
  const ask = (column: string) =>
    clickhouse.query(
      { sql: `SELECT ${column} AS value FROM ${mentions.sql}`, row: z.object({ value: z.unknown() }) },
      mentions.params,
    );
  await expect(ask('entities')).rejects.toThrow(/entities/);
  expect(await ask('toString(post_id)')).toHaveLength(4);
});

test('of posts, only those that differ are told', async () => {
  expect(await ownEntities(clickhouse, 7, ['1', '2', '3', '4'])).toEqual(
    new Map([
      ['1', ['product Ours']],
      ['2', ['product Ours', HSBC]],
    ]),
  );
  expect(await readersOf(clickhouse, ['1', '3'])).toEqual(
    expect.arrayContaining([
      { organisationId: 7, post: '1' },
      { organisationId: 8, post: '3' },
    ]),
  );
});
