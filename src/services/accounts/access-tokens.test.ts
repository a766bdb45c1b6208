import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepAccountMails } from '../../../tests/support/account-mails.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { LIMITS } from '../../contract/limits.ts';
import { accessTokens } from '../../stores/postgres/access-tokens.ts';
import { users } from '../../stores/postgres/users.ts';
import { tidy } from '../../workers/tidy.ts';
import { listActs } from '../audit/list-acts.ts';
import type { Actor, Caller } from '../environment.ts';
import { createAccessToken } from './create-access-token.ts';
import { enterByToken } from './enter-by-token.ts';
import { listAccessTokens } from './list-access-tokens.ts';
import { revokeAccessToken } from './revoke-access-token.ts';
import { setUser } from './set-user.ts';
import { stillSignedIn } from './still-signed-in.ts';

const FROM: Caller = { address: '192.0.2.7', deviceId: null };
const DAY = 24 * 60 * 60_000;

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

const later = (ms: number) => {
  stores.clock.now = new Date(TEST_NOW.getTime() + ms);
};
const somebody = async (): Promise<Actor> => {
  stores.clock.now = TEST_NOW;
  return stores.createOrganisation();
};
const enter = (token: string) => enterByToken(stores.environment, token, FROM);
const make = (actor: Actor, given: object = {}) =>
  createAccessToken(stores.environment, actor, { name: 'Nightly report', scopes: ['read'], ...given });
const actsOf = async (actor: Actor) =>
  (await listActs(stores.environment, { org: String(actor.organisationId) }))
    .filter(({ act }) => act.startsWith('access_token'))
    .map(({ act, outcome, detail }) => ({ act, outcome, detail }));

describe('making one', () => {
  test('it is told once; what is kept is a hash, and how it begins', async () => {
    const actor = await somebody();
    const { token, ...listed } = await make(actor, { scopes: ['write', 'read', 'write'], expiresInDays: 30 });
    expect(listed).toMatchObject({
      name: 'Nightly report',
      scopes: ['read', 'write'],
      start: token.slice(0, 16),
      createdAt: TEST_NOW.toISOString(),
      lastUsedAt: null,
      expiresAt: new Date(TEST_NOW.getTime() + 30 * DAY).toISOString(),
    });
    expect(await listAccessTokens(stores.environment, actor)).toEqual([listed]);
    const rows = await stores.environment.postgres.select().from(accessTokens).where(eq(accessTokens.userId, actor.userId));
    expect(JSON.stringify(rows)).not.toContain(token.slice(16));
    expect(JSON.stringify(stores.log)).not.toContain(token.slice(16));
  });

  test('its person is told by mail, in the language of the page', async () => {
    const actor = await somebody();
    const mails = keepAccountMails(stores);
    await mails.arrived();
    await make(actor, { language: 'zh-Hant' });
    await make(actor);
    const [user] = await stores.environment.postgres.select().from(users).where(eq(users.id, actor.userId));
    const told = await mails.arrived(user?.email);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      'A new access token was made · Earshot',
      '新的存取權杖已建立 · Earshot',
    ]);
    expect(told.every(({ text }) => !text.includes('Nightly report') && !text.includes('earshot_pat_'))).toBe(true);
  });

  test.each([
    ['90 days, where nothing is said', {}, 90],
    ['a year', { expiresInDays: 365 }, 365],
    ['for ever', { expiresInDays: null }, null],
  ])('it is good for %s', async (_, given, days) => {
    const { expiresAt } = await make(await somebody(), given);
    expect(expiresAt).toBe(days === null ? null : new Date(TEST_NOW.getTime() + days * DAY).toISOString());
  });

  test.each([
    ['no name', { name: ' ' }, { name: 'nameRequired' }],
    ['a long name', { name: 'x'.repeat(LIMITS.tokenNameLength + 1) }, { name: 'nameTooLong' }],
    ['a name that cannot be kept', { name: 'a\0b' }, { name: 'malformed' }],
    ['no scope', { scopes: [] }, { scopes: 'malformed' }],
    ['a scope that there is not', { scopes: ['admin'] }, { 'scopes.0': 'malformed' }],
    ['another time', { expiresInDays: 3650 }, { expiresInDays: 'malformed' }],
  ])('%s is refused', async (_, given, fields) => {
    await expect(make(await somebody(), given)).rejects.toMatchObject({ code: 'invalid', detail: { fields } });
  });

  test('there are only so many of a person, also when they are made at once; one that is revoked makes place', async () => {
    const actor = await somebody();
    const tried = await Promise.allSettled(Array.from({ length: LIMITS.accessTokens + 3 }, () => make(actor)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.accessTokens);
    const refused = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused[0]).toMatchObject({ code: 'limit_reached', detail: { limit: 'accessTokens', max: LIMITS.accessTokens } });
    const [first] = await listAccessTokens(stores.environment, actor);
    await revokeAccessToken(stores.environment, actor, { tokenId: first?.id });
    await expect(make(actor)).resolves.toMatchObject({ name: 'Nightly report' });
    await expect(make(await somebody())).resolves.toMatchObject({ name: 'Nightly report' });
  });
});

