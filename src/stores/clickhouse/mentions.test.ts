import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mentionScope } from '../../../tests/support/mention-scope.ts';
import { backfillMentions } from './backfill.ts';
import { type ClickHouse, openClickHouse } from './client.ts';
import { deleteMentions } from './delete-mentions.ts';
import { tombstone } from './mention-row.ts';
import { migrateClickHouse } from './migrations.ts';
import { mentionCount } from './queries/mention-count.ts';
import { topicTotals } from './queries/topic-totals.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earshot-mentions-'));
let clickhouse: ClickHouse;

beforeAll(async () => {
  clickhouse = await openClickHouse({ dataDir: folder });
  await migrateClickHouse(clickhouse);
  await clickhouse.insert('posts', [
    post(1, '2026-03-01T23:59:59Z'),
    post(2, '2026-03-02T00:00:00Z'),
    post(3, '2026-03-03T12:00:00Z'),
    post(4, '2026-03-03T23:59:59Z'),
    post(5, '2026-03-04T00:00:00Z'),
    { ...post(6, '2026-03-02T00:00:00Z'), media_type: 'x' },
  ]);
});
afterAll(async () => {
  await clickhouse.close();
  rmSync(folder, { recursive: true, force: true });
});

const secondsOf = (at: string) => Date.parse(at) / 1000;
const post = (id: number, at: string) => ({
  id,
  media_type: 'news',
  published_at: secondsOf(at),
  tokens: ' \u0001 渡 輪 ',
  version: 5,
});
const query = { type: 'term', tokens: ['渡', '輪'] } as const;
const topic = (topicId: number, revision = 1) => ({
  topicId,
  revision,
  query,
  mediaTypes: ['news'] as const,
  startsAt: new Date('2026-03-01T00:00:00Z'),
  endsAt: new Date('2026-03-04T00:00:00Z'),
});
const countOf = (topicId: number, revision: number) => mentionCount(clickhouse, mentionScope({ topicId, revision }));
const dayEdges = ['2026-03-02', '2026-03-03', '2026-03-04'].map((day) => new Date(day));

describe('mentions', () => {
  test('a backfill takes what matches within period and media types, and twice is once', async () => {
    await backfillMentions(clickhouse, topic(1));
    await backfillMentions(clickhouse, topic(1));
    expect(await countOf(1, 1)).toBe(4);
  });

  test('a period in fractions of a second is exact for whole seconds', async () => {
    await backfillMentions(clickhouse, {
      ...topic(2),
      startsAt: new Date('2026-03-01T23:59:59.001Z'),
      endsAt: new Date('2026-03-03T23:59:59.001Z'),
    });
    expect(await countOf(2, 1)).toBe(3);
  });

  test('a backfill that read the older text of a post loses against the tombstone of the newer', async () => {
    const key = { published_at: secondsOf('2026-03-02T00:00:00Z'), post_id: '2', media_type: 'news' } as const;
    await clickhouse.insert('mentions', [tombstone({ ...key, version: 6 }, { topicId: 3, revision: 1 })]);
    await backfillMentions(clickhouse, topic(3));
    expect(await countOf(3, 1)).toBe(3);
  });

  test('a backfill in slices takes each post once, whatever its id, and says how far it is', async () => {
    const ids = ['0', '6148914691236517205', '6148914691236517206', '12297829382473034411', '18446744073709551615'];
    const rare = ids.map((id) => ({ ...post(0, '2026-03-02T00:00:00Z'), id, tokens: ' \u0001 ferry ' }));
    await clickhouse.insert('posts', rare);
    const shares: number[] = [];
    const onShare = (share: number) => Promise.resolve(void shares.push(share));
    const ferries = { ...topic(6), query: { type: 'term', tokens: ['ferry'] } as const };
    await backfillMentions(clickhouse, ferries, { slice: 4, onShare });
    expect(shares).toEqual([1 / 3, 2 / 3]);
    expect(await countOf(6, 1)).toBe(5);
  });

  test('totals: every topic asked for, days by their edges', async () => {
    await backfillMentions(clickhouse, topic(4, 2));
    const totals = await topicTotals(clickhouse, {
      topics: [
        { topicId: 4, revision: 2, hidden: [] },
        { topicId: 99, revision: 1, hidden: [] },
      ],
      dayEdges,
    });
    expect([...totals]).toEqual([
      [4, { mentions: 4, dataStartAt: new Date('2026-03-01T23:59:59Z'), days: [1, 2] }],
      [99, { mentions: 0, dataStartAt: null, days: [0, 0] }],
    ]);
    expect(await topicTotals(clickhouse, { topics: [], dayEdges })).toEqual(new Map());
  });

  test('totals are of the revision asked for', async () => {
    const totals = await topicTotals(clickhouse, { topics: [{ topicId: 4, revision: 1, hidden: [] }], dayEdges });
    expect(totals.get(4)).toMatchObject({ mentions: 0 });
  });

  test('old revisions are deleted, or all of a topic', async () => {
    for (const revision of [1, 2, 3]) await backfillMentions(clickhouse, topic(5, revision));
    await deleteMentions(clickhouse, 5, { below: 3 });
    expect(await Promise.all([1, 2, 3].map((revision) => countOf(5, revision)))).toEqual([0, 0, 4]);
    await deleteMentions(clickhouse, 5);
    expect(await countOf(5, 3)).toBe(0);
    expect(await countOf(1, 1)).toBe(4);
  });
});
