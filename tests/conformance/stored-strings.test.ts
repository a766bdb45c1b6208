/** The public lists of strings that break programs, as posts and as names: stored, read back as they came, and text alone in files. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '../../src/contract/limits.ts';
import { isStorable, isVisible } from '../../src/contract/text.ts';
import { topicPosts } from '../../src/services/analysis/posts.ts';
import type { Actor } from '../../src/services/environment.ts';
import { createExport } from '../../src/services/exports/create-export.ts';
import { downloadExport } from '../../src/services/exports/download-export.ts';
import { ingestLines } from '../../src/services/mentions/ingest-lines.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { deleteTopic } from '../../src/services/topics/delete-topic.ts';
import { getTopic } from '../../src/services/topics/get-topic.ts';
import { runAll } from '../../src/workers/runner.ts';
import { csvRows } from '../support/csv-rows.ts';
import { sheetEntries } from '../support/sheet-rows.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../support/stores.ts';
import { topicDraft } from '../support/topic-draft.ts';
import { say } from './documented-choices.ts';
import { isSharedData, readShared, sharedFolder } from './shared-data.ts';

const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Half a pair is no character, and no encoding of the web can write it. */
const stored = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

describe.skipIf(!isSharedData)('strings that break programs', () => {
  let stores: TestStores;
  let actor: Actor;
  let strings: string[];
  beforeAll(async () => {
    stores = await openTestStores();
    actor = await stores.createOrganisation({ subscription: { maxTopics: 100_000 } });
    const listed = z.array(z.string()).parse(JSON.parse(readShared('naughty_strings', 'blns.json')));
    const lines = readdirSync(sharedFolder('payloads')).flatMap((name) => readShared('payloads', name).split('\n'));
    strings = [...new Set([...listed, ...lines])].filter((text) => text !== '');
  });
  afterAll(() => stores.close());

  it('as posts, and in the files of them', async () => {
    const word = `w${randomUUID().replaceAll('-', '')}`;
    const at = (place: number) => new Date(TEST_NOW.getTime() - (place + 1) * 1000).toISOString();
    const records = strings.map((text, place) => ({
      id: `${word}${place}`,
      media_type: 'news',
      published_at: at(place),
      title: text.slice(0, 10_000),
      content: `${text} ${word}`,
      author: text.slice(0, 512),
      author_name: text.slice(0, 512),
      url: text.slice(0, 4096),
    }));
    const body = records.map((record) => JSON.stringify(record)).join('\n');
    expect(await ingestLines(stores.environment, body)).toMatchObject({ posts: strings.length, rejected: [] });
    const { id } = await createTopic(stores.environment, actor, topicDraft({ inclusion: { groups: [[word]] } }));
    await runAll(stores.environment, TEST_NOW);
    for (let skip = 0; skip < records.length; skip += 100) {
      const { posts } = await topicPosts(stores.environment, actor, { id, filter: { limit: 100, skip } });
      const page = records.slice(skip, skip + 100);
      expect(posts.map(({ title }) => title)).toEqual(page.map(({ title }) => stored(title)));
      const shown = page.map(({ content }) => stored(content.length > LIMITS.shownContent ? '' : content));
      expect(posts.map(({ content }, place) => shown[place] && content)).toEqual(shown);
      expect(posts.map(({ author }) => author?.name)).toEqual(page.map(({ author_name }) => stored(author_name)));
    }
    const rows = csvRows((await fileOf(id, 'csv')).toString());
    expect(rows).toHaveLength(records.length);
    expect(
      rows.flatMap((row) => Object.values(row)).filter((cell) => FORMULA.test(cell) && !/^-\d+(\.\d+)?$/.test(cell)),
    ).toEqual([]);
    for (const [name, xml] of sheetEntries(await fileOf(id, 'xlsx'))) {
      expect(/<f[ >]|<hyperlink|TargetMode|<!DOCTYPE|<!ENTITY/i.test(xml), name).toBe(false);
    }
    say(`stored strings: ${strings.length} as title, text, author and address of posts, in CSV and XLSX`);
  });

  it('as names of topics, or refused with a word', async () => {
    let taken = 0;
    for (const name of strings) {
      const isName = isStorable(name) && isVisible(name) && [...name.trim()].length <= LIMITS.topicNameLength;
      const made = await createTopic(stores.environment, actor, topicDraft({ name })).catch((error: unknown) => {
        expect(error, name).toMatchObject({ code: 'invalid', detail: { fields: { name: expect.any(String) } } });
        return null;
      });
      expect(made !== null, name).toBe(isName);
      if (!made) continue;
      taken++;
      expect((await getTopic(stores.environment, actor, { id: made.id })).name).toBe(name.trim());
      await deleteTopic(stores.environment, actor, { id: made.id });
    }
    say(`stored strings: ${taken} of ${strings.length} are names of topics`);
  });

  async function fileOf(topicId: string, format: 'csv' | 'xlsx'): Promise<Buffer> {
    const { id } = await createExport(stores.environment, actor, { id: topicId, format, filter: {} });
    await runAll(stores.environment, TEST_NOW);
    const { bytes } = await downloadExport(stores.environment, actor, id);
    const all: Uint8Array[] = [];
    for await (const part of bytes) all.push(part);
    return Buffer.concat(all);
  }
});
