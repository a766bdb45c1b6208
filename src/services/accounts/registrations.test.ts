/** Registrations wait for whoever has the address: what they are until then, and what strangers gain by them, which is nothing. */
import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountMails, keepAccountMails, tokenIn } from '../../../tests/support/account-mails.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { putRegistration, registrations } from '../../stores/postgres/registrations.ts';
import { findMemberByEmail } from '../../stores/postgres/users.ts';
import { tidy } from '../../workers/tidy.ts';
import { askConfirmation } from './ask-mail.ts';
import { checkSignIn } from './check-sign-in.ts';
import { confirmAccount } from './confirm-account.ts';
import { createUser } from './create-user.ts';
import { ensureOrganisation } from './ensure-organisation.ts';
import { ensureUser } from './ensure-user.ts';
import { findActorByEmail } from './find-actor.ts';
import { findOrganisation } from './find-organisation.ts';
import { getSubscriptions } from './get-subscription.ts';
import { listUsers } from './list-accounts.ts';
import { PASSWORD_COST } from './password-cost.ts';
import { registerAccount } from './register-account.ts';
import { registerOutsider } from './register-outsider.ts';

const PASSWORD = 'first of all';
const NEXT = 'quite another';
const WRONG = { detail: { loginCode: 'PASSWORD_INCORRECT' } };
const REFUSED = { detail: { loginCode: 'TOKEN_EXPIRED' } };

let stores: TestStores;
let mails: AccountMails;
let number = 0;
let email: string;
beforeAll(async () => {
  stores = await openTestStores();
  mails = keepAccountMails(stores);
});
afterAll(() => stores.close());
beforeEach(async () => {
  await mails.arrived();
  stores.clock.now = TEST_NOW;
  number += 1;
  email = `ada-${number}@harbour.example`;
});

const register = (given: object = {}) =>
  registerAccount(stores.environment, { name: 'Ada', email, password: PASSWORD, language: 'en', ...given });
const signIn = (password: string) => checkSignIn(stores.environment, { username: email, password });
const confirm = (token: string, password = PASSWORD) => confirmAccount(stores.environment, { token, password });
const later = (minutes: number) => {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
};

/** Names of those in which the address has an account. */
const organisationsOf = async (of: string) =>
  (await listUsers(stores.environment)).filter((user) => user.email === of).map(({ organisation }) => organisation);

/** Somebody who may sign in with PASSWORD. */
async function member(): Promise<string> {
  const { organisationId } = await stores.createOrganisation();
  return (await createUser(stores.environment, { organisationId, email, name: 'Ada', password: PASSWORD })).id;
}

