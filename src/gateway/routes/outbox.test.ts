/** The page of mails, from the file that was written to the answer: by whoever may see them alone. */
import { mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { TEST_NOW } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { ListedMail, OpenedMail } from '../../contract/outbox.ts';
import { openFolderSender } from '../../outside/mail/folder-sender.ts';
import { createAlert } from '../../services/alerts/create-alert.ts';
import { testAlert } from '../../services/alerts/test-alert.ts';
import type { Actor } from '../../services/environment.ts';
import { sendAll } from '../../workers/send.ts';

const HOSTILE = 'Ferries <script>alert(1)</script> "><img src=x onerror=alert(2)>';

let gateway: TestGateway;
let folder: string;
let mei: Actor;
let other: Actor;
beforeAll(async () => {
  gateway = await openTestGateway();
  folder = await mkdtemp(join(tmpdir(), 'earshot-outbox-'));
  const { environment, clock } = gateway.stores;
  environment.mail = openFolderSender({ folder, from: { name: 'Harbour Watch', address: 'alerts@harbour.example' } });
  mei = await gateway.stores.createOrganisation({ name: 'Harbour News', timezone: '+0800' });
  other = await gateway.stores.createOrganisation({ name: 'Other' });
  const topic = await topicOfPosts(gateway.stores, mei, [{ published_at: TEST_NOW.toISOString() }], { name: HOSTILE });
  const draft = alertDraft({ topics: [topic.id], emails: ['stranger@example.org'], alertName: HOSTILE });
  const { id } = await createAlert(environment, mei, draft);
  await sendAll(environment);
  clock.now = new Date(TEST_NOW.getTime() + 60_000);
  await testAlert(environment, mei, { id });
  await sendAll(environment);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

async function call(at: string, actor: Actor | null = mei) {
  const headers = actor ? { authorization: `Bearer ${await gateway.tokenFor(actor)}` } : {};
  const answer = await gateway.app.inject({ url: `/api/gateway/outbox${at}`, headers });
  return { status: answer.statusCode, ...answer.json() };
}

async function listed(actor = mei): Promise<ListedMail[]> {
  return (await call('', actor)).data;
}

describe('mails that stay here', () => {
  test('are listed, newest first, page by page', async () => {
    const { data, ...counted } = await call('');
    expect(counted).toEqual({ status: 200, count: 2 });
    expect(data).toMatchObject([
      { kind: 'test', sentAt: '2026-03-10T12:01:00.000Z' },
      { kind: 'confirm', recipient: 'stranger@example.org', subject: 'Harbour News wants to send you alerts' },
    ]);
    expect(data[0].subject).toContain(HOSTILE);
    expect(await call('?limit=1')).toMatchObject({ count: 2, next: 1, data: [{ kind: 'test' }] });
    expect(await call('?skip=1&limit=1')).toMatchObject({ count: 2, data: [{ kind: 'confirm' }] });
  });

  test('are opened with their pictures, and what is hostile in them is words', async () => {
    const [mail] = await listed();
    const opened: OpenedMail = (await call(`/${mail?.id}`)).data;
    expect(opened).toMatchObject({ ...mail, from: 'Harbour Watch <alerts@harbour.example>' });
    expect(opened.text).toContain(HOSTILE);
    expect(opened.html).toMatch(/ src="data:image\/png;base64,iVBOR[\w+/=]+"/);
    expect(opened.html).not.toMatch(/cid:|<script|<img src=x/);
  });

  test('are of their organisation alone', async () => {
    expect(await call('', other)).toEqual({ status: 200, count: 0, data: [] });
    for (const { id } of await listed()) expect((await call(`/${id}`, other)).status).toBe(404);
    for (const at of ['', `/${(await listed())[0]?.id}`]) expect((await call(at, null)).status).toBe(401);
    for (const id of ['..%2F..%2Fetc%2Fpasswd', 'x']) expect((await call(`/${id}`)).status).toBe(400);
  });

  test('whose file is gone are listed, and cannot be opened', async () => {
    const [, mail] = await listed();
    expect(await readdir(folder)).toContain(`${mail?.id}.eml`);
    await unlink(join(folder, `${mail?.id}.eml`));
    expect((await listed())[1]).toMatchObject({ id: mail?.id, subject: null });
    expect((await call(`/${mail?.id}`)).status).toBe(404);
  });
});

test('where mail leaves by a server there are none, and the page is told so', async () => {
  const settings = async () => (await gateway.app.inject({ url: '/api/gateway/client-settings' })).json().data.keepsMail;
  expect(await settings()).toBe(true);
  gateway.stores.environment.mail = { send: async () => ({ kind: 'sent' }), close: async () => undefined };
  expect(await settings()).toBe(false);
  expect((await call('')).status).toBe(404);
});
