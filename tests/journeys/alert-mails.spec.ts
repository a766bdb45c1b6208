/**
 * The mails of a server that sends none: read on their page, and their links followed as whoever gets them does, without signing in; and
 * as programs of mail do, by one POST.
 */
import { expect, type Page } from '@playwright/test';
import type { Alert } from '../../src/contract/alerts.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { rowOf } from './support/alert-form.ts';
import { calls, firedAlert, readerOf, removeAlerts, strangerOf } from './support/fired-alerts.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { DEMO, signIn } from './support/sign-in.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';
import { linkIn, mailTo } from './support/written-mails.ts';

test.beforeEach(() => test.setTimeout(600_000));
// The last that wants them, as journeys go by their names.
test.afterAll(({ request }) => removeAlerts(request));

/** As src/services/alerts/link-page.ts and alert-mail.ts have them. */
const SAID = {
  en: {
    yes: 'I want these alerts',
    confirm: 'Yes, send me alerts',
    confirmed: 'Confirmed',
    link: 'Unsubscribe from this alert',
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'Unsubscribed',
    again: 'Subscribe again',
    subscribedAgain: 'Subscribed again',
    yesAgain: 'Yes, send it to me again',
  },
  'zh-Hant': {
    yes: '我願意接收警報',
    confirm: '允許，請發送警報給我',
    confirmed: '已確認',
    link: '取消訂閱這個警報',
    unsubscribe: '取消訂閱',
    unsubscribed: '已取消訂閱',
    again: '重新訂閱',
    subscribedAgain: '已重新訂閱',
    yesAgain: '允許，請再次發送給我',
  },
};

