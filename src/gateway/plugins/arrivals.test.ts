/** Open pages on real stores, looked at by hand instead of by the clock. */
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importedPostOf } from '../../../tests/support/post.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import { analysisInput } from '../../contract/analysis/inputs.ts';
import { addOperatorUser } from '../../services/accounts/add-user.ts';
import { enterByDevice } from '../../services/accounts/enter-by-device.ts';
import { findActorByEmail } from '../../services/accounts/find-actor.ts';
import { removeUser } from '../../services/accounts/remove-user.ts';
import { setUser } from '../../services/accounts/set-user.ts';
import { signOutDevice } from '../../services/accounts/sign-out-device.ts';
import type { Actor, Environment } from '../../services/environment.ts';
import { ingestPosts } from '../../services/mentions/ingest.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { createArrivals } from './arrivals.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

/** A store that cannot answer what names the site. */
function without(site: string): ClickHouse {
  return new Proxy(stores.environment.clickhouse, {
    get(target, name) {
      if (name === 'query')
        return (...asked: Parameters<ClickHouse['query']>) =>
          inspect(asked[1]).includes(site) ? Promise.reject(new Error('too much')) : target.query(...asked);
      const own = Reflect.get(target, name) as unknown;
      return typeof own === 'function' ? (own.bind(target) as unknown) : own;
    },
  });
}

/** Answers the number of a device. */
async function signIn(actor: Actor): Promise<number> {
  const since = stores.clock.now;
  const name = { browser: null, system: null };
  const signIn = { key: randomUUID(), deviceId: randomUUID(), name, since, isExact: true, issuedAt: since };
  const entered = await enterByDevice(stores.environment, { userId: actor.userId }, signIn);
  if (!entered) throw new Error('nobody was let in');
  return entered.deviceId;
}

test('the pages of a device that was signed out end, and no others', async () => {
  const actor = await stores.createOrganisation();
  const topic = await topicOfPosts(stores, actor, [], { inclusion: { operator: 'AND', groups: [['quiet']] } });
  const arrivals = createArrivals(stores.environment);
  const ended: string[] = [];
  const open = (name: string, device: number) =>
    arrivals.join(
      {
        actor,
        by: { device },
        input: analysisInput.parse({ id: topic.id, filter: { mention: 'all', copies: 'with' } }),
        tell: () => undefined,
        end: () => void ended.push(name),
      },
      0,
    );
  const [lost, mine, other] = [await signIn(actor), await signIn(actor), await signIn(actor)];
  open('lost', lost);
  open('lost, another tab', lost);
  open('mine', mine);
  const looking = arrivals.look();
  open('of who comes meanwhile', other);
  await looking;
  expect(ended).toEqual([]);
  await signOutDevice(stores.environment, actor, { id: mine, isOutside: false }, { deviceId: String(lost) });
  await arrivals.look();
  expect(ended).toEqual(['lost', 'lost, another tab']);
  await arrivals.close();
});

test.each([
  ['disabled', (environment: Environment, email: string) => setUser(environment, { email, disabled: true })],
  ['removed', (environment: Environment, email: string) => removeUser(environment, { email })],
])('the pages of whoever is %s end, and no others', async (_, become) => {
  const { environment } = stores;
  const actor = await stores.createOrganisation();
  const email = `${randomUUID()}@test.invalid`;
  await addOperatorUser(environment, { email, name: 'Ben', org: String(actor.organisationId) });
  const ben = await findActorByEmail(environment, email);
  if (!ben) throw new Error('a user just made acts');
  const { id } = await topicOfPosts(stores, actor, []);
  const input = analysisInput.parse({ id, filter: { mention: 'all', copies: 'with' } });
  const arrivals = createArrivals(environment);
  const ended: string[] = [];
  const open = async (name: string, who: Actor) =>
    arrivals.join(
      { actor: who, by: { device: await signIn(who) }, input, tell: () => undefined, end: () => void ended.push(name) },
      0,
    );
  await open('ben', ben);
  await open('his colleague', actor);
  await become(environment, email);
  await arrivals.look();
  expect(ended).toEqual(['ben']);
  await arrivals.close();
});

test('a question that fails ends its own pages; the others are told', async () => {
  const actor = await stores.createOrganisation();
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const topic = await topicOfPosts(stores, actor, [{ content: word }], { inclusion: { operator: 'AND', groups: [[word]] } });
  const arrivals = createArrivals({ ...stores.environment, clickhouse: without('broken.example') });
  const told = { failing: [] as unknown[], healthy: [] as unknown[] };
  const device = await signIn(actor);
  const open = (name: keyof typeof told, filter: object) =>
    arrivals.join(
      {
        actor,
        by: { device },
        input: analysisInput.parse({ id: topic.id, filter }),
        tell: (event) => void told[name].push(event),
        end: () => void told[name].push('end'),
      },
      1,
    );
  open('failing', { mention: 'all', copies: 'with', domains: ['broken.example'] });
  open('healthy', { mention: 'all', copies: 'with' });
  await ingestPosts(stores.environment, [importedPostOf({ id: randomUUID(), title: '', content: word })]);
  await arrivals.look();
  await arrivals.look();
  expect(told).toEqual({ failing: ['end'], healthy: [{ type: 'mentions', count: 2 }] });
  const warnings = stores.log.filter(({ message }) => message === 'open pages are no longer told of arrivals');
  expect(warnings).toMatchObject([{ level: 'warn', detail: { organisationId: actor.organisationId, topicId: topic.id } }]);
  await arrivals.close();
});