describe('registration', () => {
  test('makes an account, with an organisation of its own, when its address is confirmed, and nothing before', async () => {
    await register({ organisation: 'Harbour News', timezone: 'Asia/Hong_Kong' });
    expect(await signIn(PASSWORD)).toBe('unconfirmed');
    expect(await organisationsOf(email)).toEqual([]);
    await confirm(await mails.tokenFor(email));
    expect(await signIn(PASSWORD)).toMatchObject({ email, name: 'Ada' });
    expect(await organisationsOf(email)).toEqual(['Harbour News']);
    const actor = await findActorByEmail(stores.environment, email);
    expect(actor).toMatchObject({ timezone: 'Asia/Hong_Kong' });
    if (!actor) throw new Error('who registered acts');
    expect(await getSubscriptions(stores.environment, actor)).toMatchObject([{ plan: 'Standard', maxTopics: 50 }]);
  });

  test('of an address that is taken changes nothing, and its mail says so to whoever has it', async () => {
    await member();
    await register({ email: email.toUpperCase(), name: 'Buy now', password: NEXT });
    expect(await signIn(PASSWORD)).toMatchObject({ name: 'Ada' });
    const isTaken = async () => {
      const [mail, ...more] = await mails.arrived();
      expect(more).toEqual([]);
      // As it is stored, not as it was typed.
      expect(mail?.to).toBe(email);
      expect(mail?.subject).toBe('You have an account already · Earshot');
      expect(mail?.text).not.toContain('#');
    };
    await isTaken();
    await askConfirmation(stores.environment, { email, language: 'en' });
    await isTaken();
  });

  test('tells nobody whether the address has an account: its password is answered alike, before and after somebody confirms', async () => {
    await member();
    await register({ password: NEXT });
    expect(await signIn(NEXT)).toBe('unconfirmed');
    email = `free-${email}`;
    await register({ password: NEXT });
    expect(await signIn(NEXT)).toBe('unconfirmed');
    await register();
    await mails.arrived();
    await askConfirmation(stores.environment, { email, language: 'en' });
    await confirm(await mails.tokenFor(email));
    expect(await signIn(NEXT)).toBe('unconfirmed');
  });

  test('of an address by several makes an account for each link that is followed with its password: one', async () => {
    const passwords = ['by the one', 'by the other', 'by the third'];
    await Promise.all(passwords.map((password) => register({ password })));
    const [token = ''] = (await mails.arrived(email)).map(tokenIn);
    const all = await Promise.allSettled(passwords.map((password) => confirm(token, password)));
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const { reason } of all.filter((done) => done.status === 'rejected')) expect(reason).toMatchObject(REFUSED);
    expect(await organisationsOf(email)).toHaveLength(1);
  });

  test('that a stranger made before or after leaves him nothing: neither password, nor name, nor organisation, nor days', async () => {
    await register({ name: 'Eve', password: 'of the stranger', organisation: 'evil.example buy now', timezone: 'Pacific/Apia' });
    await mails.arrived();
    later(7 * 24 * 60 - 1);
    await register({ organisation: 'Harbour News', timezone: 'Asia/Hong_Kong' });
    const token = await mails.tokenFor(email);
    await register({ name: 'Eve', password: 'of the stranger once more', organisation: 'evil.example' });
    const strangers = await mails.tokenFor(email);
    later(7 * 24 * 60 + 1);
    await tidy(stores.environment);
    // Whoever clicks does not know it, whichever mail it is.
    for (const link of [token, strangers]) await expect(confirm(link, 'a guess')).rejects.toMatchObject(WRONG);
    await confirm(strangers, PASSWORD);
    expect(await signIn('of the stranger once more')).toBe('unconfirmed');
    expect(await signIn(PASSWORD)).toMatchObject({ name: 'Ada', organisation: { timezone: 'Asia/Hong_Kong' } });
    expect(await organisationsOf(email)).toEqual(['Harbour News']);
    await expect(confirm(token, 'of the stranger once more')).rejects.toMatchObject(REFUSED);
  });

  test('under the name of an organisation that is there, or is to be, does not stand in for it', async () => {
    const name = `Harbour News ${number}`;
    await register({ organisation: name });
    await confirm(await mails.tokenFor(email));
    const { made, organisation } = await ensureOrganisation(stores.environment, { name });
    expect(made).toBe(true);
    expect((await findOrganisation(stores.environment, name)).id).toBe(organisation.id);
  });

  test('once more with the same password is the same one, said anew', async () => {
    await register({ name: 'Ade' });
    const first = await mails.tokenFor(email);
    await register();
    expect(await mails.tokenFor(email)).toBe(first);
    await confirm(first);
    expect(await signIn(PASSWORD)).toMatchObject({ name: 'Ada' });
  });

  test('is kept twenty times for one address: the oldest go', async () => {
    const { postgres } = stores.environment;
    for (let count = 0; count < 22; count += 1) {
      const row = { id: randomUUID(), address: email, email, name: 'Ada', organisation: null, timezone: null };
      const createdAt = new Date(TEST_NOW.getTime() + count);
      await postgres.transaction((transaction) => putRegistration(transaction, { ...row, passwordHash: `${count}`, createdAt }));
    }
    const kept = await postgres.select().from(registrations).where(eq(registrations.address, email));
    expect(kept.map(({ passwordHash }) => Number(passwordHash)).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, count) => count + 2),
    );
  });

  test('is mailed in words of ours alone, in either language', async () => {
    await register({ name: 'Buy at evil.example', organisation: 'evil.example', language: 'zh-Hant' });
    const [mail] = await mails.arrived(email);
    expect(mail?.subject).toBe('啟用你的帳戶 · Earshot');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    expect(mail?.html).toContain('<html lang="zh-Hant">');
  });

  test('is stored so that its password cannot be read, with one salt for one address and another for another', async () => {
    const { postgres } = stores.environment;
    for (const [to, password] of [
      [email, PASSWORD],
      [email, NEXT],
      [`b-${email}`, PASSWORD],
    ])
      await register({ email: to, password });
    const rows = await postgres
      .select()
      .from(registrations)
      .where(like(registrations.address, `%${email}`));
    const salts = rows.map(({ passwordHash }) => passwordHash.split('$')[4]);
    expect([rows.length, new Set(salts).size]).toEqual([3, 2]);
    expect(rows.every(({ passwordHash }) => passwordHash.startsWith(`scrypt$${PASSWORD_COST.N}$8$1$`))).toBe(true);
    await mails.arrived(`b-${email}`);
    await askConfirmation(stores.environment, { email, language: 'en' });
    await confirm(await mails.tokenFor(email));
    // The account has a salt of its own.
    expect((await findMemberByEmail(postgres, email))?.user.passwordHash.split('$')[4]).not.toBeOneOf(salts);
  });

  test('keeps nobody from being added by the operator or signing in at an outside issuer, and goes away by itself', async () => {
    await register();
    const token = await mails.tokenFor(email);
    expect(await findActorByEmail(stores.environment, email)).toBeNull();
    const { organisationId } = await stores.createOrganisation();
    expect((await ensureUser(stores.environment, { organisationId, email, name: 'Ada' })).made).toBe(true);
    await expect(confirm(token)).rejects.toMatchObject(REFUSED);
    email = `outside-${email}`;
    await register({ name: 'Stranger' });
    await registerOutsider(stores.environment, { email, name: 'Mei' });
    email = `late-${email}`;
    await register();
    later(7 * 24 * 60 - 1);
    await tidy(stores.environment);
    expect(await signIn(PASSWORD)).toBe('unconfirmed');
    later(7 * 24 * 60 + 1);
    await tidy(stores.environment);
    expect(await signIn(PASSWORD)).toBeNull();
    // With all that they have.
    email = email.replace('late-', '');
    expect(await organisationsOf(email)).toEqual(['Mei']);
  });

  test.each([
    ['a short password', { password: '12345' }],
    ['a password without end', { password: 'x'.repeat(1025) }],
    ['no address', { email: 'ada' }],
    ['an address in letters that a store folds', { email: 'mi\u212ae@harbour.example' }],
    ['a name that nobody sees', { name: '\u200b' }],
    ['a zone that no calendar knows', { timezone: 'Mars/Olympus' }],
    ['no language of ours', { language: 'fr' }],
  ])('with %s is refused', async (_name, change) => {
    await expect(register(change)).rejects.toMatchObject({ code: 'invalid' });
  });
});