describe('calling by one', () => {
  test('whoever brings it acts as the person, with its scopes', async () => {
    const actor = await somebody();
    const { token, id } = await make(actor, { scopes: ['ask', 'read'] });
    expect(await enter(token)).toEqual({
      actor: { userId: actor.userId, organisationId: actor.organisationId, timezone: actor.timezone },
      tokenId: Number(id),
      scopes: ['read', 'ask'],
      expiresAt: new Date(TEST_NOW.getTime() + 90 * DAY),
    });
  });

  test('when it was used last is written once a minute', async () => {
    const actor = await somebody();
    const { token } = await make(actor);
    const lastUsed = async () => (await listAccessTokens(stores.environment, actor))[0]?.lastUsedAt;
    await enter(token);
    expect(await lastUsed()).toBe(TEST_NOW.toISOString());
    later(59_000);
    await enter(token);
    expect(await lastUsed()).toBe(TEST_NOW.toISOString());
    later(61_000);
    await Promise.all([enter(token), enter(token)]);
    expect(await lastUsed()).toBe(stores.clock.now.toISOString());
  });

  test('it ends when it expires, to the moment', async () => {
    const { token } = await make(await somebody(), { expiresInDays: 30 });
    later(30 * DAY - 1);
    await expect(enter(token)).resolves.toBeDefined();
    later(30 * DAY);
    await expect(enter(token)).rejects.toMatchObject({ code: 'unauthenticated', message: 'the access token is expired' });
  });

  test('of somebody who is disabled it is good for nothing, and again when they are let in again; a page that is open is told no more', async () => {
    const actor = await somebody();
    const { token, id } = await make(actor);
    const [user] = await stores.environment.postgres.select().from(users).where(eq(users.id, actor.userId));
    const email = user?.email ?? '';
    const letIn = { token: Number(id) };
    const isStillIn = async () => (await stillSignedIn(stores.environment, [letIn]))(letIn);
    expect(await isStillIn()).toBe(true);
    await setUser(stores.environment, { email, disabled: true });
    await expect(enter(token)).rejects.toMatchObject({ code: 'unauthenticated', message: 'no such access token' });
    expect(await isStillIn()).toBe(false);
    await setUser(stores.environment, { email, disabled: false });
    await expect(enter(token)).resolves.toBeDefined();
  });

  test('a new password leaves it as it is', async () => {
    const actor = await somebody();
    const { token } = await make(actor);
    const change = { passwordHash: 'another', passwordChangedAt: new Date(TEST_NOW.getTime() + 1000) };
    await stores.environment.postgres.update(users).set(change).where(eq(users.id, actor.userId));
    later(2000);
    await expect(enter(token)).resolves.toBeDefined();
  });
});

describe('revoking one', () => {
  test('it is good for nothing from then on, and is listed no more; doing it again changes nothing', async () => {
    const actor = await somebody();
    const { token, id } = await make(actor);
    await revokeAccessToken(stores.environment, actor, { tokenId: id });
    await revokeAccessToken(stores.environment, actor, { tokenId: id });
    expect(await listAccessTokens(stores.environment, actor)).toEqual([]);
    await expect(enter(token)).rejects.toMatchObject({ code: 'unauthenticated', message: 'the access token is revoked' });
  });

  test('what is made, revoked, and brought after that is written down, the last once an hour', async () => {
    const actor = await somebody();
    const { token, id } = await make(actor, { expiresInDays: null });
    await enter(token);
    await revokeAccessToken(stores.environment, actor, { tokenId: id });
    await Promise.allSettled([enter(token), enter(token), enter(token)]);
    later(59 * 60_000);
    await expect(enter(token)).rejects.toThrow();
    later(61 * 60_000);
    await expect(enter(token)).rejects.toThrow();
    const about = { token: Number(id) };
    const refused = { act: 'access_token_refused', outcome: 'refused', detail: { ...about, reason: 'revoked' } };
    expect(await actsOf(actor)).toEqual([
      refused,
      refused,
      { act: 'access_token_revoked', outcome: 'done', detail: about },
      { act: 'access_token_created', outcome: 'done', detail: { ...about, scopes: 'read' } },
    ]);
  });

  test('nobody revokes what is somebody else’s, or is not there', async () => {
    const [actor, other] = [await somebody(), await somebody()];
    const { token, id } = await make(actor);
    for (const tokenId of [id, '199999999'])
      await expect(revokeAccessToken(stores.environment, other, { tokenId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(revokeAccessToken(stores.environment, actor, { tokenId: '0' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(enter(token)).resolves.toBeDefined();
  });
});

test('rows of tokens that are good no more go after half a year', async () => {
  const actor = await somebody();
  const over = await make(actor, { expiresInDays: 30 });
  const revoked = await make(actor);
  await revokeAccessToken(stores.environment, actor, { tokenId: revoked.id });
  const good = await make(actor, { expiresInDays: null });
  const kept = async () =>
    (await stores.environment.postgres.select().from(accessTokens).where(eq(accessTokens.userId, actor.userId)))
      .map(({ id }) => String(id))
      .sort();
  later(179 * DAY);
  await tidy(stores.environment);
  expect(await kept()).toEqual([over.id, revoked.id, good.id].sort());
  later(211 * DAY);
  await tidy(stores.environment);
  expect(await kept()).toEqual([good.id]);
});
