import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStores, type TestStores } from '../../tests/support/stores.ts';
import { topicDraft } from '../../tests/support/topic-draft.ts';
import { addOperatorOrganisation } from '../services/accounts/add-organisation.ts';
import { addOperatorUser } from '../services/accounts/add-user.ts';
import { checkPassword } from '../services/accounts/check-password.ts';
import { ensureOrganisation } from '../services/accounts/ensure-organisation.ts';
import { ensureUser } from '../services/accounts/ensure-user.ts';
import { findActorByEmail } from '../services/accounts/find-actor.ts';
import { listOrganisations, listUsers } from '../services/accounts/list-accounts.ts';
import { createTopic } from '../services/topics/create-topic.ts';
import { table } from './table.ts';

let stores: TestStores;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());

test('an organisation is made once, however often and however many ask at once', async () => {
  const { environment } = stores;
  const all = await Promise.all([1, 2, 3].map(() => ensureOrganisation(environment, { name: ' Owls ', timezone: '+0530' })));
  expect(all.filter(({ made }) => made)).toHaveLength(1);
  expect(new Set(all.map(({ organisation }) => organisation.id)).size).toBe(1);
  expect(await addOperatorOrganisation(environment, { name: 'Owls', timezone: 'Asia/Hong_Kong' })).toMatchObject({
    change: 'none',
    organisation: { name: 'Owls', timezone: '+0530' },
  });
  expect((await listOrganisations(environment)).filter(({ name }) => name === 'Owls')).toEqual([
    {
      id: all[0]?.organisation.id,
      name: 'Owls',
      timezone: '+0530',
      registered: false,
      plan: 'Standard',
      planEndsAt: '2026-09-12T12:00:00.000Z',
      modelTokens: null,
      tokens: { perDay: 1_000_000, used: 0 },
    },
  ]);
});

test('a user added to it by name or id signs in, and makes topics', async () => {
  const { environment } = stores;
  const { organisation } = await ensureOrganisation(environment, { name: 'Larks' });
  const ada = { email: 'ada@larks.invalid', org: 'Larks', name: 'Ada', password: 'of her own' };
  expect(await addOperatorUser(environment, ada)).toMatchObject({ change: 'added', user: { email: 'ada@larks.invalid' } });
  expect(await checkPassword(environment, { username: 'ada@larks.invalid', password: 'of her own' })).not.toBeNull();
  const actor = await findActorByEmail(environment, 'ada@larks.invalid');
  if (!actor) throw new Error('the user acts');
  expect((await createTopic(environment, actor, topicDraft())).name).not.toBe('');

  const again = { ...ada, email: 'ADA@larks.invalid', org: String(organisation.id), password: 'another one' };
  expect(await addOperatorUser(environment, again)).toMatchObject({ change: 'none', user: { name: 'Ada' } });
  expect(await checkPassword(environment, { username: 'ada@larks.invalid', password: 'another one' })).toBeNull();
});

test('without a password they are known to an outside issuer, and no password is theirs', async () => {
  const { environment } = stores;
  await ensureOrganisation(environment, { name: 'Wrens' });
  await addOperatorUser(environment, { email: 'bob@wrens.invalid', org: 'Wrens', name: 'Bob', password: undefined });
  expect(await findActorByEmail(environment, 'bob@wrens.invalid')).not.toBeNull();
  for (const password of ['', 'none']) {
    expect(await checkPassword(environment, { username: 'bob@wrens.invalid', password })).toBeNull();
  }
  expect((await listUsers(environment)).filter(({ organisation }) => organisation === 'Wrens')).toMatchObject([
    { email: 'bob@wrens.invalid', name: 'Bob', password: false },
  ]);
});

test('two who add the same user at once make one', async () => {
  const { environment } = stores;
  const { organisation } = await ensureOrganisation(environment, { name: 'Finches' });
  const input = { email: 'eve@finches.invalid', name: 'Eve', organisationId: organisation.id };
  const all = await Promise.all([1, 2, 3].map(() => ensureUser(environment, input)));
  expect(all.filter(({ made }) => made)).toHaveLength(1);
});

test.each([
  ['an organisation that is not there', { org: 'Nobody' }, 'no such organisation Nobody'],
  ['an organisation of another name and id', { org: '999999' }, 'no such organisation 999999'],
  ['no address', { email: 'carol' }, 'invalid: email'],
  ['a short password', { password: '12345' }, 'invalid: password'],
  ['an address that another organisation has', { email: 'taken@test.invalid' }, 'belongs to another organisation: Taken'],
])('%s is refused', async (_what, change, message) => {
  const { environment } = stores;
  await ensureOrganisation(environment, { name: 'Terns' });
  const taken = await ensureOrganisation(environment, { name: 'Taken' });
  await ensureUser(environment, { email: 'taken@test.invalid', name: 'T', organisationId: taken.organisation.id });
  const user = { email: 'carol@terns.invalid', org: 'Terns', name: 'Carol', password: 'long enough' };
  await expect(addOperatorUser(environment, { ...user, ...change })).rejects.toThrow(message);
});

test('of several organisations of one name the id is asked for', async () => {
  const twins = await Promise.all([1, 2].map(() => stores.createOrganisation({ name: 'Twins' })));
  const user = { email: 'dan@twins.invalid', org: 'Twins', name: 'Dan', password: undefined };
  await expect(addOperatorUser(stores.environment, user)).rejects.toThrow(/give one of the ids \d+, \d+/);
  const second = { ...user, org: String(twins[1]?.organisationId) };
  expect(await addOperatorUser(stores.environment, second)).toMatchObject({ change: 'added' });
});

test('a table keeps its columns, whatever a name holds', () => {
  const rows = [
    ['1', 'Owls\n\u001b[2J'],
    ['200', 'L'],
  ];
  expect(table(['ID', 'NAME'], rows)).toBe('ID   NAME\n1    Owls [2J\n200  L');
});

test('a name turns nothing around that stands behind it, and makes no table wide', () => {
  const rows = [
    ['1', '\u202eslwO\u2066', 'yes'],
    ['2', '🦉'.repeat(200), 'no'],
  ];
  const lines = table(['ID', 'NAME', 'DISABLED'], rows).split('\n');
  expect(lines[1]).toMatch(/^1 {3}slwO +yes$/);
  expect(lines[2]).toBe(`2   ${'🦉'.repeat(79)}…  no`);
});

test('what stands last is whole: nothing comes behind it', () => {
  expect(table(['ID', 'ADDRESS'], [['1', 'a'.repeat(300)]])).toContain('a'.repeat(300));
});
