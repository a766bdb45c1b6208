/** What is told of topics, alerts and organisations with naughty names, opened again: one subject, no head and no element that they made. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTROLS, NAUGHTY } from '../../../tests/support/naughty-strings.ts';
import { openFolderSender } from '../../outside/mail/folder-sender.ts';
import { html } from '../mail/markup.ts';
import { askingMail } from './confirm-message.ts';
import { toldName } from './told-name.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(Object.entries({ ...NAUGHTY, CONTROLS }))('named with %s', async (_, name) => {
  const subject = `${name} wants ${name}`;
  const rendered = askingMail(name, {
    language: 'en',
    subject,
    wants: `${toldName(name)} of ${toldName(name)} wants this.`,
    once: 'Once.',
    button: 'Yes',
    otherwise: 'No.',
    url: 'https://earshot.example/yes',
  });
  const sender = openFolderSender({ folder, from: { name, address: 'alerts@earshot.example' } });
  const messageId = `${Math.abs(hashOf(name))}@earshot.example`;
  expect(await sender.send({ ...rendered, messageId, to: 'mei@example.org' })).toEqual({ kind: 'sent' });
  const [file = ''] = (await readdir(folder)).filter((one) => one.endsWith('.eml'));
  const raw = await readFile(join(folder, file));
  await rm(join(folder, file));
  const mail = await PostalMime.parse(raw);
  const heads = mail.headers.map(({ key }) => key);
  expect(heads).toEqual([...new Set(heads)]);
  expect(heads.filter((head) => /^(?:bcc|cc|set-cookie|x-evil)$/.test(head))).toEqual([]);
  expect([mail.to, mail.from?.address]).toEqual([[{ name: '', address: 'mei@example.org' }], 'alerts@earshot.example']);
  expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
  expect(mail.html).not.toMatch(/<(?:script|svg|img|details|style data|b data)|\son\w+\s*=\s*[^&\s]*>/i);
  expect(html`<p>${name}</p>`.text.replaceAll(/&#(\d+);/g, (_sign, code) => String.fromCharCode(Number(code)))).toBe(
    `<p>${name}</p>`,
  );
});

function hashOf(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 7);
}
