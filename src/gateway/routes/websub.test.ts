/** A feed, its hub and us: what is asked of the hub, what it asks back, and what it sends. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { type MadeUpWeb, madeUpFeed, madeUpWeb } from '../../../tests/support/made-up-web.ts';
import { TEST_NOW } from '../../../tests/support/stores.ts';
import type { Environment } from '../../services/environment.ts';
import { addSource } from '../../services/sources/add-source.ts';
import { changeSource } from '../../services/sources/change-source.ts';
import { collectSource } from '../../services/sources/collect-source.ts';
import { listAllSources } from '../../services/sources/list-sources.ts';
import { removeSource } from '../../services/sources/remove-source.ts';
import { sourceHosts } from '../../stores/postgres/source-claims.ts';
import { sources } from '../../stores/postgres/sources.ts';
import { websubSubscriptions } from '../../stores/postgres/websub-subscriptions.ts';
import { tidy } from '../../workers/tidy.ts';

const FEED = 'https://news.example/feed';
const HUB = 'https://hub.example/';
const TOPIC = 'https://news.example/feed.xml';
const ORIGIN = 'https://earshot.example.com';
const LINK = new Headers({ etag: '"1"', link: `<${HUB}>; rel="hub", <${TOPIC}>; rel="self"` });
const DAY = 24 * 60;
const never = new AbortController().signal;

let gateway: TestGateway;
let environment: Environment;
let web: MadeUpWeb;
let sourceId: number;
let last = 0;

beforeAll(async () => {
  gateway = await openTestGateway();
  ({ environment } = gateway.stores);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await environment.postgres.delete(websubSubscriptions);
  await environment.postgres.delete(sources);
  await environment.postgres.delete(sourceHosts);
  at(0);
  web = madeUpWeb({ [FEED]: () => ({ text: feed(), headers: LINK }), [HUB]: () => ({ status: 202 }) });
  Object.assign(environment, { fetchWeb: web.fetchWeb, callbackUrl: ORIGIN });
  ({ id: sourceId } = await addSource(environment, 'operator', { address: FEED, kind: 'feed', mediaType: 'news' }));
});

/** Sets the clock, in minutes. */
function at(minutes: number): void {
  gateway.stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
}

/** Of a post that no other test has. */
function feed(): string {
  last += 1;
  return madeUpFeed([{ title: `Ferry ${last}`, link: `https://news.example/${last}`, at: '2026-03-10T11:59:00Z' }]);
}

const collect = () => collectSource(environment, { sourceId }, never);
const forms = () => web.asked.filter(({ url }) => url === HUB).map(({ form }) => form ?? {});
const formNow = () => forms().at(-1) ?? {};
const pathNow = () => (formNow()['hub.callback'] ?? '').slice(ORIGIN.length);

async function ask(given: Record<string, string> = {}) {
  const query = {
    'hub.mode': 'subscribe',
    'hub.topic': TOPIC,
    'hub.challenge': 'echo-me',
    'hub.lease_seconds': '864000',
    ...given,
  };
  const answer = await gateway.app.inject({ url: pathNow(), query });
  return { status: answer.statusCode, body: answer.body, type: answer.headers['content-type'] };
}

async function deliver(payload: string, { method = 'sha256', secret = formNow()['hub.secret'] ?? '', path = pathNow() } = {}) {
  const signature = `${method}=${createHmac(method, secret).update(payload).digest('hex')}`;
  const headers = { 'content-type': 'application/rss+xml', 'x-hub-signature': signature };
  return (await gateway.app.inject({ method: 'POST', url: path, headers, payload })).statusCode;
}

async function listed() {
  const [source] = await listAllSources(environment);
  if (!source) throw new Error('nothing is followed');
  return { posts: source.days.reduce((sum, { posts }) => sum + posts, 0), interval: source.intervalSeconds, source };
}

