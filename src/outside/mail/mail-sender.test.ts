/** Both ways by which mail leaves, with a real server of mail and a MIME parser. */
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkDkim } from '../../../tests/support/dkim-check.ts';
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts';
import { openFolderSender } from './folder-sender.ts';
import { mailFailure } from './mail-failure.ts';
import type { MailMessage, MailSender } from './mail-sender.ts';
import { openSmtpSender } from './smtp-sender.ts';

const PNG = Buffer.from('iVBORw0KGgo=', 'base64');
const message: MailMessage = {
  messageId: '4f7c@earshot.example',
  to: 'mei@example.org',
  subject: '海港 – 120 則提及',
  html: '<p>120 則提及 <img src="cid:course-1@alert"></p>',
  text: '120 則提及',
  unsubscribeUrl: 'https://earshot.example/api/gateway/unsubscribe/token',
  images: [{ cid: 'course-1@alert', fileName: 'chart.png', type: 'image/png', bytes: PNG }],
};
const FROM = { name: 'Harbour Watch', address: 'alerts@harbour.example' };

let server: MailServer;
let sender: MailSender;
beforeAll(async () => {
  server = await startMailServer();
  sender = openSmtpSender({ url: server.url, from: FROM, dkim: null });
});
afterAll(async () => {
  await sender.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.refuse = () => null;
});

