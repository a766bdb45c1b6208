/** A feed, its hub and us: what the hub asks us, and what it sends. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { madeUpFeed } from '../../../tests/support/made-up-web.ts';
import { FEED, LINK, ToldFeed } from '../../../tests/support/told-feed.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { changeSource } from '../../services/sources/change-source.ts';
import { createTopic } from '../../services/topics/create-topic.ts';
import { sourceHours } from '../../stores/postgres/source-hours.ts';
import { sourceMentions } from '../../stores/postgres/source-mentions.ts';
import { runAll } from '../../workers/runner.ts';

let told: ToldFeed;
beforeAll(async () => {
  told = await ToldFeed.open();
});
afterAll(() => told.close());
beforeEach(() => told.begin());

describe('a hub that asks', () => {
  test('is told back its challenge, as text, where we asked for it', async () => {
    await told.collect();
    expect(await told.ask()).toEqual({ status: 200, body: 'echo-me', type: 'text/plain; charset=utf-8' });
  });

  test.each<[string, Record<string, string>]>([
    ['another topic', { 'hub.topic': 'https://other.example/' }],
    ['something we did not ask for', { 'hub.mode': 'unsubscribe' }],
    ['no challenge', { 'hub.challenge': '' }],
  ])('is refused: %s', async (_name, given) => {
    await told.collect();
    const { status, body } = await told.ask(given);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('echo-me');
  });

  test('at another address is refused', async () => {
    expect(await told.ask({}, '/api/gateway/websub/other')).toMatchObject({ status: 404 });
  });
});

describe('what a hub sends', () => {
  test.each(['sha1', 'sha256', 'sha384', 'sha512'])('is stored where it is signed by %s', async (method) => {
    await told.subscribe();
    const before = await told.row();
    expect(await told.deliver(told.feed(), { method })).toBe(202);
    expect((await told.listed()).posts).toBe(2);
    const after = await told.row();
    expect(after).toMatchObject({ cursor: before?.cursor, dueAt: before?.dueAt, succeededAt: before?.succeededAt });
  });

  test('is one post where it is sent twice, and where it is then read', async () => {
    await told.subscribe();
    const news = told.feed();
    await told.deliver(news);
    await told.deliver(news);
    told.web.answers[FEED] = () => ({ text: news, headers: LINK });
    told.at(5);
    expect(await told.collect()).toMatchObject({ read: 1, stored: 0 });
    expect((await told.listed()).posts).toBe(2);
  });

  test('is counted once where a reading finds it at the same time, and where it is sent again', async () => {
    await told.subscribe();
    const news = told.feed(3);
    told.at(5);
    told.web.answers[FEED] = async () => {
      await told.deliver(news);
      return { text: news, headers: LINK };
    };
    await told.collect();
    expect((await told.listed()).posts).toBe(4);
    await told.deliver(news);
    expect((await told.listed()).posts).toBe(4);
  });

  test('is not forgotten over a reading that began before and finds something else', async () => {
    await told.subscribe();
    const [news, other] = [told.feed(), told.feed()];
    told.at(5);
    told.web.answers[FEED] = async () => {
      await told.deliver(news);
      return { text: other, headers: LINK };
    };
    await told.collect();
    // One of the first day, and then two that came between.
    expect((await told.row())?.rate).toBeCloseTo((1 + 2 * Math.LN2) / 24, 3);
    expect((await told.listed()).posts).toBe(3);
    await told.deliver(news);
    expect((await told.listed()).posts).toBe(3);
    told.at(10);
    told.web.answers[FEED] = () => ({ text: news, headers: LINK });
    expect(await told.collect()).toMatchObject({ stored: 0 });
    expect((await told.listed()).posts).toBe(3);
  });

  test('is counted once where it is sent several times at once', async () => {
    await told.subscribe();
    const news = told.feed(2);
    await Promise.all([1, 2, 3].map(() => told.deliver(news)));
    expect((await told.listed()).posts).toBe(3);
  });

  test('is counted once of the topics that it belongs to, however it comes', async () => {
    const mei = await told.gateway.stores.createOrganisation();
    await createTopic(told.environment, mei, topicDraft({ inclusion: { operator: 'AND', groups: [['ferry']] } }));
    await runAll(told.environment, told.environment.now());
    await told.subscribe();
    const news = told.feed(2);
    await Promise.all([1, 2].map(() => told.deliver(news)));
    told.at(5);
    told.web.answers[FEED] = () => ({ text: news, headers: LINK });
    await told.collect();
    const rows = await told.environment.postgres.select().from(sourceMentions);
    expect(rows).toMatchObject([{ sourceId: told.sourceId, mentions: expect.closeTo(3, 2) }]);
  });

  test('of years that no figure shows is stored, and not counted', async () => {
    await told.subscribe();
    const before = await told.environment.postgres.select().from(sourceHours);
    const old = madeUpFeed([{ title: 'Ferry', link: 'https://news.example/old', at: '2001-01-01T00:00:00Z' }]);
    expect(await told.deliver(old)).toBe(202);
    expect(await told.environment.postgres.select().from(sourceHours)).toEqual(before);
  });

  test.each<[string, { method?: string; secret?: string }]>([
    ['with another secret', { secret: 'other' }],
    ['by a method that is none', { method: 'md5' }],
  ])('is passed over without a word where it is signed %s', async (_name, given) => {
    await told.subscribe();
    expect(await told.deliver(told.feed(), given)).toBe(202);
    expect((await told.listed()).posts).toBe(1);
  });

  test('is passed over where it is not signed, is no feed, or the source is paused', async () => {
    await told.subscribe();
    const unsigned = await told.gateway.app.inject({
      method: 'POST',
      url: told.path,
      headers: { 'content-type': 'text/xml' },
      payload: told.feed(),
    });
    expect(unsigned.statusCode).toBe(202);
    expect(await told.deliver('<html>no feed</html>')).toBe(202);
    await changeSource(told.environment, 'operator', { sourceId: told.sourceId, paused: true });
    expect(await told.deliver(told.feed())).toBe(202);
    expect((await told.listed()).posts).toBe(1);
  });

  test.each<[string, { path?: string; minutes?: number; mode?: string }]>([
    ['to an address of nobody', { path: '/api/gateway/websub/other' }],
    ['without having agreed to it', { mode: 'denied' }],
    ['when its time is over', { minutes: 11 * 24 * 60 }],
  ])('ends there, before it is read: %s', async (_name, { path, minutes = 0, mode = 'subscribe' }) => {
    await told.collect();
    await told.ask({ 'hub.mode': mode });
    told.at(minutes);
    const much = 'x'.repeat(9 * 1024 * 1024);
    expect(await told.deliver(much, { ...(path && { path }) })).toBe(410);
  });

  test('is read as far as a feed may be large', async () => {
    await told.subscribe();
    expect(await told.deliver('x'.repeat(9 * 1024 * 1024))).toBe(413);
  });

  test('is signed as it is, however it is packed', async () => {
    await told.subscribe();
    const news = told.feed();
    const packed = { sent: gzipSync(news), headers: { 'content-encoding': 'gzip' } };
    expect(await told.deliver(news, packed)).toBe(202);
    expect((await told.listed()).posts).toBe(2);
  });

  test('shows nothing of secrets on the wire', async () => {
    await told.collect();
    const { source } = await told.listed();
    for (const hidden of [told.form['hub.secret'], told.path.split('/').at(-1)])
      expect(JSON.stringify(source)).not.toContain(hidden);
  });
});
