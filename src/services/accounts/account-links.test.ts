import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountMails, keepAccountMails, tokenIn } from '../../../tests/support/account-mails.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { accountLinks } from '../../stores/postgres/account-links.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { updateUser } from '../../stores/postgres/users.ts';
import { readResetLink } from './account-link.ts';
import { askConfirmation, askReset } from './ask-mail.ts';
import { checkSignIn } from './check-sign-in.ts';
import { confirmAccount } from './confirm-account.ts';
import { createUser } from './create-user.ts';
import { registerAccount } from './register-account.ts';
import { readRegistrationLink } from './registration-link.ts';
import { resetPassword } from './reset-password.ts';

const PASSWORD = 'first of all';
const NEXT = 'quite another';
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
const reset = (token: string, password = NEXT) => resetPassword(stores.environment, { token, password, language: 'en' });
const signIn = (password: string) => checkSignIn(stores.environment, { username: email, password });
const confirm = (token: string, password = PASSWORD) => confirmAccount(stores.environment, { token, password });
const forgot = (language = 'en', address = email) => askReset(stores.environment, { email: address, language });
const later = (minutes: number) => {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
};

/** Somebody who may sign in with PASSWORD. */
async function member(): Promise<string> {
  const { organisationId } = await stores.createOrganisation();
  return (await createUser(stores.environment, { organisationId, email, name: 'Ada', password: PASSWORD })).id;
}

describe('a link', () => {
  test('to confirm is asked for again, also when the first is over', async () => {
    await register();
    const first = await mails.tokenFor(email);
    later(24 * 60);
    await expect(confirm(first)).rejects.toMatchObject(REFUSED);
    await askConfirmation(stores.environment, { email, language: 'en' });
    await confirm(await mails.tokenFor(email));
    expect(await signIn(PASSWORD)).toMatchObject({ email });
    await expect(confirm(first)).rejects.toMatchObject(REFUSED);
    // There is nothing to confirm any more.
    await askConfirmation(stores.environment, { email, language: 'en' });
    expect(await mails.arrived(email)).toEqual([]);
  });

  test('sets a password anew once, whoever else uses it at the same moment', async () => {
    await member();
    await forgot();
    const token = await mails.tokenFor(email);
    const all = await Promise.allSettled([reset(token, 'by the one'), reset(token, 'by the other')]);
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: REFUSED });
    const rights = [await signIn('by the one'), await signIn('by the other')].filter(Boolean);
    expect(rights).toHaveLength(1);
    await expect(reset(token, 'once more')).rejects.toMatchObject(REFUSED);
    // They are told, in a mail that is none of a link.
    expect((await mails.arrived(email)).map(({ subject }) => subject)).toEqual(['Your password was changed · Earshot']);
  });

  test('of several only one sets a password: with it the others are over', async () => {
    await member();
    await forgot();
    await forgot('zh-Hant');
    const [one, other] = (await mails.arrived(email)).map(tokenIn);
    const all = await Promise.allSettled([reset(one ?? '', 'by the one'), reset(other ?? '', 'by the other')]);
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is over when the password is another, however it came to be', async () => {
    const id = await member();
    await forgot();
    const token = await mails.tokenFor(email);
    await updateUser(stores.environment.postgres, id, { passwordHash: 'another' });
    await expect(readResetLink(stores.environment, token)).rejects.toMatchObject(REFUSED);
    await expect(reset(token)).rejects.toMatchObject(REFUSED);
  });

  test('is over after an hour, and no mail with it is sent by then', async () => {
    await member();
    await forgot();
    const token = await mails.tokenFor(email);
    later(59);
    await expect(readResetLink(stores.environment, token)).resolves.toMatchObject({ user: { email } });
    later(60);
    await expect(reset(token)).rejects.toMatchObject(REFUSED);
    await forgot();
    later(120);
    expect(await mails.arrived(email)).toEqual([]);
  });

  test('to confirm sets no password, and one to reset confirms nothing', async () => {
    await register();
    const confirming = await mails.tokenFor(email);
    await expect(reset(confirming)).rejects.toMatchObject(REFUSED);
    // Without an account there is nothing to set.
    await forgot();
    expect(await mails.arrived(email)).toEqual([]);
    await confirm(confirming);
    await forgot();
    const resetting = await mails.tokenFor(email);
    await expect(readRegistrationLink(stores.environment, resetting)).rejects.toMatchObject(REFUSED);
    await reset(resetting);
    expect(await signIn(NEXT)).toMatchObject({ email });
  });

  test('of one account is none of another', async () => {
    await member();
    await forgot();
    const [one, signed] = (await mails.tokenFor(email)).split('.');
    email = `eve-${email}`;
    const eve = await member();
    await forgot();
    const [other] = (await mails.tokenFor(email)).split('.');
    await expect(reset(`${other}.${signed}`)).rejects.toMatchObject(REFUSED);
    // Nor when somebody could write into the table.
    const { postgres } = stores.environment;
    await postgres
      .update(accountLinks)
      .set({ userId: eve })
      .where(eq(accountLinks.id, one ?? ''));
    await expect(reset(`${one}.${signed}`)).rejects.toMatchObject(REFUSED);
  });

  test.each([
    ['nothing', ''],
    ['words', 'let me in'],
    ['a number alone', '3f0b6f52-58a1-4d8e-9f35-0a4f9f3b1f6e'],
    ['a signature of nobody', `3f0b6f52-58a1-4d8e-9f35-0a4f9f3b1f6e.${'A'.repeat(43)}`],
    ['a NUL', `3f0b6f52-58a1-4d8e-9f35-0a4f9f3b1f6e.${'A'.repeat(42)}\0`],
  ])('that is %s opens nothing', async (_name, token) => {
    await expect(readResetLink(stores.environment, token)).rejects.toMatchObject(REFUSED);
  });

  test('is stored by its number, without what it is signed with', async () => {
    await member();
    await forgot();
    const token = await mails.tokenFor(email);
    const [id, signed] = token.split('.');
    const { postgres } = stores.environment;
    const rows = [
      ...(await postgres.select().from(outbox).where(eq(outbox.recipient, email))),
      ...(await postgres
        .select()
        .from(accountLinks)
        .where(eq(accountLinks.id, id ?? ''))),
    ];
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(signed);
    expect(rows[0]).toMatchObject({ organisationId: null, kind: 'account', state: 'sent' });
  });

  test('is the same when its mail is sent again', async () => {
    await member();
    await forgot();
    const { environment } = stores;
    const { send } = environment.mail;
    const tried: string[] = [];
    environment.mail.send = async (message) => {
      tried.push(tokenIn(message));
      return tried.length === 1 ? { kind: 'try-later', reason: 'away' } : send(message);
    };
    expect(await mails.arrived(email)).toEqual([]);
    later(30);
    const [mail] = await mails.arrived(email);
    environment.mail.send = send;
    expect(mail && tokenIn(mail)).toBe(tried[0]);
    // Good for an hour from then on.
    later(85);
    await reset(tried[0] ?? '');
  });
});

test('who is not known is told nothing, and asked for like anybody', async () => {
  const before = await stores.environment.postgres.select().from(outbox);
  await forgot();
  await askConfirmation(stores.environment, { email, language: 'en' });
  const asked = (await stores.environment.postgres.select().from(outbox)).slice(before.length);
  expect(asked.map(({ recipient, state }) => [recipient, state])).toEqual([
    [email, 'waiting'],
    [email, 'waiting'],
  ]);
  expect(await mails.arrived()).toEqual([]);
});
