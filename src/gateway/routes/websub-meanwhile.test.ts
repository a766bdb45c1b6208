/** A feed, its hub and us: what happens while something else is under way. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { madeUpFeed } from '../../../tests/support/made-up-web.ts';
import { FEED, HUB, LINK, ToldFeed } from '../../../tests/support/told-feed.ts';
import { addSource } from '../../services/sources/add-source.ts';
import { changeSource } from '../../services/sources/change-source.ts';
import { tidy } from '../../workers/tidy.ts';

let told: ToldFeed;
beforeAll(async () => {
  told = await ToldFeed.open();
});
afterAll(() => told.close());
beforeEach(() => told.begin());

test('a feed that is gone on with, and has another hub, while the hubs of others are told to stop, is left as it is', async () => {
  const [other, newHub] = ['https://other.example/feed', 'https://new.example/'];
  const { id } = await addSource(told.environment, 'operator', { address: other, kind: 'feed', mediaType: 'news' });
  const ids = new Map([
    [FEED, told.sourceId],
    [other, id],
  ]);
  const naming = (hub: string, feed: string) => () => ({
    text: told.feed(),
    headers: new Headers({ link: `<${hub}>; rel="hub", <${feed}>; rel="self"` }),
  });
  const pause = (sourceId: number, paused: boolean) => changeSource(told.environment, 'operator', { sourceId, paused });
  for (const [feed, sourceId] of ids) {
    told.web.answers[feed] = naming(HUB, feed);
    told.sourceId = sourceId;
    await told.collect();
    await pause(sourceId, true);
  }
  told.at(40);
  told.web.answers[newHub] = () => ({ status: 202 });
  told.web.answers[HUB] = async ({ form }) => {
    told.web.answers[HUB] = () => ({ status: 202 });
    const [feed, sourceId] = [...ids].find(([topic]) => topic !== form?.['hub.topic']) ?? [FEED, 0];
    await pause(sourceId, false);
    told.web.answers[feed] = naming(newHub, feed);
    told.sourceId = sourceId;
    await told.collect();
    return { status: 202 };
  };
  await tidy(told.environment);
  const asked = told.web.asked.filter(({ form }) => form).map(({ url, form }) => [url, form?.['hub.mode']]);
  expect(asked).toEqual([
    [HUB, 'subscribe'],
    [HUB, 'subscribe'],
    [HUB, 'unsubscribe'],
    [HUB, 'unsubscribe'],
    [newHub, 'subscribe'],
  ]);
});

test('a post that a hub changes while a reading stores what it said before is stored once more, and counted once', async () => {
  await told.subscribe();
  const saying = (text: string) =>
    madeUpFeed([{ title: 'Ferry', link: 'https://news.example/changing', at: '2026-03-10T11:59:00Z', text }]);
  const answers = (text: string) => () => ({ text: saying(text), headers: LINK });
  told.at(5);
  told.web.answers[FEED] = answers('old');
  const { postgres } = told.environment;
  vi.spyOn(postgres, 'transaction').mockImplementationOnce(async (work) => {
    // What was sent is stored by now, and not yet noted on the source.
    await told.collect();
    return postgres.transaction(work);
  });
  expect(await told.deliver(saying('new'))).toBe(202);
  told.at(10);
  told.web.answers[FEED] = answers('new');
  expect(await told.collect()).toMatchObject({ read: 1, stored: 1 });
  told.at(15);
  expect(await told.collect()).toMatchObject({ read: 1, stored: 0 });
  expect((await told.listed()).posts).toBe(2);
});