describe('a server of mail', () => {
  test('takes a message with both texts, its image, its number and its headers', async () => {
    expect(await sender.send(message)).toEqual({ kind: 'sent' });
    const [{ mail, to } = { mail: null, to: null }] = server.received;
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect([to, mail?.subject, mail?.from?.address, mail?.messageId]).toEqual([
      message.to,
      message.subject,
      'alerts@harbour.example',
      '<4f7c@earshot.example>',
    ]);
    expect([mail?.text?.trim(), mail?.html?.trim()]).toEqual([message.text, message.html]);
    expect(mail?.attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<course-1@alert>', disposition: 'inline' }]);
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${message.unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
  });

  test('is told of no list where the mail is none', async () => {
    await sender.send({ ...message, unsubscribeUrl: null });
    expect(server.received[0]?.raw).not.toMatch(/^list-unsubscribe/im);
  });

  test('gets no second recipient and no second header out of an address or a subject', async () => {
    await sender.send({ ...message, subject: 'a\r\nBcc: eve@example.org', to: 'mei@example.org' });
    expect(server.received.map(({ to }) => to)).toEqual(['mei@example.org']);
    expect(server.received[0]?.raw).not.toMatch(/^Bcc:/im);
    await sender.send({ ...message, to: 'mei@example.org, eve@example.org' });
    expect(server.received.filter(({ to }) => to.startsWith('eve'))).toEqual([]);
  });

  test.each([
    ['an unknown recipient', 550, 'no such user here', 'refused-for-good'],
    ['a full mailbox of today', 452, 'mailbox full', 'try-later'],
    ['greylisting', 450, 'greylisted, come back later', 'try-later'],
    ['a name and a password that it wants', 530, 'authentication required', 'try-later'],
  ])('says what is the matter: %s', async (_name, code, words, kind) => {
    server.refuse = () => ({ code, words });
    const outcome = await sender.send(message);
    expect(outcome.kind).toBe(kind);
    if (code !== 530) expect(outcome).toMatchObject({ reason: expect.stringContaining(words) });
    expect(server.received).toEqual([]);
  });

  test.each([
    ['Alerts: Harbour', '"Alerts: Harbour" <alerts@harbour.example>'],
    ['Harbour, Ltd', '"Harbour, Ltd" <alerts@harbour.example>'],
    ['Harbour (HK)', '"Harbour (HK)" <alerts@harbour.example>'],
    ['"Harbour', String.raw`"\"Harbour" <alerts@harbour.example>`],
    ['eve@example.org>, a', '"eve@example.org>, a" <alerts@harbour.example>'],
    ['', 'alerts@harbour.example'],
  ])('is told who writes, whatever his name has in it: %s', async (name, written) => {
    const named = openSmtpSender({ url: server.url, from: { ...FROM, name }, dkim: null });
    expect(await named.send(message)).toEqual({ kind: 'sent' });
    await named.close();
    const [received] = server.received;
    expect(/^From: (.*)\r$/m.exec(received?.raw ?? '')?.[1]).toBe(written);
    expect(received?.mail.from).toEqual({ name, address: 'alerts@harbour.example' });
  });

  test('that is away is tried later, and told of without its password', async () => {
    const away = openSmtpSender({ url: 'smtp://alerts:secret@127.0.0.1:1', from: FROM, dkim: null });
    const outcome = await away.send(message);
    expect(outcome).toMatchObject({ kind: 'try-later', reason: expect.stringMatching(/^127\.0\.0\.1:1 cannot be reached/) });
    expect(JSON.stringify(outcome)).not.toContain('secret');
    await away.close();
  });

  test('gets messages signed where there is a key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const dkim = { domain: 'harbour.example', selector: 'key1', privateKey: pem };
    const signing = openSmtpSender({ url: server.url, from: FROM, dkim });
    expect(await signing.send(message)).toEqual({ kind: 'sent' });
    await signing.close();
    const raw = server.received[0]?.raw ?? '';
    const { tags, ...checked } = checkDkim(raw, publicKey);
    expect(checked).toEqual({ bodyIsWhole: true, headersAreSigned: true });
    expect(Object.fromEntries(tags)).toMatchObject({
      v: '1',
      a: 'rsa-sha256',
      c: 'relaxed/relaxed',
      d: 'harbour.example',
      s: 'key1',
    });
    // What may not be changed on the way (RFC 6376, 5.4.1; RFC 8058, 4).
    const names = tags.get('h')?.toLowerCase().split(':');
    expect(names).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
    const somebodyElses = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    expect(checkDkim(raw, somebodyElses).headersAreSigned).toBe(false);
    expect(checkDkim(raw.replace(/^To: mei/im, 'To: eve'), publicKey).headersAreSigned).toBe(false);
    expect(checkDkim(`${raw}more\r\n`, publicKey).bodyIsWhole).toBe(false);
  });
});

function refusal(response: string): object {
  return { code: 'EENVELOPE', responseCode: Number(response.slice(0, 3)), response, command: 'RCPT TO' };
}
const RECIPIENTS = [
  '550 5.1.1 <x@y.example>: Recipient address rejected: User unknown',
  '550 no such user here',
  '550 5.5.0 Requested action not taken: mailbox unavailable',
  '501 5.1.3 bad recipient address syntax',
  '551 5.1.6 moved away',
  '553 mailbox name not allowed',
  '554 5.1.2 host not found',
];
/** As 452 (RFC 5321, 4.5.3.1.10): who reads his mail has room again. */
const FULL = [
  '552 5.2.2 mailbox full',
  '552 Requested mail action aborted: exceeded storage allocation',
  '550 5.2.2 over quota',
  '554 5.2.2 mailbox full',
];
/** How it is set up: whom it goes to is all right. */
const OURSELVES = [
  '550 5.1.8 <alerts@x.example>: Sender address rejected: Domain not found',
  '550 5.1.7 <alerts@x>: Sender address rejected',
  '553 <alerts@x.example>: Sender address rejected: not owned by user',
  '550 relay not permitted',
  '550 we do not relay',
  '554 5.7.1 Relay access denied',
  '503 5.5.1 Error: authentication required',
  '503 Bad sequence of commands',
  '550 Authentication is required for this',
  '550 client host blocked using a blocklist',
];

test.each<[string, unknown, string]>([
  ['a policy of its own', { responseCode: 550, response: '550 5.7.1 relaying denied', command: 'RCPT TO' }, 'try-later'],
  ['the whole message', { responseCode: 554, response: '554 5.6.0 no', command: 'DATA' }, 'try-later'],
  ['an address that is none', { code: 'EENVELOPE', command: 'API' }, 'refused-for-good'],
  ['a password', { code: 'EAUTH', responseCode: 535, response: '535 5.7.8 no', command: 'AUTH PLAIN' }, 'try-later'],
  ['nothing that is known', 'odd', 'try-later'],
  ...RECIPIENTS.map((response): [string, object, string] => [response, refusal(response), 'refused-for-good']),
  ...FULL.map((response): [string, object, string] => [response, refusal(response), 'try-later']),
  ...OURSELVES.map((response): [string, object, string] => [response, refusal(response), 'try-later']),
])('what a server refuses for %s', (_name, error, kind) => {
  expect(mailFailure(error, 'mail.example').kind).toBe(kind);
});

describe('a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earshot-mail-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('gets a file, which a repeat replaces', async () => {
    const inside = join(folder, 'outbox');
    const writing = openFolderSender({ folder: inside, from: FROM });
    expect(await writing.send(message)).toEqual({ kind: 'sent' });
    expect(await writing.send({ ...message, subject: 'again' })).toEqual({ kind: 'sent' });
    expect(await readdir(inside)).toEqual(['4f7c.eml']);
    const mail = await PostalMime.parse(await readFile(join(inside, '4f7c.eml')));
    expect([mail.subject, mail.messageId]).toEqual(['again', '<4f7c@earshot.example>']);
  });

  test('that cannot be written to is tried later', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const writing = openFolderSender({ folder: join(file, 'below'), from: FROM });
    expect(await writing.send(message)).toMatchObject({ kind: 'try-later', reason: expect.stringContaining('ENOTDIR') });
  });
});
