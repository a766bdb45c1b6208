/** What sources bring to topics is learned while they are collected. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MadeUpItem, type MadeUpWeb, madeUpFeed, madeUpWeb } from '../../../tests/support/made-up-web.ts';
import { idOf, MadeUpX } from '../../../tests/support/made-up-x.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { ASKED_ADDRESSES } from '../../contract/sources.ts';
import { MENTION_HALF_LIFE_MS } from '../../engine/collection/mentions-of-late.ts';
import { sourceHosts } from '../../stores/postgres/source-claims.ts';
import { addToMentions, sourceMentions } from '../../stores/postgres/source-mentions.ts';
import { sources } from '../../stores/postgres/sources.ts';
import { topics } from '../../stores/postgres/topics.ts';
import { runAll } from '../../workers/runner.ts';
import { tidy } from '../../workers/tidy.ts';
import type { Actor, Environment } from '../environment.ts';
import { createTopic } from '../topics/create-topic.ts';
import { deleteTopic } from '../topics/delete-topic.ts';
import { updateTopic } from '../topics/update-topic.ts';
import { addSource } from './add-source.ts';
import { collectSource } from './collect-source.ts';
import { removeSource } from './remove-source.ts';

let stores: TestStores;
let environment: Environment;
let web: MadeUpWeb;
let mei: Actor;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  web = madeUpWeb();
  environment = { ...stores.environment, fetchWeb: web.fetchWeb };
  for (const table of [sources, sourceHosts, topics]) await environment.postgres.delete(table);
  mei = await stores.createOrganisation();
  at(0);
});

const never = new AbortController().signal;
const DAY_MS = 86_400_000;
const at = (days: number) => {
  stores.clock.now = new Date(TEST_NOW.getTime() + days * DAY_MS);
};
const time = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS).toISOString();

async function topicOf(word: string, mediaTypes = ['news', 'x']): Promise<number> {
  const inclusion = { operator: 'AND', groups: [[word]] };
  const { id } = await createTopic(environment, mei, topicDraft({ inclusion, mediaTypes }));
  await runAll(environment, environment.now());
  return Number(id);
}

interface Feed {
  id: number;
  /** Beside what it has. */
  publish(...items: [title: string, days: number][]): MadeUpItem[];
  read(): Promise<unknown>;
}

async function followed(): Promise<Feed> {
  const site = `https://${randomUUID()}.example`;
  const items: MadeUpItem[] = [];
  const answer = () => {
    web.answers[`${site}/feed`] = madeUpFeed(items);
    return items;
  };
  answer();
  const { id } = await addSource(environment, mei, { address: `${site}/feed`, kind: 'feed', mediaType: 'news' });
  return {
    id,
    publish: (...given) => {
      for (const [title, days] of given) items.unshift({ title, link: `${site}/${randomUUID()}`, at: time(days) });
      return answer();
    },
    read() {
      // A host is left alone for a moment.
      stores.clock.now = new Date(stores.clock.now.getTime() + 2000);
      return collectSource(environment, { sourceId: id }, never);
    },
  };
}

/** `topic source mentions`, as they counted when they were noted. */
async function learned(): Promise<string[]> {
  const rows = await environment.postgres.select().from(sourceMentions);
  const byPlace = rows.toSorted((one, other) => one.topicId - other.topicId || one.sourceId - other.sourceId);
  return byPlace.map(({ topicId, sourceId, mentions }) => `${topicId} ${sourceId} ${mentions.toFixed(2)}`);
}

