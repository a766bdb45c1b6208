/** Files made in the background, on real stores: how far they are, what is in them, and what is left of those that fail. */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvRows } from '../../../tests/support/csv-rows.ts';
import { sheetRows } from '../../../tests/support/sheet-rows.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { clearExport, exportParts, failExport, finishExport, readExportPart } from '../../stores/postgres/export-parts.ts';
import { exports, findExport } from '../../stores/postgres/exports.ts';
import { runAll } from '../../workers/runner.ts';
import { topicOverview } from '../analysis/overview.ts';
import { topicPosts } from '../analysis/posts.ts';
import type { Actor } from '../environment.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { createExport } from './create-export.ts';
import { deleteExport } from './delete-export.ts';
import { actorOfDownload, downloadExport } from './download-export.ts';
import { exportLink } from './export-link.ts';
import { listExports } from './list-exports.ts';
import { ownExport } from './own-export.ts';
import { reportSections } from './report-sections.ts';

let stores: TestStores;
let actor: Actor;
let topic: TopicOfPosts;
beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation({ timezone: 'Europe/London' });
  const posts = Array.from({ length: 12 }, (_, at) => ({
    content: at === 0 ? '=1+1\r\n"quoted" <b>&\u0001_x0041_' : `第${at}則`,
    likes: at,
    sentiment: at % 2 === 0 ? ('Positive' as const) : ('Negative' as const),
    published_at: new Date(Date.parse('2026-03-01T00:30:00Z') + at * 86_400_000).toISOString(),
  }));
  const period = { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-06-01T00:00:00Z' };
  stores.clock.now = new Date('2026-05-01T00:00:00Z');
  topic = await topicOfPosts(stores, actor, posts, { ...period, name: '渡輪' });
});
afterAll(() => stores.close());

const ask = (format: 'csv' | 'xlsx', filter: object = {}, as = actor, id = topic.id) =>
  createExport(stores.environment, as, { id, format, filter });
const work = () => runAll(stores.environment, stores.clock.now);

async function bytesOf(exportId: string, as = actor, environment = stores.environment): Promise<Buffer> {
  const { bytes } = await downloadExport(environment, as, exportId);
  return buffer(bytes);
}

