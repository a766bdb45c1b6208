/** Readings that a source stops on their way: what came is kept, and the source is left alone for as long as it wants. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { madeUpWeb } from '../../../tests/support/made-up-web.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { sourceHosts } from '../../stores/postgres/source-claims.ts';
import { sources } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import { addSource } from './add-source.ts';
import { collectSource } from './collect-source.ts';
import { listAllSources } from './list-sources.ts';

let stores: TestStores;
let environment: Environment;

beforeAll(async () => {
  stores = await openTestStores();
  ({ environment } = stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  stores.clock.now = TEST_NOW;
  await environment.postgres.delete(sources);
  await environment.postgres.delete(sourceHosts);
});

const SITE = 'https://site.example';
const FORUM = 'https://forum.example';
const never = new AbortController().signal;
const HOUR_MS = 3_600_000;
const UNTIL = new Date(TEST_NOW.getTime() + HOUR_MS);

function tooOften(): never {
  throw new SourceFailure('rate-limited', 'site.example was asked too often (429)', UNTIL);
}

function article(title: string): string {
  return `<html><head><title>${title}</title><meta property="og:type" content="article"></head><body><article><h1>${title}</h1>
    ${'<p>The ferry stays where it is, and nobody at the pier knows why.</p>'.repeat(12)}</article></body></html>`;
}

test('a site that was asked too often is left alone as long as it wants, and its pages are kept', async () => {
  const pages = [1, 2].map((page) => `<url><loc>${SITE}/a/${page}</loc><lastmod>2026-03-0${9 - page}</lastmod></url>`);
  const web = madeUpWeb({
    [`${SITE}/robots.txt`]: '',
    [`${SITE}/sitemap.xml`]: `<urlset>${pages.join('')}</urlset>`,
    [`${SITE}/a/1`]: article('One'),
    [`${SITE}/a/2`]: tooOften,
  });
  const { id } = await addSource(environment, 'operator', { address: SITE, kind: 'website', mediaType: 'news' });
  const asking = { ...environment, fetchWeb: web.fetchWeb };
  expect(await collectSource(asking, { sourceId: id }, never)).toMatchObject({
    stored: 1,
    isWhole: false,
    failure: { kind: 'rate-limited' },
  });
  const [stopped] = await listAllSources(environment);
  expect(stopped).toMatchObject({ state: 'waiting', succeededAt: TEST_NOW.toISOString(), completeTo: null });
  expect(Date.parse(stopped?.nextAt ?? '')).toBeGreaterThanOrEqual(UNTIL.getTime());
  web.answers[`${SITE}/a/2`] = article('Two');
  stores.clock.now = new Date(UNTIL.getTime() + HOUR_MS);
  web.asked.length = 0;
  expect(await collectSource(asking, { sourceId: id }, never)).toMatchObject({ stored: 1, isWhole: true, failure: null });
  expect(web.asked.map(({ url }) => url)).not.toContain(`${SITE}/a/1`);
  // As far as was looked when it was stopped.
  expect((await listAllSources(environment))[0]).toMatchObject({ state: 'fine', completeTo: TEST_NOW.toISOString() });
});

test('a forum goes on where it was stopped', async () => {
  const post = { topic_id: 7, post_number: 1, username: 'a', created_at: '2026-03-10T02:00:00Z', cooked: 'text' };
  const list = (id: number) => JSON.stringify({ latest_posts: [{ ...post, id, post_number: id }] });
  const web = madeUpWeb({ [`${FORUM}/posts.json`]: list(5) });
  const { id } = await addSource(environment, 'operator', { address: FORUM, kind: 'discourse', mediaType: 'forum' });
  const asking = { ...environment, fetchWeb: web.fetchWeb };
  await collectSource(asking, { sourceId: id }, never);
  Object.assign(web.answers, { [`${FORUM}/posts.json`]: list(8), [`${FORUM}/posts.json?before=8`]: tooOften });
  stores.clock.now = new Date(TEST_NOW.getTime() + 60_000);
  expect(await collectSource(asking, { sourceId: id }, never)).toMatchObject({ stored: 1, failure: { kind: 'rate-limited' } });
  expect(Date.parse((await listAllSources(environment))[0]?.nextAt ?? '')).toBeGreaterThanOrEqual(UNTIL.getTime());
  Object.assign(web.answers, { [`${FORUM}/posts.json?before=8`]: list(6) });
  stores.clock.now = UNTIL;
  web.asked.length = 0;
  expect(await collectSource(asking, { sourceId: id }, never)).toMatchObject({ stored: 1, isWhole: true, failure: null });
  expect(web.asked.map(({ url }) => url)).toEqual([`${FORUM}/posts.json?before=8`]);
});
