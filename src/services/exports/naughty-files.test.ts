/** Files of posts that hold naughty texts, under a topic that is called so: opened again, nothing in them is anything but text. */
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvRows } from '../../../tests/support/csv-rows.ts';
import { CONTROLS, NAUGHTY } from '../../../tests/support/naughty-strings.ts';
import { sheetEntries, sheetRows } from '../../../tests/support/sheet-rows.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { type TopicOfPosts, topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { EXPORTED_COLUMNS } from '../../contract/exports.ts';
import { runAll } from '../../workers/runner.ts';
import type { Actor } from '../environment.ts';
import { tagPosts } from '../triage/tag-posts.ts';
import { createExport } from './create-export.ts';
import { downloadExport } from './download-export.ts';
import { attachment, fileName } from './file-name.ts';

const TEXTS = Object.values({ ...NAUGHTY, CONTROLS });
/** By the CSV Injection page of OWASP; their full-width twins, which a spreadsheet takes for the same. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;

let stores: TestStores;
let actor: Actor;
let topic: TopicOfPosts;
beforeAll(async () => {
  stores = await openTestStores();
  actor = await stores.createOrganisation({ timezone: 'Europe/London' });
  const posts = TEXTS.map((text, place) => ({
    content: text,
    author: `${text}${place}`,
    author_name: text,
    author_url: text,
    url: `javascript:${text}`,
    channel: text,
    published_at: new Date(Date.parse('2026-03-01T00:00:00Z') + place * 3_600_000).toISOString(),
  }));
  const period = { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-06-01T00:00:00Z' };
  stores.clock.now = new Date('2026-05-01T00:00:00Z');
  topic = await topicOfPosts(stores, actor, posts, { ...period, name: NAUGHTY['formula'] });
  for (const [place, id] of topic.postIds.entries()) {
    const add = [
      TEXTS[place]
        ?.trim()
        .slice(0, 50)
        .replace(/\p{Surrogate}$/u, '') ?? '',
    ];
    await tagPosts(stores.environment, actor, { postIds: [id], add, remove: [] });
  }
});
afterAll(() => stores.close());

async function fileOf(format: 'csv' | 'xlsx' | 'pdf', filter: object = { sort: 'oldest' }): Promise<Buffer> {
  const { id } = await createExport(stores.environment, actor, { id: topic.id, format, filter });
  await runAll(stores.environment, stores.clock.now);
  const { bytes } = await downloadExport(stores.environment, actor, id);
  return buffer(bytes);
}

test('CSV: no cell is a formula, and each text stands there, behind an apostrophe where it would be one', async () => {
  const rows = csvRows((await fileOf('csv')).toString());
  expect(rows.map((row) => row['Content'])).toEqual(
    TEXTS.map((text) => (FORMULA.test(text) ? "'" : '') + text.replaceAll(/\r\n?/g, '\n')),
  );
  const cells = rows.flatMap((row) => Object.values(row)).filter((cell) => !/^-?\d+(\.\d+)?$/.test(cell));
  expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
});

test('XLSX: texts are typed as texts, and there is no formula, no link and nothing from outside', async () => {
  const file = await fileOf('xlsx', { sort: 'oldest', text: TEXTS[0] });
  const whole = await fileOf('xlsx');
  const [, ...rows] = sheetRows(whole, 'xl/worksheets/sheet1.xml');
  const content = EXPORTED_COLUMNS.indexOf('content');
  expect(rows.map((row) => row[content])).toEqual(TEXTS.map((text) => text.replaceAll(/[^\t\n\r\P{Cc}]/gu, '')));
  for (const [name, xml] of [...sheetEntries(file), ...sheetEntries(whole)]) {
    expect(xml, name).not.toMatch(/<f[ >]|<hyperlink|TargetMode|externalLink|<!DOCTYPE|<!ENTITY/i);
    expect(xml.replaceAll(/[\t\n\r\P{Cc}]/gu, ''), name).toBe('');
    if (name.includes('sheet')) expect([...xml.matchAll(/ t="(?!inlineStr)\w+"/g)], name).toEqual([]);
  }
});

test('PDF: no script, no action, no file and no form', async () => {
  const file = await fileOf('pdf', { text: 'a' });
  const streams = [...file.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const objects = file.toString('latin1').replaceAll(/stream\r?\n.*?endstream/gs, '');
  for (const text of [objects, ...streams])
    expect(text).not.toMatch(
      /\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|ImportData|EmbeddedFile|AcroForm|RichMedia)\b/,
    );
});

describe('the name of a file', () => {
  const asked = { scope: { start: new Date('2026-03-01T00:00:00Z'), end: new Date('2026-03-02T00:00:00Z') }, timezone: 'UTC' };

  test.each(Object.entries({ ...NAUGHTY, CONTROLS, long: '滙'.repeat(300) }))('of a topic with %s', (_, text) => {
    const name = fileName(text, asked as Parameters<typeof fileName>[1], 'csv');
    expect(name).toMatch(/ 2026-03-01 2026-03-01\.csv$/);
    expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|%]|^[.\s]/u);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    const header = attachment(name);
    expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x5B\x5D-\x7E]+"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/);
    expect(decodeURIComponent(/''(.*)$/.exec(header)?.[1] ?? '')).toBe(name);
  });
});
