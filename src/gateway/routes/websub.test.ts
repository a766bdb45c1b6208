/** A feed, its hub and us: what is asked of the hub, and when. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { madeUpFeed } from '../../../tests/support/made-up-web.ts';
import { FEED, HUB, LINK, ORIGIN, TOPIC, ToldFeed } from '../../../tests/support/told-feed.ts';
import type { Actor } from '../../services/environment.ts';
import { addSource } from '../../services/sources/add-source.ts';
import { changeSource } from '../../services/sources/change-source.ts';
import { removeSource } from '../../services/sources/remove-source.ts';
import { websubSubscriptions } from '../../stores/postgres/websub-subscriptions.ts';
import { tidy } from '../../workers/tidy.ts';

const DAY = 24 * 60;

let told: ToldFeed;
beforeAll(async () => {
  told = await ToldFeed.open();
});
afterAll(() => told.close());
beforeEach(() => told.begin());

describe('a feed that names a hub', () => {
  test('is subscribed to, once', async () => {
    await told.collect();
    expect(told.form).toEqual({
      'hub.callback': expect.stringMatching(/^https:\/\/earshot\.example\.com\/api\/gateway\/websub\/[\w-]{43}$/),
      'hub.mode': 'subscribe',
      'hub.topic': TOPIC,
      'hub.lease_seconds': '864000',
      'hub.secret': expect.stringMatching(/^[\w-]{43}$/),
    });
    told.at(10);
    await told.collect();
    expect(told.forms).toHaveLength(1);
  });

  test('may name it in itself', async () => {
    told.web.answers[FEED] =
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><link rel="hub" href="${HUB}"/><link rel="self" href="${TOPIC}"/></feed>`;
    await told.collect();
    expect(told.form['hub.topic']).toBe(TOPIC);
  });

  test('is only read where nobody on the internet reaches us', async () => {
    Object.assign(told.environment, { callbackUrl: null });
    await told.collect();
    expect(told.forms).toEqual([]);
  });

  test('is read all the same where the hub does not answer, which is logged without its secret', async () => {
    delete told.web.answers[HUB];
    told.gateway.stores.log.length = 0;
    expect(await told.collect()).toMatchObject({ stored: 1, failure: null });
    const [entry] = told.gateway.stores.log.filter(({ level }) => level === 'warn');
    expect(entry?.detail).toMatchObject({ reason: 'hub.example does not answer' });
    expect(JSON.stringify(entry)).not.toContain(told.form['hub.secret']);
  });

  test('is asked as rarely as may be while the hub tells us, and often again after', async () => {
    told.web.answers[FEED] = () => ({
      text: madeUpFeed(
        Array.from({ length: 48 }, (_, item) => ({
          title: `x ${item}`,
          link: `https://news.example/x${item}`,
          at: '2026-03-10T10:00:00Z',
        })),
      ),
      headers: LINK,
    });
    await told.collect();
    expect((await told.listed()).interval).toBe(900);
    await told.ask();
    told.at(5);
    await told.collect();
    expect((await told.listed()).interval).toBe(3600);
    await told.ask({ 'hub.mode': 'denied' });
    told.at(10);
    await told.collect();
    expect((await told.listed()).interval).toBeLessThan(1000);
  });

  test('has its lease renewed before it ends, with the same address and secret', async () => {
    await told.subscribe();
    told.at(8 * DAY);
    await told.collect();
    expect(told.forms).toHaveLength(1);
    told.at(9.5 * DAY);
    told.web.answers[FEED] = () => ({ status: 304 });
    await told.collect();
    expect(told.forms).toEqual([told.form, told.form]);
  });

  test('that names it no more is not told of any more', async () => {
    await told.subscribe();
    told.at(5);
    told.web.answers[FEED] = () => ({ text: told.feed() });
    await told.collect();
    expect(told.form).toMatchObject({ 'hub.mode': 'unsubscribe', 'hub.topic': TOPIC });
    expect(await told.deliver(told.feed())).toBe(410);
  });

  test.each<[string, string, string]>([
    ['another hub', 'https://other.example/', TOPIC],
    ['another address of its own', HUB, 'https://news.example/new.xml'],
  ])(
    'that names %s is subscribed to with another address and secret, and the hub before is told to stop',
    async (_name, hub, topic) => {
      await told.collect();
      await told.ask();
      const [before, subscribed] = [told.form, told.path];
      told.at(40);
      const links = `<${hub}>; rel="hub", <${topic}>; rel="self"`;
      told.web.answers[hub] = () => ({ status: 202 });
      told.web.answers[FEED] = () => ({ text: told.feed(), headers: new Headers({ link: links }) });
      await told.collect();
      const [left, asked] = told.web.asked.filter(({ form }) => form).slice(-2);
      expect(left).toMatchObject({ url: HUB, form: { 'hub.mode': 'unsubscribe', 'hub.topic': TOPIC } });
      expect(left?.form).toMatchObject({ 'hub.callback': ORIGIN + subscribed });
      expect(asked).toMatchObject({ url: hub, form: { 'hub.mode': 'subscribe', 'hub.topic': topic } });
      for (const part of ['hub.callback', 'hub.secret']) expect(asked?.form?.[part]).not.toBe(before[part]);
      expect(await told.deliver(told.feed(), { path: subscribed, secret: before['hub.secret'] ?? '' })).toBe(410);
      expect((await told.ask({ 'hub.mode': 'unsubscribe' }, subscribed)).body).toBe('echo-me');
    },
  );

  test('that names another hub each time is not asked of one each time', async () => {
    const hubs = ['https://a.example/', 'https://b.example/'];
    for (const hub of hubs) told.web.answers[hub] = () => ({ status: 202 });
    for (const minute of [0, 5, 10, 15]) {
      told.at(minute);
      told.web.answers[FEED] = () => ({
        text: told.feed(),
        headers: new Headers({ link: `<${hubs[(minute / 5) % 2]}>; rel="hub"` }),
      });
      await told.collect();
    }
    expect(told.web.asked.filter(({ form }) => form)).toHaveLength(1);
  });

  test('that names it no more has a day to be asked back, however long ago it was subscribed to', async () => {
    await told.subscribe();
    told.at(3 * DAY);
    told.web.answers[FEED] = () => ({ text: told.feed() });
    await told.collect();
    await tidy(told.environment);
    expect(await told.ask({ 'hub.mode': 'unsubscribe' })).toMatchObject({ status: 200, body: 'echo-me' });
  });

  test('is read all the same where the hub takes its time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    told.web.answers[HUB] = async ({ signal }) => {
      vi.advanceTimersByTime(10_000);
      signal?.throwIfAborted();
      return { status: 202 };
    };
    told.gateway.stores.log.length = 0;
    expect(await told.collect().finally(() => vi.useRealTimers())).toMatchObject({ stored: 1, failure: null });
    const [entry] = told.gateway.stores.log.filter(({ level }) => level === 'warn');
    expect(entry?.detail).toMatchObject({ reason: 'hub.example took more than 10 seconds' });
  });

  test('is left as it was where the program stops while the hub is asked', async () => {
    const stopping = new AbortController();
    told.web.answers[HUB] = async ({ signal }) => {
      stopping.abort(new Error('the program is stopping'));
      signal?.throwIfAborted();
      return { status: 202 };
    };
    await expect(told.collect(stopping.signal)).rejects.toThrow('the program is stopping');
    expect(await told.row()).toMatchObject({ claim: null, succeededAt: null });
  });

  test('that nobody follows any more is not told of any more', async () => {
    await told.subscribe();
    const subscribed = told.path;
    await removeSource(told.environment, 'operator', { sourceId: told.sourceId });
    await tidy(told.environment);
    expect(told.form).toEqual({ 'hub.callback': ORIGIN + subscribed, 'hub.mode': 'unsubscribe', 'hub.topic': TOPIC });
    expect(await told.deliver(told.feed(), { secret: 'x' })).toBe(410);
    expect(await told.ask()).toMatchObject({ status: 404 });
    expect(await told.ask({ 'hub.mode': 'unsubscribe' })).toMatchObject({ status: 200, body: 'echo-me' });
    expect(await told.environment.postgres.select().from(websubSubscriptions)).toEqual([]);
  });

  test.each<[string, (follower: Actor) => Promise<unknown>]>([
    ['has paused it', (mei) => changeSource(told.environment, mei, { sourceId: told.sourceId, paused: true })],
    ['has no plan any more', async () => told.at(2 * DAY)],
  ])('is told of no more where whoever follows it %s', async (_name, change) => {
    const { environment, sourceId } = told;
    const endsAt = new Date(environment.now().getTime() + DAY * 60_000);
    const mei = await told.gateway.stores.createOrganisation({ subscription: { endsAt } });
    await addSource(environment, mei, { address: FEED, kind: 'feed', mediaType: 'news' });
    await removeSource(environment, 'operator', { sourceId });
    await told.subscribe();
    await change(mei);
    await told.deliver(told.feed());
    expect((await told.listed()).posts).toBe(1);
    await tidy(environment);
    expect(told.form).toMatchObject({ 'hub.mode': 'unsubscribe', 'hub.topic': TOPIC });
    expect(await told.deliver(told.feed())).toBe(410);
    await tidy(environment);
    expect(told.forms).toHaveLength(2);
  });

  test('that is gone on with is told of again', async () => {
    await told.subscribe();
    const pause = (paused: boolean) => changeSource(told.environment, 'operator', { sourceId: told.sourceId, paused });
    await pause(true);
    await tidy(told.environment);
    await pause(false);
    told.at(40);
    await told.collect();
    await told.ask();
    expect(told.forms.map((form) => form['hub.mode'])).toEqual(['subscribe', 'unsubscribe', 'subscribe']);
    expect(await told.deliver(told.feed())).toBe(202);
    expect((await told.listed()).posts).toBe(3);
  });

  test('is forgotten where its hub does not ask back', async () => {
    await told.collect();
    await removeSource(told.environment, 'operator', { sourceId: told.sourceId });
    await tidy(told.environment);
    told.at(2 * DAY);
    await tidy(told.environment);
    expect(await told.environment.postgres.select().from(websubSubscriptions)).toEqual([]);
  });
});