describe('a feed that names a hub', () => {
  test('is subscribed to, once', async () => {
    await collect();
    expect(formNow()).toEqual({
      'hub.callback': expect.stringMatching(/^https:\/\/earshot\.example\.com\/api\/gateway\/websub\/[\w-]{43}$/),
      'hub.mode': 'subscribe',
      'hub.topic': TOPIC,
      'hub.lease_seconds': '864000',
      'hub.secret': expect.stringMatching(/^[\w-]{43}$/),
    });
    at(10);
    await collect();
    expect(forms()).toHaveLength(1);
  });

  test('may name it in itself', async () => {
    web.answers[FEED] =
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><link rel="hub" href="${HUB}"/><link rel="self" href="${TOPIC}"/></feed>`;
    await collect();
    expect(formNow()['hub.topic']).toBe(TOPIC);
  });

  test('is only read where nobody on the internet reaches us', async () => {
    Object.assign(environment, { callbackUrl: null });
    await collect();
    expect(forms()).toEqual([]);
  });

  test('is read all the same where the hub does not answer, which is logged without its secret', async () => {
    delete web.answers[HUB];
    gateway.stores.log.length = 0;
    expect(await collect()).toMatchObject({ stored: 1, failure: null });
    const [entry] = gateway.stores.log.filter(({ level }) => level === 'warn');
    expect(entry?.detail).toMatchObject({ reason: 'hub.example does not answer' });
    expect(JSON.stringify(entry)).not.toContain(formNow()['hub.secret']);
  });

  test('is asked as rarely as may be while the hub tells us, and often again after', async () => {
    web.answers[FEED] = () => ({
      text: madeUpFeed(
        Array.from({ length: 48 }, (_, item) => ({
          title: `x ${item}`,
          link: `https://news.example/x${item}`,
          at: '2026-03-10T10:00:00Z',
        })),
      ),
      headers: LINK,
    });
    await collect();
    expect((await listed()).interval).toBe(900);
    await ask();
    at(5);
    await collect();
    expect((await listed()).interval).toBe(3600);
    await ask({ 'hub.mode': 'denied' });
    at(10);
    await collect();
    expect((await listed()).interval).toBeLessThan(1000);
  });

  test('has its lease renewed before it ends, with the same address and secret', async () => {
    await collect();
    await ask();
    at(8 * DAY);
    await collect();
    expect(forms()).toHaveLength(1);
    at(9.5 * DAY);
    web.answers[FEED] = () => ({ status: 304 });
    await collect();
    expect(forms()).toEqual([formNow(), formNow()]);
  });

  test('that names it no more is not told of any more', async () => {
    await collect();
    await ask();
    at(5);
    web.answers[FEED] = () => ({ text: feed() });
    await collect();
    expect(formNow()).toMatchObject({ 'hub.mode': 'unsubscribe', 'hub.topic': TOPIC });
    expect(await deliver(feed())).toBe(410);
  });

  test.each<[string, string, string]>([
    ['another hub', 'https://other.example/', TOPIC],
    ['another address of its own', HUB, 'https://news.example/new.xml'],
  ])(
    'that names %s is subscribed to with another address and secret, and the hub before is told to stop',
    async (_name, hub, topic) => {
      await collect();
      await ask();
      const [before, subscribed] = [formNow(), pathNow()];
      at(40);
      const links = `<${hub}>; rel="hub", <${topic}>; rel="self"`;
      web.answers[hub] = () => ({ status: 202 });
      web.answers[FEED] = () => ({ text: feed(), headers: new Headers({ link: links }) });
      await collect();
      const [left, asked] = web.asked.filter(({ form }) => form).slice(-2);
      expect(left).toMatchObject({ url: HUB, form: { 'hub.mode': 'unsubscribe', 'hub.topic': TOPIC } });
      expect(left?.form).toMatchObject({ 'hub.callback': ORIGIN + subscribed });
      expect(asked).toMatchObject({ url: hub, form: { 'hub.mode': 'subscribe', 'hub.topic': topic } });
      for (const part of ['hub.callback', 'hub.secret']) expect(asked?.form?.[part]).not.toBe(before[part]);
      expect(await deliver(feed(), { path: subscribed, secret: before['hub.secret'] ?? '' })).toBe(410);
      const stop = { 'hub.mode': 'unsubscribe', 'hub.topic': TOPIC, 'hub.challenge': 'echo-me' };
      expect((await gateway.app.inject({ url: subscribed, query: stop })).body).toBe('echo-me');
    },
  );

  test('that names another hub each time is not asked of one each time', async () => {
    const hubs = ['https://a.example/', 'https://b.example/'];
    for (const hub of hubs) web.answers[hub] = () => ({ status: 202 });
    for (const minute of [0, 5, 10, 15]) {
      at(minute);
      web.answers[FEED] = () => ({ text: feed(), headers: new Headers({ link: `<${hubs[(minute / 5) % 2]}>; rel="hub"` }) });
      await collect();
    }
    expect(web.asked.filter(({ form }) => form)).toHaveLength(1);
  });

  test('that names it no more has a day to be asked back, however long ago it was subscribed to', async () => {
    await collect();
    await ask();
    at(3 * DAY);
    web.answers[FEED] = () => ({ text: feed() });
    await collect();
    await tidy(environment);
    expect(await ask({ 'hub.mode': 'unsubscribe' })).toMatchObject({ status: 200, body: 'echo-me' });
  });

  test('is read all the same where the hub takes its time', async () => {
    const within = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === 10_000 ? AbortSignal.abort() : never));
    gateway.stores.log.length = 0;
    expect(await collect().finally(() => within.mockRestore())).toMatchObject({ stored: 1, failure: null });
    const [entry] = gateway.stores.log.filter(({ level }) => level === 'warn');
    expect(entry?.detail).toMatchObject({ reason: 'hub.example took more than 10 seconds' });
  });

  test('is left as it was where the program stops while the hub is asked', async () => {
    const stopping = new AbortController();
    web.answers[HUB] = async ({ signal }) => {
      stopping.abort(new Error('the program is stopping'));
      signal?.throwIfAborted();
      return { status: 202 };
    };
    await expect(collectSource(environment, { sourceId }, stopping.signal)).rejects.toThrow('the program is stopping');
    expect((await environment.postgres.select().from(sources))[0]).toMatchObject({ claim: null, succeededAt: null });
  });

  test('that nobody follows any more is not told of any more', async () => {
    await collect();
    await ask();
    const subscribed = pathNow();
    await removeSource(environment, 'operator', { sourceId });
    await tidy(environment);
    expect(formNow()).toEqual({ 'hub.callback': ORIGIN + subscribed, 'hub.mode': 'unsubscribe', 'hub.topic': TOPIC });
    expect(await deliver(feed(), { secret: 'x' })).toBe(410);
    expect(await ask()).toMatchObject({ status: 404 });
    expect(await ask({ 'hub.mode': 'unsubscribe' })).toMatchObject({ status: 200, body: 'echo-me' });
    expect(await environment.postgres.select().from(websubSubscriptions)).toEqual([]);
  });

  test('is forgotten where its hub does not ask back', async () => {
    await collect();
    await removeSource(environment, 'operator', { sourceId });
    await tidy(environment);
    at(2 * DAY);
    await tidy(environment);
    expect(await environment.postgres.select().from(websubSubscriptions)).toEqual([]);
  });
});

