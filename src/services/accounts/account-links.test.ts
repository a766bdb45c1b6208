/** Registering, confirming and setting a password anew, as links in mails allow it: once, in time, for what they are, and no others. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountMails, keepAccountMails, tokenIn } from '../../../tests/support/account-mails.ts';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { accountLinks } from '../../stores/postgres/account-links.ts';
import { outbox } from '../../stores/postgres/outbox.ts';
import { updatePasswordHash } from '../../stores/postgres/users.ts';
import { tidy } from '../../workers/tidy.ts';
import { readLink } from './account-link.ts';
import { askConfirmation, askReset } from './ask-mail.ts';
import { checkPassword } from './check-password.ts';
import { confirmAccount } from './confirm-account.ts';
import { createUser } from './create-user.ts';
import { ensureOrganisation } from './ensure-organisation.ts';
import { ensureUser } from './ensure-user.ts';
import { findActorByEmail } from './find-actor.ts';
import { findOrganisation } from './find-organisation.ts';
import { getSubscriptions } from './get-subscription.ts';
import { listUsers } from './list-accounts.ts';
import { registerAccount } from './register-account.ts';
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
const signIn = (password: string) => checkPassword(stores.environment, { username: email, password });
const forgot = (language = 'en', address = email) => askReset(stores.environment, { email: address, language });
const later = (minutes: number) => {
  stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
};

/** Somebody who may sign in with PASSWORD. */
async function member(): Promise<string> {
  const { organisationId } = await stores.createOrganisation();
  return (await createUser(stores.environment, { organisationId, email, name: 'Ada', password: PASSWORD })).id;
}

describe('registration', () => {
  test('makes an account of its own organisation that waits for its address', async () => {
    await register({ organisation: 'Harbour News', timezone: 'Asia/Hong_Kong' });
    expect(await signIn(PASSWORD)).toMatchObject({ confirmed: false });
    await confirmAccount(stores.environment, { token: await mails.tokenFor(email) });
    expect(await signIn(PASSWORD)).toMatchObject({ confirmed: true, name: 'Ada' });
    const actor = await findActorByEmail(stores.environment, email);
    expect(actor).toMatchObject({ timezone: 'Asia/Hong_Kong' });
    if (!actor) throw new Error('who registered acts');
    expect(await getSubscriptions(stores.environment, actor)).toMatchObject([{ plan: 'Standard', maxTopics: 50 }]);
  });

  test('of an address that is taken changes nothing, and its mail says so to whoever has it', async () => {
    await member();
    await register({ email: email.toUpperCase(), name: 'Buy now', password: NEXT });
    expect(await signIn(NEXT)).toBeNull();
    expect(await signIn(PASSWORD)).toMatchObject({ name: 'Ada' });
    const [mail, ...more] = await mails.arrived();
    expect(more).toEqual([]);
    // As it is stored, not as it was typed.
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toBe('You have an account already · Earshot');
    expect(mail?.text).not.toContain('#');
  });

  test('by several at once makes one account', async () => {
    const passwords = ['by the one', 'by the other', 'by the third'];
    await Promise.all(passwords.map((password) => register({ password })));
    const right = [];
    for (const password of passwords) if (await signIn(password)) right.push(password);
    expect(right).toHaveLength(1);
    expect((await listUsers(stores.environment)).filter((user) => user.email === email)).toMatchObject([{ confirmed: false }]);
  });

  test('under the name of an organisation that is there, or is to be, does not stand in for it', async () => {
    const name = `Harbour News ${number}`;
    await register({ organisation: name });
    const { made, organisation } = await ensureOrganisation(stores.environment, { name });
    expect(made).toBe(true);
    expect((await findOrganisation(stores.environment, name)).id).toBe(organisation.id);
  });

  test('begins anew while nobody has confirmed it: the last password counts, and the link of the first is over', async () => {
    await register();
    const first = await mails.tokenFor(email);
    await register({ password: NEXT });
    const second = await mails.tokenFor(email);
    await expect(confirmAccount(stores.environment, { token: first })).rejects.toMatchObject(REFUSED);
    await confirmAccount(stores.environment, { token: second });
    expect([await signIn(PASSWORD), (await signIn(NEXT))?.confirmed]).toEqual([null, true]);
  });

  test('is mailed in words of ours alone, in either language', async () => {
    await register({ name: 'Buy at evil.example', organisation: 'evil.example', language: 'zh-Hant' });
    const [mail] = await mails.arrived(email);
    expect(mail?.subject).toBe('啟用你的帳戶 · Earshot');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
    expect(mail?.html).toContain('<html lang="zh-Hant">');
  });

  test('keeps nobody from being added by the operator, and goes away by itself', async () => {
    await register();
    const { organisationId } = await stores.createOrganisation();
    expect((await ensureUser(stores.environment, { organisationId, email, name: 'Ada' })).made).toBe(true);
    email = `late-${email}`;
    await register();
    later(7 * 24 * 60 - 1);
    await tidy(stores.environment);
    expect(await signIn(PASSWORD)).not.toBeNull();
    later(7 * 24 * 60 + 1);
    await tidy(stores.environment);
    expect(await signIn(PASSWORD)).toBeNull();
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

describe('a link', () => {
  test('to confirm is asked for again, also when the first is over', async () => {
    await register();
    const first = await mails.tokenFor(email);
    later(24 * 60);
    await expect(confirmAccount(stores.environment, { token: first })).rejects.toMatchObject(REFUSED);
    await askConfirmation(stores.environment, { email, language: 'en' });
    await confirmAccount(stores.environment, { token: await mails.tokenFor(email) });
    expect((await signIn(PASSWORD))?.confirmed).toBe(true);
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
    await updatePasswordHash(stores.environment.postgres, id, 'another');
    await expect(readLink(stores.environment, 'reset', token)).rejects.toMatchObject(REFUSED);
    await expect(reset(token)).rejects.toMatchObject(REFUSED);
  });

  test('is over after an hour, and no mail with it is sent by then', async () => {
    await member();
    await forgot();
    const token = await mails.tokenFor(email);
    later(59);
    await expect(readLink(stores.environment, 'reset', token)).resolves.toMatchObject({ user: { email } });
    later(60);
    await expect(reset(token)).rejects.toMatchObject(REFUSED);
    await forgot();
    later(120);
    expect(await mails.arrived(email)).toEqual([]);
  });

  test('to confirm sets no password, and one to reset confirms no account by itself', async () => {
    await register();
    const confirming = await mails.tokenFor(email);
    await expect(reset(confirming)).rejects.toMatchObject(REFUSED);
    await forgot();
    const resetting = await mails.tokenFor(email);
    await expect(confirmAccount(stores.environment, { token: resetting })).rejects.toMatchObject(REFUSED);
    // Whoever has it has the address, though.
    await reset(resetting);
    expect(await signIn(NEXT)).toMatchObject({ confirmed: true });
    await expect(confirmAccount(stores.environment, { token: confirming })).rejects.toMatchObject(REFUSED);
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
    await expect(readLink(stores.environment, 'reset', token)).rejects.toMatchObject(REFUSED);
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
