import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { checkPassword } from './check-password.ts';
import { createOrganisation } from './create-organisation.ts';
import { createUser } from './create-user.ts';
import { findActor, findActorByEmail } from './find-actor.ts';
import { findUser } from './find-user.ts';
import { DEMO_EMAIL, firstStart } from './first-start.ts';
import { getSubscriptions } from './get-subscription.ts';
import { getUserExpired } from './get-user-expired.ts';
import { listOrgUsers } from './list-org-users.ts';

let stores: TestStores;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

// The first test of the file meets the empty store.
describe('the first start', () => {
  it('makes the demo organisation once, however many processes and however often', async () => {
    const { environment } = stores;
    const password = 'earshot-demo';
    const made = await Promise.all(Array.from({ length: 3 }, () => firstStart(environment, { password })));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await firstStart(environment, { password: 'other' })).toBe(false);

    const user = await checkPassword(environment, { username: DEMO_EMAIL, password });
    expect(user).toMatchObject({ email: DEMO_EMAIL, name: 'Demo', organisation: { timezone: 'Asia/Hong_Kong' } });
    const actor = await findActor(environment, user?.id ?? '');
    if (!actor) throw new Error('the demo user acts');
    expect(await getSubscriptions(environment, actor)).toEqual([
      {
        plan: 'Demo',
        startsAt: '2025-09-11T12:00:00.000Z',
        endsAt: '2026-09-12T12:00:00.000Z',
        maxTopics: 50,
        maxKeywords: 200,
        maxKeywordsExclusion: 100,
        maxAlerts: 50,
        maxSessions: 0,
        maxDays: 366,
      },
    ]);
  });
});

describe('a password', () => {
  it('is checked with the address in any case, and both must be right', async () => {
    const { environment } = stores;
    const { organisationId } = await stores.createOrganisation();
    const { id } = await createUser(environment, { organisationId, email: 'Ada@Example.org', name: 'Ada', password: 'pässword' });
    const check = (username: string, password: string) => checkPassword(environment, { username, password });
    expect(await check('ada@example.ORG', 'pässword')).toMatchObject({ id, name: 'Ada' });
    expect(await check('Ada@Example.org', 'pa\u0308ssword')).toMatchObject({ id });
    expect(await check('ada@example.org', 'password')).toBeNull();
    expect(await check('eve@example.org', 'pässword')).toBeNull();
    await createUser(environment, { organisationId, email: 'kim@inn.example', name: 'Kim', password: 'pässword' });
    expect(await check(' KIM@inn.example ', 'pässword')).not.toBeNull();
    // Letters that a store folds onto these.
    for (const typed of ['\u212aim@inn.example', 'kim@\u0130nn.example']) expect(await check(typed, 'pässword')).toBeNull();
  });

  it('is stored so that nobody can read it', async () => {
    const { environment } = stores;
    const { organisationId } = await stores.createOrganisation();
    const { id } = await createUser(environment, { organisationId, email: 'bob@example.org', name: 'Bob', password: 'sesame-1' });
    expect(JSON.stringify(await findUser(environment, id))).not.toContain('scrypt');
  });
});

describe('users', () => {
  it('have an address of their own, in all organisations', async () => {
    const { environment } = stores;
    const [one, other] = [await stores.createOrganisation(), await stores.createOrganisation()];
    const user = { email: 'Carol@example.org', name: 'Carol', password: 'secret-1' };
    await createUser(environment, { ...user, organisationId: one.organisationId });
    const again = { ...user, email: 'carol@EXAMPLE.org', organisationId: other.organisationId };
    await expect(createUser(environment, again)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['a short password', { password: '12345' }, { password: 'malformed' }],
    ['no address', { email: 'carol' }, { email: 'malformed' }],
    ['no name', { name: ' ' }, { name: 'malformed' }],
  ])('with %s are refused', async (_case, change, fields) => {
    const { organisationId } = await stores.createOrganisation();
    const user = { organisationId, email: 'dan@example.org', name: 'Dan', password: 'secret-1', ...change };
    await expect(createUser(stores.environment, user)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  });

  it('are listed for their own organisation only, the caller first', async () => {
    const { environment, clock } = stores;
    const actor = await stores.createOrganisation({ name: 'Owls', timezone: '+0530' });
    await stores.createOrganisation();
    const older = { ...environment, now: () => new Date(clock.now.getTime() - 1000) };
    const { organisationId } = actor;
    await createUser(older, { organisationId, email: 'first@example.org', name: 'First', password: 'secret-1' });
    const users = await listOrgUsers(environment, actor);
    expect(users.map(({ id }) => id === actor.userId)).toEqual([true, false]);
    expect(users[1]).toMatchObject({ email: 'first@example.org', org: { name: 'Owls', timezone: '+0530' } });
  });

  it('act for their organisation, found by subject or by address, and not when they do not exist', async () => {
    const { environment } = stores;
    const actor = await stores.createOrganisation({ timezone: 'Europe/London' });
    expect(await findActor(environment, actor.userId)).toEqual(actor);
    expect(await findActorByEmail(environment, `${actor.userId.toUpperCase()}@test.invalid`)).toEqual(actor);
    expect(await findActor(environment, 'nobody')).toBeNull();
    expect(await findActorByEmail(environment, 'nobody@example.org')).toBeNull();
  });
});

describe('a subscription', () => {
  it('has ended at its last instant, not before', async () => {
    const endsAt = new Date('2026-05-01T00:00:00.000Z');
    const actor = await stores.createOrganisation({ subscription: { endsAt } });
    const at = (time: string) => getUserExpired({ ...stores.environment, now: () => new Date(time) }, actor);
    expect(await at('2026-04-30T23:59:59.999Z')).toEqual({ expired: false, endsAt: '2026-05-01T00:00:00.000Z' });
    expect(await at('2026-05-01T00:00:00.000Z')).toEqual({ expired: true, endsAt: '2026-05-01T00:00:00.000Z' });
  });

  it('can be missing: nothing is allowed then', async () => {
    const nobody = { userId: 'x', organisationId: 2_000_000_000, timezone: '+0000' };
    expect(await getSubscriptions(stores.environment, nobody)).toEqual([]);
    expect(await getUserExpired(stores.environment, nobody)).toEqual({ expired: true, endsAt: '' });
  });

  it('belongs to an organisation whose zone the calendar knows', async () => {
    const subscription = { plan: 'p', startsAt: new Date(0), endsAt: new Date(1), maxTopics: 1, maxKeywords: 1 };
    const limits = { maxKeywordsExclusion: 1, maxAlerts: 1, maxSessions: 0, maxDays: 1 };
    const input = { name: 'Nowhere', timezone: 'Mars/Olympus', subscription: { ...subscription, ...limits } };
    await expect(createOrganisation(stores.environment, input)).rejects.toMatchObject({
      detail: { fields: { timezone: 'malformed' } },
    });
  });
});