for (const language of LANGUAGES) {
  const say = words(language);
  const said = SAID[language];

  test(`${language}: mails are read where they stay, and their links do what they say`, async ({ page, request, browser }) => {
    const { alert } = await firedAlert(request, language);
    const { get, post } = await calls(request);
    const stateOf = async (address: string) =>
      (await get<Alert>(`/multi-topic-alerts/${alert.id}`)).emails.find(({ email }) => email === address)?.state;

    await signIn(page, { language });
    await page
      .getByRole('navigation', { name: say('app:mainMenu') })
      .getByRole('link', { name: say('app:outbox') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('outbox:title') })).toBeVisible();
    await expectNoViolations(page);

    // The question, answered in the browser of somebody who is not signed in.
    expect(await stateOf(strangerOf(language))).toBe('asked');
    const confirm = await openLink(page, say, new RegExp(strangerOf(language)), said.yes);
    await shot(page, `outbox-confirm-${language}`);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(confirm);
    await expectNoViolations(stranger);
    await shot(stranger, `mail-link-confirm-${language}`);
    expect(await stateOf(strangerOf(language))).toBe('asked');
    await stranger.getByRole('button', { name: said.confirm }).click();
    await expect(stranger.getByRole('heading', { level: 1, name: said.confirmed })).toBeVisible();
    expect(await stateOf(strangerOf(language))).toBe('confirmed');

    // The alert: its picture is there, nothing of it runs, and its link ends it.
    const unsubscribe = await openLink(page, say, new RegExp(`${alert.alertName}.*${DEMO.email}`), said.link);
    const picture = page.frameLocator('iframe').getByRole('img');
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expectNoViolations(page, { except: 'iframe' });
    await shot(page, `outbox-alert-${language}`, { fullPage: true });
    await page.getByText(say('outbox:parts.text'), { exact: true }).click();
    await expect(page.getByRole('link', { name: unsubscribe })).toHaveAttribute('target', '_blank');
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNothingBeyond(page);
    await shot(page, `outbox-text-${language}-390`, { fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await page.getByText(say('outbox:parts.html'), { exact: true }).click();
    await expectNoViolations(page, { except: 'iframe' });
    await shot(page, `outbox-dark-${language}`);
    // As a program of mail would show it, in a page of its own.
    await stranger.setContent(`<main>${(await mailTo(DEMO.email, alert.alertName)).html}</main>`);
    await expectNoViolations(stranger);

    await stranger.goto(unsubscribe);
    await expectNoViolations(stranger);
    await shot(stranger, `mail-link-unsubscribe-${language}`);
    expect(await stateOf(DEMO.email)).toBe('confirmed');
    await stranger.getByRole('button', { name: said.unsubscribe }).click();
    await expect(stranger.getByRole('heading', { level: 1, name: said.unsubscribed })).toBeVisible();
    expect(await stateOf(DEMO.email)).toBe('unsubscribed');
    // By mistake: the page takes it back.
    await expectNoViolations(stranger);
    await shot(stranger, `mail-link-unsubscribed-${language}`);
    await stranger.getByRole('button', { name: said.again }).click();
    await expect(stranger.getByRole('heading', { level: 1, name: said.subscribedAgain })).toBeVisible();
    expect(await stateOf(DEMO.email)).toBe('confirmed');
    await stranger.goto(unsubscribe);
    await stranger.getByRole('button', { name: said.unsubscribe }).click();
    await expect(stranger.getByRole('heading', { level: 1, name: said.unsubscribed })).toBeVisible();

    // One click in a program of mail: the headers say where to, and how.
    const mail = await mailTo(readerOf(language), alert.alertName);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(await stateOf(readerOf(language))).toBe('confirmed');
    const answer = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    expect(await stateOf(readerOf(language))).toBe('unsubscribed');

    // In the form: his own address whoever is signed in takes back, others are asked by mail.
    await page.goto(`/alerts/${alert.id}/edit`);
    const notTold = page.getByRole('list', { name: say('alerts:form.notTold') });
    await expect(notTold.getByRole('listitem')).toHaveCount(2);
    await expectNoViolations(page);
    await shot(page, `alert-unsubscribed-${language}`, { fullPage: true });
    await notTold.getByRole('button', { name: say('alerts:comeBack.receive') }).press('Enter');
    await expect(notTold.getByRole('listitem')).toHaveCount(1);
    expect(await stateOf(DEMO.email)).toBe('confirmed');
    await expect(page.locator('div:focus')).toContainText(readerOf(language));
    await notTold.getByRole('button', { name: say('alerts:comeBack.askOf', { email: readerOf(language) }) }).press('Enter');
    await expect(notTold.getByRole('button')).toHaveCount(0);
    await expectNoViolations(page);
    const question = await mailTo(readerOf(language), 'confirm-again');
    expect(await stateOf(readerOf(language))).toBe('unsubscribed');
    await stranger.goto(linkIn(question, 'confirm-again'));
    await expectNoViolations(stranger);
    await shot(stranger, `mail-link-again-${language}`);
    expect(await stateOf(readerOf(language))).toBe('unsubscribed');
    await stranger.getByRole('button', { name: said.yesAgain }).click();
    await expect(stranger.getByRole('heading', { level: 1, name: said.subscribedAgain })).toBeVisible();
    expect(await stateOf(readerOf(language))).toBe('confirmed');
    await stranger.context().close();

    // An alert that tells nobody says so, where alerts are listed and where is looked at what they told.
    const name = `Wombat silence ${language}`;
    const topics = alert.topics.map(({ id }) => id);
    const emails = [`silent-${language.toLowerCase()}@example.org`];
    await post('/multi-topic-alerts', { ...alert, alertName: name, topics, emails, channels: [] });
    await page.goto('/alerts');
    const nobody = say('app:nobodyTold.unconfirmed');
    await expect(rowOf(page, name)).toContainText(nobody);
    await expect(rowOf(page, alert.alertName)).not.toContainText(nobody);
    await expectNoViolations(page);
    await shot(page, `alerts-nobody-told-${language}`);
    await page.goto('/alert-dashboard');
    const silent = page
      .getByRole('list', { name: say('alert-dashboard:tellNobody') })
      .getByRole('listitem')
      .filter({ hasText: name });
    await expect(silent).toContainText(nobody);
    await expectNoViolations(page);
    await shot(page, `alert-dashboard-nobody-told-${language}`);
    for (const path of ['/alerts', '/alert-dashboard', `/alerts/${alert.id}/edit`]) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingBeyond(page);
    }
  });
}

/** Opens a mail that is listed so and has this link, follows it into a tab of its own, and answers where that leads. */
async function openLink(page: Page, say: Say, listed: RegExp, name: string): Promise<string> {
  const mails = page.getByRole('list', { name: say('outbox:title') }).getByRole('button', { name: listed });
  await mails.click();
  const link = page.frameLocator('iframe').getByRole('link', { name });
  await expect(link).toBeVisible();
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await tab.waitForLoadState();
  const address = tab.url();
  expect(await tab.evaluate('window.opener')).toBeNull();
  await tab.close();
  return address;
}
