/** Links of mails, from the mail itself to what they do: without signing in, and never by a GET. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestGateway, PUBLIC_URL, type TestGateway } from '../../../tests/support/gateway.ts';
import { TEST_NOW } from '../../../tests/support/stores.ts';
import { topicOfPosts } from '../../../tests/support/topic-of-posts.ts';
import type { Alert } from '../../contract/alerts.ts';
import type { MailMessage } from '../../outside/mail/mail-sender.ts';
import { askAgain } from '../../services/alerts/ask-again.ts';
import { createAlert } from '../../services/alerts/create-alert.ts';
import { deleteAlert } from '../../services/alerts/delete-alert.ts';
import { evaluateDue } from '../../services/alerts/evaluate-due.ts';
import { getAlert } from '../../services/alerts/get-alert.ts';
import type { Actor } from '../../services/environment.ts';
import { sendAll } from '../../workers/send.ts';

let gateway: TestGateway;
let mei: Actor;
const sent: MailMessage[] = [];
const STRANGER = 'stranger@example.org';
beforeAll(async () => {
  gateway = await openTestGateway();
  gateway.stores.environment.mail.send = async (message) => {
    sent.push(message);
    return { kind: 'sent' };
  };
  mei = await gateway.stores.createOrganisation({ name: 'Harbour <News>', timezone: '+0800' });
});
afterAll(() => gateway.close());

function at(minutes: number): void {
  gateway.stores.clock.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
}

const pathOf = (url: string | undefined) => (url ?? '').slice(PUBLIC_URL.length);
const asked = (url: string) => gateway.app.inject({ url, headers: { accept: 'text/html' } });
const posted = (url: string, type: string, payload: string) =>
  gateway.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
const stateOf = async ({ id }: Alert) => (await getAlert(gateway.stores.environment, mei, { id })).emails[0]?.state;

async function alertOf(language: 'en' | 'zh-Hant', email: string): Promise<Alert> {
  const published_at = new Date(TEST_NOW.getTime() + 5 * 60_000).toISOString();
  const posts = Array.from({ length: 4 }, () => ({ published_at, media_type: 'news' as const }));
  at(0);
  const topic = await topicOfPosts(gateway.stores, mei, posts);
  const draft = alertDraft({ topics: [topic.id], emails: [email], language, alertName: `Alert <${language}>` });
  return createAlert(gateway.stores.environment, mei, draft);
}

async function sendFrom(minutes: number): Promise<MailMessage[]> {
  sent.length = 0;
  at(minutes);
  while ((await evaluateDue(gateway.stores.environment)) > 0);
  await sendAll(gateway.stores.environment);
  return [...sent];
}

describe('an address outside the organisation', () => {
  test('is asked once, says yes by the button alone, and is told from then on; and ends it by its link', async () => {
    const alert = await alertOf('en', STRANGER);
    const [question] = await sendFrom(1);
    expect(question).toMatchObject({ to: STRANGER, subject: 'Harbour <News> wants to send you alerts', unsubscribeUrl: null });
    expect(question?.text).toContain('Harbour <News> of Harbour <News> wants to send alerts to this address.');
    expect(question?.html).not.toContain('<News>');
    const link = /http\S+\/confirm-mail\/\S+/.exec(question?.text ?? '')?.[0];

    const page = await asked(pathOf(link));
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).toMatch(/<form method="post"><button type="submit"/);
    expect(page.body).not.toMatch(/<script|<News>/);
    expect(await stateOf(alert)).toBe('asked');

    const done = await posted(pathOf(link), 'application/x-www-form-urlencoded', '');
    expect([done.statusCode, done.body.includes('Confirmed')]).toEqual([200, true]);
    expect(await stateOf(alert)).toBe('confirmed');

    const [told] = await sendFrom(17);
    expect(told).toMatchObject({
      to: STRANGER,
      unsubscribeUrl: expect.stringContaining(`${PUBLIC_URL}/api/gateway/unsubscribe/`),
    });
    const unsubscribe = pathOf(told?.unsubscribeUrl ?? '');
    expect((await asked(unsubscribe)).body).toContain('No more mails of the alert');
    expect(await stateOf(alert)).toBe('confirmed');
    const boundary = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    expect((await posted(unsubscribe, 'multipart/form-data; boundary=b', boundary)).statusCode).toBe(200);
    expect(await stateOf(alert)).toBe('unsubscribed');
    // Again, as programs of mail do.
    const again = await posted(unsubscribe, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
    expect([again.statusCode, again.body.includes('Unsubscribed')]).toEqual([200, true]);

    // Clicked by mistake: the same link takes it back, by a button alone, today and later.
    const back = `${unsubscribe}/again`;
    for (const body of [again.body, (await asked(unsubscribe)).body, (await asked(back)).body])
      expect(body).toContain(`<form method="post" action="${back}"><button type="submit"`);
    expect(await stateOf(alert)).toBe('unsubscribed');
    for (const _time of ['once', 'twice'])
      expect((await posted(back, 'application/x-www-form-urlencoded', '')).body).toContain('Subscribed again');
    expect(await stateOf(alert)).toBe('confirmed');
    expect((await asked(back)).body).toContain(`<form method="post" action="${unsubscribe}"><button type="submit"`);
    await posted(unsubscribe, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
    expect(await stateOf(alert)).toBe('unsubscribed');

    // Asked again, it says yes by the button of that mail.
    await askAgain(gateway.stores.environment, mei, { id: alert.id, email: STRANGER });
    const [request] = await sendFrom(18);
    const yes = pathOf(/http\S+\/confirm-again\/\S+/.exec(request?.text ?? '')?.[0]);
    const asks = await asked(yes);
    expect(asks.body).toContain('May Harbour &#60;News&#62; send the alert');
    expect(asks.body).not.toMatch(/<script|<News>/);
    expect(await stateOf(alert)).toBe('unsubscribed');
    expect((await posted(yes, 'application/x-www-form-urlencoded', '')).body).toContain('Subscribed again');
    expect(await stateOf(alert)).toBe('confirmed');
    expect((await posted(yes.replace('confirm-again', 'unsubscribe'), 'text/plain', '')).statusCode).toBe(404);
    await deleteAlert(gateway.stores.environment, mei, { id: alert.id });
    const gone = await posted(unsubscribe, 'text/plain', '');
    expect([gone.statusCode, gone.body.includes('<form')]).toEqual([200, false]);
    expect([(await posted(back, 'text/plain', '')).statusCode, (await asked(yes)).statusCode]).toEqual([200, 404]);
  });

  test('is asked in Chinese by an alert in Chinese, and its pages are so too', async () => {
    await alertOf('zh-Hant', 'other@example.org');
    const [question] = await sendFrom(1);
    expect(question?.subject).toBe('Harbour <News> 想向你發送警報');
    const link = /http\S+\/confirm-mail\/\S+/.exec(question?.text ?? '')?.[0];
    const page = await asked(pathOf(link));
    expect(page.body).toContain('<html lang="zh-Hant">');
    expect((await posted(pathOf(link), 'application/x-www-form-urlencoded', '')).body).toContain('已確認');
  });
});

describe('a link that is not ours', () => {
  test.each([
    ['nothing', 'x'],
    ['a guess', 'eyJhIjoxfQ.AAAA'],
    ['three parts', 'a.b.c'],
  ])('shows a plain page: %s', async (_name, token) => {
    for (const path of [
      `unsubscribe/${token}`,
      `unsubscribe/${token}/again`,
      `confirm-mail/${token}`,
      `confirm-again/${token}`,
    ]) {
      const url = `/api/gateway/${path}`;
      for (const answer of [await asked(url), await posted(url, 'application/x-www-form-urlencoded', '')]) {
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(answer.body).toContain('This link does not work');
        expect(answer.body).toContain('連結無效');
      }
    }
  });

  test('or was for something else, or for somebody else, does nothing', async () => {
    const alert = await alertOf('en', STRANGER);
    const [told] = (await sendFrom(17)).filter(({ unsubscribeUrl }) => unsubscribeUrl);
    const token = told?.unsubscribeUrl?.split('/').at(-1) ?? '';
    expect((await posted(`/api/gateway/confirm-mail/${token}`, 'text/plain', '')).statusCode).toBe(404);
    const [said, signature] = token.split('.');
    const changed = JSON.parse(Buffer.from(said ?? '', 'base64url').toString());
    changed.email = 'somebody@example.org';
    const forged = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
    expect((await posted(`/api/gateway/unsubscribe/${forged}`, 'text/plain', '')).statusCode).toBe(404);
    expect(await stateOf(alert)).toBe('confirmed');
  });
});