test('a CSV file is not ready before it is made; then it has the rows of the screen', async () => {
  const { id } = await ask('csv', { sentiments: ['Positive'] });
  const notReady = { code: 'not_ready', message: 'Data is not ready for download' };
  await expect(bytesOf(id)).rejects.toMatchObject(notReady);
  await expect(exportLink(stores.environment, actor, id)).rejects.toMatchObject(notReady);
  expect(await work()).toBe(1);
  const { count } = await topicPosts(stores.environment, actor, { id: topic.id, filter: { sentiments: ['Positive'] } });
  const [listed] = await listExports(stores.environment, actor);
  expect(listed).toMatchObject({ id, state: 'done', rowsDone: count, rowsTotal: count, failure: null, topicName: '渡輪' });
  expect(listed?.fileName).toBe('渡輪 2026-02-01 2026-05-01.csv');
  expect(csvRows((await bytesOf(id)).toString())).toHaveLength(count);
  const { url } = await exportLink(stores.environment, actor, id);
  const token = new URL(url, 'http://localhost').searchParams.get('token') ?? '';
  expect(await actorOfDownload(stores.environment, id, token)).toEqual(actor);
  await expect(actorOfDownload(stores.environment, randomUUID(), token)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a spreadsheet has dates on the organisation’s clock, numbers and texts as they are, and says what it is of', async () => {
  const { id } = await ask('xlsx', { sort: 'oldest', language: 'zh-Hant', mediaTypes: ['news'], hours: [0, 1] });
  await work();
  const [head = [], first = [], ...others] = sheetRows(await bytesOf(id), 'xl/worksheets/sheet1.xml');
  expect(others).toHaveLength(11);
  const cell = (row: unknown[], name: string) => row[head.indexOf(name)];
  expect(head[0]).toBe('發布時間（Europe/London）');
  expect(new Date(Math.round((Number(first[0]) - 25_569) * 86_400) * 1000).toISOString()).toBe('2026-03-01T00:30:00.000Z');
  expect(cell(first, '內容')).toBe('=1+1\r\n"quoted" <b>&_x005F_x0041_');
  expect(others.map((row) => cell(row, '讚好'))).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
  expect(cell(first, '情緒')).toBe('Positive');
  expect(cell(first, 'ID')).toBe(topic.postIds[0]);
  const about = new Map(sheetRows(await bytesOf(id), 'xl/worksheets/sheet2.xml') as [string, string][]);
  expect(about.get('專題')).toBe('渡輪');
  expect(about.get('篩選')).toBe('媒體類型：新聞；時間：00:00、01:00');
  expect(about.get('時段')).toBe('2026-02-01 00:00 至 2026-05-01 01:00');
});

describe('half a file does not look like a whole one:', () => {
  test.each(['csv', 'xlsx'] as const)('a store that goes away fails the reader of %s, and nobody else', async (format) => {
    const { id } = await ask(format);
    await work();
    const { postgres } = stores.environment;
    const first = await readExportPart(postgres, id, 0);
    await postgres
      .update(exportParts)
      .set({ bytes: first?.subarray(0, 20) ?? Buffer.alloc(0) })
      .where(eq(exportParts.exportId, id));
    let parts = 0;
    const breaking = new Proxy(postgres, {
      get(target, name, receiver) {
        if (name !== 'select') return Reflect.get(target, name, receiver) as unknown;
        return (fields?: { bytes?: unknown }) => {
          if (fields?.bytes && parts++ > 0) throw new Error('the store went away');
          return fields ? postgres.select(fields as { bytes: typeof exportParts.bytes }) : postgres.select();
        };
      },
    });
    await expect(bytesOf(id, actor, { ...stores.environment, postgres: breaking })).rejects.toThrow('the store went away');
    expect(parts).toBe(2);
  });
});

test('is done only with all that was written, and given up only while it is not', async () => {
  const { postgres } = stores.environment;
  const { id } = await ask('csv');
  await work();
  const maker = (await findExport(postgres, id))?.maker ?? '';
  expect(await failExport(postgres, { id }, 'broken')).toBe(false);
  expect(await clearExport(postgres, { id, maker })).toBe(false);
  expect(await readExportPart(postgres, id, 0)).not.toBeNull();
  const { bytes, rowsDone } = await ownExport(stores.environment, actor, id);
  await postgres.update(exports).set({ state: 'running' }).where(eq(exports.id, id));
  const written = { parts: 1, bytes, rowsDone };
  const finish = (change: object) => finishExport(postgres, { id, maker }, { ...written, ...change }, { fileName: 'a.csv' });
  expect(await finish({ rowsDone: rowsDone + 1 })).toBe(false);
  expect(await finish({ bytes: bytes + 1 })).toBe(false);
  await expect(finish({ parts: 2 })).rejects.toThrow(/of 2 pieces/);
  await postgres.update(exportParts).set({ number: 1 }).where(eq(exportParts.exportId, id));
  await expect(finish({})).rejects.toThrow(/of 1 pieces/);
  expect(await ownExport(stores.environment, actor, id)).toMatchObject({ state: 'running' });
  await postgres.update(exportParts).set({ number: 0 }).where(eq(exportParts.exportId, id));
  expect(await finish({})).toBe(true);
  expect(await ownExport(stores.environment, actor, id)).toMatchObject({ state: 'done' });
});

test('an organisation whose files fill its room gets no new one', async () => {
  const full = await stores.createOrganisation();
  const other = await topicOfPosts(stores, full, [{}]);
  const { id } = await ask('csv', {}, full, other.id);
  await work();
  const { postgres } = stores.environment;
  await postgres.update(exports).set({ bytes: LIMITS.keptExportBytes }).where(eq(exports.id, id));
  const reached = { code: 'limit_reached', detail: { limit: 'keptExportBytes' } };
  await expect(ask('csv', {}, full, other.id)).rejects.toMatchObject(reached);
  await deleteExport(stores.environment, full, id);
  expect(await ask('csv', {}, full, other.id)).toMatchObject({ state: 'queued' });
  await work();
});

describe('leave nothing behind:', () => {
  test('one of a topic that is deleted meanwhile', async () => {
    const other = await topicOfPosts(stores, actor, [{}]);
    const { id } = await ask('csv', {}, actor, other.id);
    await deleteTopic(stores.environment, actor, { id: other.id });
    await work();
    expect(await ownExport(stores.environment, actor, id)).toMatchObject({ state: 'failed', failure: 'topicGone' });
  });

  test('one that breaks off is tried again, and says so after the last try', async () => {
    const { clickhouse } = stores.environment;
    let tries = 0;
    const breaking: ClickHouse = {
      query: clickhouse.query.bind(clickhouse),
      insert: clickhouse.insert.bind(clickhouse),
      command: clickhouse.command.bind(clickhouse),
      maintain: clickhouse.maintain.bind(clickhouse),
      close: () => clickhouse.close(),
      stream: async function* broken() {
        tries += 1;
        yield Buffer.from('a row\r\n');
        throw new Error('the store went away');
      },
    };
    for (const format of ['csv', 'xlsx'] as const) {
      tries = 0;
      const { id } = await ask(format);
      await runAll({ ...stores.environment, clickhouse: breaking }, stores.clock.now);
      expect(tries).toBe(3);
      expect(await ownExport(stores.environment, actor, id)).toMatchObject({ state: 'failed', failure: 'broken' });
      expect(await readExportPart(stores.environment.postgres, id, 0)).toBeNull();
    }
  });

  test('one whose process died in the last try', async () => {
    const { id } = await ask('csv');
    await work();
    await stores.environment.postgres.update(exports).set({ state: 'running' }).where(eq(exports.id, id));
    await stores.environment.jobs.send('tidy', {});
    await runAll(stores.environment, new Date(stores.clock.now.getTime() + 6 * 60_000));
    expect(await readExportPart(stores.environment.postgres, id, 0)).toBeNull();
    expect(await ownExport(stores.environment, actor, id)).toMatchObject({ state: 'failed', failure: 'broken' });
  });
});

test('are their owner’s alone, and an organisation waits for a few at a time', async () => {
  const mine = await ask('csv');
  const stranger = await stores.createOrganisation();
  for (const as of [stranger, { ...actor, userId: randomUUID() }]) {
    await expect(ownExport(stores.environment, as, mine.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(deleteExport(stores.environment, as, mine.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listExports(stores.environment, as)).toEqual([]);
  }
  await expect(ask('csv', {}, stranger)).rejects.toMatchObject({ code: 'not_found' });
  for (let more = 1; more < LIMITS.exportsUnderWay; more++) await ask('csv');
  const reached = { code: 'limit_reached', detail: { limit: 'exports', max: LIMITS.exportsUnderWay } };
  await expect(ask('csv')).rejects.toMatchObject(reached);
  await work();
  await ask('csv');
  await work();
});

test('a report of what was clicked is refused, and a sheet names its tags', async () => {
  const pdf = createExport(stores.environment, actor, { id: topic.id, format: 'pdf', filter: { bucket: { hours: [1] } } });
  await expect(pdf).rejects.toMatchObject({ code: 'invalid', detail: { fields: { 'filter.bucket': 'malformed' } } });
  const { id } = await ask('xlsx', { language: 'zh-Hant', tags: ['跟進'] });
  await work();
  const about = new Map(sheetRows(await bytesOf(id), 'xl/worksheets/sheet2.xml') as [string, string][]);
  expect(about.get('篩選')).toBe('標籤：跟進');
});

describe('a report', () => {
  const view = { filter: { endDate: '2026-05-01T00:00:00Z', sentiments: ['Positive'] }, choices: {}, timezone: 'Europe/London' };

  test('is a PDF of its pages, with the characters it needs and no others', async () => {
    const sizes: number[] = [];
    for (const tab of [undefined, 'overview']) {
      const { id } = await createExport(stores.environment, actor, {
        id: topic.id,
        format: 'pdf',
        tab,
        filter: { language: 'zh-Hant' },
      });
      await work();
      expect(await ownExport(stores.environment, actor, id)).toMatchObject({
        state: 'done',
        rowsTotal: null,
        fileName: expect.stringMatching(/\.pdf$/) as string,
      });
      const pdf = (await bytesOf(id)).toString('latin1');
      expect(pdf.startsWith('%PDF-1.')).toBe(true);
      expect(pdf).toContain('NotoSansHK');
      sizes.push(pdf.match(/\/Type \/Page\n/g)?.length ?? 0);
      expect(pdf.length).toBeLessThan(200_000);
    }
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  });

  test('has the figures of the screen, in both languages', async () => {
    const overview = await topicOverview(stores.environment, actor, { id: topic.id, filter: view.filter });
    for (const [language, label] of [
      ['en', 'Positive'],
      ['zh-Hant', '正面'],
    ] as const) {
      const { figures, sections } = await reportSections(
        stores.environment,
        actor,
        { ...view, id: topic.id, language },
        'overview',
      );
      expect(figures[0]?.value).toBe(String(overview.mentions.value));
      const [series, tones] = sections[0]?.blocks ?? [];
      expect(series).toMatchObject({ kind: 'series', rows: { length: overview.mentionsOverTime.length } });
      const counts = series?.kind === 'series' ? series.rows.map(({ count }) => count) : [];
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(overview.mentions.value);
      expect(tones).toMatchObject({ rows: [{ label, count: overview.sentiment.positive, text: '6 · 100.0%' }] });
    }
  });
});
