import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPostgres, testServerUrl } from '../../../tests/support/postgres.ts';
import type { TopicKeywords } from '../../contract/topics.ts';
import type { OpenPostgres, Postgres, Transaction } from './client.ts';
import { migratePostgres } from './migrations.ts';
import { insertOrganisation } from './organisations.ts';
import { topicChangesAfter } from './topic-changes.ts';
import { deleteTopicRevisionsBelow, insertTopicRevision, type TopicDefinition } from './topic-revisions.ts';
import { insertTopic } from './topic-rows.ts';
import { deleteTopicRow, switchRevision, topics, updateTopicRow } from './topics.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');
let opened: OpenPostgres;
let postgres: Postgres;
let organisationId: number;

beforeAll(async () => {
  opened = await openTestPostgres();
  postgres = opened.postgres;
  await migratePostgres(postgres);
  organisationId = (await insertOrganisation(postgres, { name: 'Test', timezone: '+0000', createdAt: NOW })).id;
});
afterAll(() => opened.close());

const ADVANCED: TopicKeywords = { keywordInputMode: 'advanced', inclusion: 'tea', exclusion: '' };

function definitionOf(keywords: TopicKeywords = ADVANCED): TopicDefinition {
  return { startsAt: NOW, endsAt: new Date(NOW.getTime() + 1000), mediaTypes: ['news'], ...keywords };
}

let names = 0;
async function insert(transaction: Transaction, keywords?: TopicKeywords): Promise<number> {
  const name = `topic ${names++}`;
  const row = {
    organisationId,
    name,
    nameKey: name,
    visible: true,
    demo: false,
    createdAt: NOW,
    updatedAt: NOW,
    updatedBy: null,
  };
  return (await insertTopic(transaction, row, definitionOf(keywords))).id;
}
const create = (keywords?: TopicKeywords) => postgres.transaction((transaction) => insert(transaction, keywords));

/** Reads as one that keeps topics in memory would: from where he is, page by page. */
class Follower {
  number = 0;
  readonly live = new Map<number, number[]>();

  async read(limit = 3): Promise<number[]> {
    const seen: number[] = [];
    for (;;) {
      const changes = await topicChangesAfter(postgres, this.number, limit);
      for (const { topicId, number, revisions } of changes) {
        seen.push(topicId);
        this.number = number;
        if (revisions.length === 0) this.live.delete(topicId);
        else
          this.live.set(
            topicId,
            revisions.map(({ revision }) => revision),
          );
      }
      if (changes.length < limit) return seen;
    }
  }
}

async function upToDate(): Promise<Follower> {
  const follower = new Follower();
  await follower.read();
  return follower;
}

describe('whoever follows the changes of topics', () => {
  it('sees a new one, a revision that is built, one that is switched to, and a deletion, each once', async () => {
    const follower = await upToDate();
    const topicId = await create();
    expect(await follower.read()).toEqual([topicId]);
    expect(follower.live.get(topicId)).toEqual([1]);
    expect(await follower.read()).toEqual([]);

    expect(await switchRevision(postgres, topicId, 1)).toBe(true);
    await postgres.transaction(async (transaction) => {
      await insertTopicRevision(transaction, { ...definitionOf(), topicId, revision: 2 });
      await updateTopicRow(transaction, topicId, { buildingRevision: 2 });
    });
    expect(await follower.read()).toEqual([topicId]);
    expect(follower.live.get(topicId)).toEqual([1, 2]);

    await postgres.transaction(async (transaction) => {
      await switchRevision(transaction, topicId, 2);
      await deleteTopicRevisionsBelow(transaction, topicId, 2);
    });
    await follower.read();
    expect(follower.live.get(topicId)).toEqual([2]);

    await deleteTopicRow(postgres, organisationId, topicId);
    expect(await follower.read()).toEqual([topicId]);
    expect(follower.live.has(topicId)).toBe(false);
  });

  it('is not told of a new name, nor of what was rolled back', async () => {
    const topicId = await create();
    const follower = await upToDate();
    await updateTopicRow(postgres, topicId, { name: 'another', nameKey: 'another', updatedAt: NOW });
    const failed = postgres.transaction(async (transaction) => {
      await insert(transaction);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await follower.read()).toEqual([]);
  });

  it('sees the topics that go with their organisation', async () => {
    const other = await insertOrganisation(postgres, { name: 'Other', timezone: '+0000', createdAt: NOW });
    const row = { organisationId: other.id, visible: true, demo: false, createdAt: NOW, updatedAt: NOW, updatedBy: null };
    const { id } = await postgres.transaction((transaction) =>
      insertTopic(transaction, { ...row, name: 'one', nameKey: 'one' }, definitionOf()),
    );
    const follower = await upToDate();
    await postgres.execute(`delete from organisations where id = ${other.id}`);
    expect(await follower.read()).toEqual([id]);
    expect(follower.live.has(id)).toBe(false);
  });

  it('has in the end what there is, with many who write at once, some of whom take it back', async () => {
    const follower = await upToDate();
    let writing = true;
    const reading = (async () => {
      while (writing) await follower.read();
    })();
    const writer = async (number: number) => {
      const topicId = await create();
      if (number % 3 === 0) await deleteTopicRow(postgres, organisationId, topicId);
      else await switchRevision(postgres, topicId, 1);
      if (number % 4 === 0)
        await postgres
          .transaction(async (transaction) => {
            await updateTopicRow(transaction, topicId, { buildingRevision: 9 });
            throw new Error('no');
          })
          .catch(() => undefined);
    };
    await Promise.all(Array.from({ length: 40 }, (_, number) => writer(number)));
    writing = false;
    await reading;
    await follower.read();
    const rows = await postgres.select({ id: topics.id }).from(topics);
    expect(new Set(follower.live.keys())).toEqual(new Set(rows.map(({ id }) => id)));
  });

  it.skipIf(testServerUrl() === undefined)('misses nothing that was begun earlier and committed later', async () => {
    const follower = await upToDate();
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let late: Promise<void> = Promise.resolve();
    const lateId = await new Promise<number>((resolve) => {
      late = postgres.transaction(async (transaction) => {
        resolve(await insert(transaction));
        await ended;
      });
    });
    const early = await create();
    expect(await follower.read()).toEqual([early]);
    end();
    await late;
    expect(await follower.read()).toEqual([lateId]);
  });
});

describe('keywords are kept as they were written', () => {
  const none = { operator: 'AND' as const, groups: [] };
  it.each<[string, TopicKeywords]>([
    ['a phrase in quotes', { ...ADVANCED, inclusion: '"ming sheung"' }],
    ['a number', { ...ADVANCED, inclusion: '1234567890123456789', exclusion: '0.10' }],
    ['words of JSON', { ...ADVANCED, inclusion: 'null', exclusion: 'true' }],
    ['braces and brackets', { ...ADVANCED, inclusion: '{"C": 1}', exclusion: '[1]' }],
    ['signs, lines and two scripts', { ...ADVANCED, inclusion: '奶茶 NEAR/3 "a\\b"\n\tAND {Exact’s} \u{1f375}', exclusion: '' }],
    ['groups', { keywordInputMode: 'basic', inclusion: { operator: 'OR', groups: [['"a"', '1']] }, exclusion: none }],
  ])('%s', async (_name, keywords) => {
    const follower = await upToDate();
    const topicId = await create(keywords);
    const [change] = await topicChangesAfter(postgres, follower.number, 10);
    expect(change).toMatchObject({ topicId, revisions: [{ topicId, revision: 1, ...keywords }] });
  });
});