describe('a hub that asks', () => {
  test('is told back its challenge, as text, where we asked for it', async () => {
    await collect();
    expect(await ask()).toEqual({ status: 200, body: 'echo-me', type: 'text/plain; charset=utf-8' });
  });

  test.each<[string, Record<string, string>]>([
    ['another topic', { 'hub.topic': 'https://other.example/' }],
    ['something we did not ask for', { 'hub.mode': 'unsubscribe' }],
    ['no challenge', { 'hub.challenge': '' }],
  ])('is refused: %s', async (_name, given) => {
    await collect();
    const { status, body } = await ask(given);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('echo-me');
  });

  test('at another address is refused', async () => {
    const query = { 'hub.mode': 'subscribe', 'hub.topic': TOPIC, 'hub.challenge': 'x' };
    expect((await gateway.app.inject({ url: '/api/gateway/websub/other', query })).statusCode).toBe(404);
  });
});

describe('what a hub sends', () => {
  test.each(['sha1', 'sha256', 'sha384', 'sha512'])('is stored where it is signed by %s', async (method) => {
    await collect();
    await ask();
    const before = (await environment.postgres.select().from(sources))[0];
    expect(await deliver(feed(), { method })).toBe(202);
    expect((await listed()).posts).toBe(2);
    const after = (await environment.postgres.select().from(sources))[0];
    expect(after).toMatchObject({ cursor: before?.cursor, dueAt: before?.dueAt, succeededAt: before?.succeededAt });
  });

  test('is one post where it is sent twice, and where it is then read', async () => {
    await collect();
    await ask();
    const news = feed();
    await deliver(news);
    await deliver(news);
    web.answers[FEED] = () => ({ text: news, headers: LINK });
    at(5);
    expect(await collect()).toMatchObject({ read: 1, stored: 0 });
    expect((await listed()).posts).toBe(2);
  });

  test.each<[string, { method?: string; secret?: string }]>([
    ['with another secret', { secret: 'other' }],
    ['by a method that is none', { method: 'md5' }],
  ])('is passed over without a word where it is signed %s', async (_name, given) => {
    await collect();
    await ask();
    expect(await deliver(feed(), given)).toBe(202);
    expect((await listed()).posts).toBe(1);
  });

  test('is passed over where it is not signed, is no feed, or the source is paused', async () => {
    await collect();
    await ask();
    const unsigned = await gateway.app.inject({
      method: 'POST',
      url: pathNow(),
      headers: { 'content-type': 'text/xml' },
      payload: feed(),
    });
    expect(unsigned.statusCode).toBe(202);
    expect(await deliver('<html>no feed</html>')).toBe(202);
    await changeSource(environment, 'operator', { sourceId, paused: true });
    expect(await deliver(feed())).toBe(202);
    expect((await listed()).posts).toBe(1);
  });

  test('to an address of nobody ends there', async () => {
    expect(await deliver(feed(), { path: '/api/gateway/websub/other' })).toBe(410);
  });

  test('shows nothing of secrets on the wire', async () => {
    await collect();
    const { source } = await listed();
    for (const hidden of [formNow()['hub.secret'], pathNow().split('/').at(-1)])
      expect(JSON.stringify(source)).not.toContain(hidden);
  });
});
