import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStores, TEST_NOW, type TestStores } from '../../tests/support/stores.ts';
import { topicDraft } from '../../tests/support/topic-draft.ts';
import type { Environment } from '../services/environment.ts';
import { createTopic } from '../services/topics/create-topic.ts';
import { getTopic } from '../services/topics/get-topic.ts';
import type { ClickHouse } from '../stores/clickhouse/client.ts';
import { findOidcPayload, upsertOidcPayload } from '../stores/postgres/oidc-payloads.ts';
import { runAll, startWorkers } from './runner.ts';

let stores: TestStores;
let environment: Environment;

beforeAll(async () => {
  stores = await openTestStores();
  environment = stores.environment;
});
afterAll(() => stores.close());

const MINUTE = 60_000;
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE);

describe('the workers', () => {
  it('say of a topic that its search failed after three tries, and finish it when the store is back', async () => {
    const actor = await stores.createOrganisation();
    const { id } = await createTopic(environment, actor, topicDraft());
    const fail = () => Promise.reject(new Error('ClickHouse is away'));
    const stream = () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) });
    const away: ClickHouse = { query: fail, stream, insert: fail, command: fail, maintain: fail, close: fail };
    const before = stores.log.length;
    expect(await runAll({ ...environment, clickhouse: away }, TEST_NOW)).toBe(3);
    const warnings = stores.log.slice(before).filter(({ level }) => level === 'warn');
    expect(warnings.map(({ detail }) => detail)).toMatchObject(Array.from({ length: 3 }, () => ({ queue: 'backfill' })));
    const errors = stores.log.slice(before).filter(({ level }) => level === 'error');
    expect(errors).toMatchObject([{ detail: { topicId: Number(id), revision: 1, reason: 'storeAway' } }]);
    const failed = { state: 'failed', failure: { at: TEST_NOW.toISOString(), reason: 'storeAway', figures: false } };
    expect(await getTopic(environment, actor, { id })).toMatchObject(failed);

    await environment.jobs.send('tidy', {});
    await runAll(environment, later(4));
    expect(await getTopic(environment, actor, { id })).toMatchObject(failed);
    await environment.jobs.send('tidy', {});
    await runAll(environment, later(6));
    expect(await getTopic(environment, actor, { id })).toMatchObject({ state: 'ready', failure: null });
  });

  it('delete what the identity provider no longer needs', async () => {
    const { postgres, jobs } = environment;
    const payload = (id: string, expiresAt: Date | null) =>
      upsertOidcPayload(postgres, {
        model: 'Session',
        id,
        payload: { id },
        grantId: null,
        userCode: null,
        uid: null,
        expiresAt,
      });
    await Promise.all([payload('old', later(-1)), payload('new', later(1)), payload('eternal', null)]);
    await jobs.send('tidy', {});
    await runAll(environment, TEST_NOW);
    const found = (id: string) => findOidcPayload(postgres, 'Session', { id }, later(-10));
    expect([await found('old'), await found('new'), await found('eternal')]).toMatchObject([
      null,
      { id: 'new' },
      { id: 'eternal' },
    ]);
  });

  it('take up a new topic by themselves once they are started', async () => {
    const actor = await stores.createOrganisation();
    const finished = new Promise<void>((resolve) => {
      const info = (detail: object) => ('ready' in detail && detail.ready === true ? resolve() : undefined);
      void startWorkers({ ...environment, log: { ...environment.log, info } }).then(() =>
        createTopic(environment, actor, topicDraft()),
      );
    });
    await finished;
  });
});