describe('a source', () => {
  test('is known by what it brings to each topic, and not by what else it publishes', async () => {
    const [ferries, trams] = [await topicOf('ferry'), await topicOf('tram')];
    const [one, other] = [await followed(), await followed()];
    one.publish(['A ferry', 0], ['Another ferry', 0], ['A ferry and a tram', 0]);
    other.publish(['The ferry', 0], ...Array.from({ length: 20 }, (): [string, number] => ['Nothing', 0]));
    await one.read();
    await other.read();
    expect(await learned()).toEqual([`${ferries} ${one.id} 3.00`, `${ferries} ${other.id} 1.00`, `${trams} ${one.id} 1.00`]);
  });

  test('that is read again brings nothing, nor does a post that has changed', async () => {
    const ferries = await topicOf('ferry');
    const feed = await followed();
    const items = feed.publish(['A ferry', 0], ['Nothing', 0]);
    await feed.read();
    await feed.read();
    Object.assign(items[0] ?? {}, { title: 'A ferry after all' });
    Object.assign(items[1] ?? {}, { text: 'with another text' });
    feed.publish();
    expect(await feed.read()).toMatchObject({ stored: 2 });
    expect(await learned()).toEqual([`${ferries} ${feed.id} 1.00`]);
  });

  test('brings half as much in a fortnight, and what is new beside it', async () => {
    const ferries = await topicOf('ferry');
    const feed = await followed();
    feed.publish(['A ferry', 0], ['Another ferry', 0]);
    await feed.read();
    at(14);
    feed.publish(['A third ferry', 14]);
    await feed.read();
    expect(await learned()).toEqual([`${ferries} ${feed.id} 2.00`]);
    at(28);
    feed.publish(['Nothing', 28]);
    await feed.read();
    expect(await learned()).toEqual([`${ferries} ${feed.id} 2.00`]);
  });

  test('that is read for the first time brings what it published as it would count by now', async () => {
    const ferries = await topicOf('ferry');
    const feed = await followed();
    // Of a date ahead nobody says how much it will count.
    feed.publish(['A ferry', -28], ['A ferry long ago', -60], ['A ferry', 0], ['A ferry to come', 1]);
    await feed.read();
    expect(await learned()).toEqual([`${ferries} ${feed.id} ${(2.25 + 0.5 ** (60 / 14)).toFixed(2)}`]);
  });

  test('that is asked with the words of topics is known as all others', async () => {
    const [ferries, trams] = [await topicOf('ferry'), await topicOf('tram')];
    const x = new MadeUpX();
    environment = { ...environment, fetchWeb: x.fetchWeb, apiKeys: x.apiKeys };
    const { id } = await addSource(environment, 'operator', { address: ASKED_ADDRESSES.x, kind: 'x', mediaType: 'x' });
    const posts = ['the ferry', 'the ferry and the tram', 'ferry again'];
    x.posted = posts.map((text, number) => ({ id: idOf(number + 1), text: `${text} ${randomUUID()}` })).reverse();
    await collectSource(environment, { sourceId: id }, never);
    const passed = 0.5 ** (3_600_000 / MENTION_HALF_LIFE_MS);
    expect(await learned()).toEqual([`${ferries} ${id} ${(3 * passed).toFixed(2)}`, `${trams} ${id} ${passed.toFixed(2)}`]);
  });

  test('of which the process ends on the way is counted once it is read', async () => {
    const ferries = await topicOf('ferry');
    const feed = await followed();
    // More than are stored at once.
    feed.publish(...Array.from({ length: 501 }, (_, number): [string, number] => [`Ferry ${number}`, 0]));
    const stop = new AbortController();
    const prepare: Environment['preparer']['prepare'] = (...given) => {
      stop.abort(new Error('it ends'));
      return stores.environment.preparer.prepare(...given);
    };
    const ending = { ...environment, preparer: { ...environment.preparer, prepare } };
    await expect(collectSource(ending, { sourceId: feed.id }, stop.signal)).rejects.toThrow('it ends');
    expect(await learned()).toEqual([]);
    expect(await feed.read()).toMatchObject({ stored: 501 });
    expect(await learned()).toEqual([`${ferries} ${feed.id} 501.00`]);
  });
});

describe('what is known of a source', () => {
  test('is of a topic that is searched anew counted once', async () => {
    const ferries = await topicOf('ferry');
    const inclusion = { operator: 'AND', groups: [['ferry', 'tram']] };
    await updateTopic(environment, mei, { ...topicDraft({ inclusion }), id: String(ferries) });
    const feed = await followed();
    feed.publish(['A ferry', 0]);
    expect(await feed.read()).toMatchObject({ stored: 1, mentions: 2 });
    await runAll(environment, environment.now());
    expect(await learned()).toEqual([`${ferries} ${feed.id} 1.00`]);
  });

  test('goes with the topic, with the source, and with time', async () => {
    const [ferries, trams] = [await topicOf('ferry'), await topicOf('tram')];
    const [one, other] = [await followed(), await followed()];
    for (const feed of [one, other]) {
      feed.publish(['A ferry and a tram', 0]);
      await feed.read();
    }
    await deleteTopic(environment, mei, { id: String(trams) });
    expect(await learned()).toEqual([`${ferries} ${one.id} 1.00`, `${ferries} ${other.id} 1.00`]);
    await removeSource(environment, mei, { sourceId: one.id });
    await tidy(environment);
    expect(await learned()).toEqual([`${ferries} ${other.id} 1.00`]);
    at(141);
    await tidy(environment);
    expect(await learned()).toEqual([]);
  });

  test('is not of a topic that is gone by the time it is written', async () => {
    const ferries = await topicOf('ferry');
    const { id } = await followed();
    const counts = new Map([
      [ferries, 1],
      [ferries + 1, 2],
    ]);
    await environment.postgres.transaction((transaction) => addToMentions(transaction, id, counts, environment.now()));
    expect(await learned()).toEqual([`${ferries} ${id} 1.00`]);
  });

  test.each<[string, number, string]>([
    ['a moment later', 0, '3.00'],
    ['of a clock that was set back', -28, '3.00'],
    ['after a century', 36_500, '1.00'],
  ])('is added to %s', async (_name, days, expected) => {
    const ferries = await topicOf('ferry');
    const { id } = await followed();
    const note = (count: number, now: Date) =>
      environment.postgres.transaction((transaction) => addToMentions(transaction, id, new Map([[ferries, count]]), now));
    await note(2, new Date(time(0)));
    await note(1, new Date(time(days)));
    expect(await learned()).toEqual([`${ferries} ${id} ${expected}`]);
  });
});
