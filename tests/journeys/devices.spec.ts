/** One person on several devices: as many as the plan allows, the list of them, and how a device learns that it was signed out. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { openBuiltPage } from './support/built-page.ts';
import { heldTokens, signOut } from './support/held-session.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { ownServer } from './support/own-server.ts';
import { SHARED } from './support/shared-server.ts';
import { shot } from './support/shot.ts';
import { fillSignIn, signIn } from './support/sign-in.ts';
import { LANGUAGES, type Language, type Say, words } from './support/words.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const password = 'harbour lights';
const personOf = (name: string, maxSessions: number) => ({ email: `${name}@harbour.example`, password, maxSessions });
const ONE = { en: personOf('one-en', 1), 'zh-Hant': personOf('one-zh', 1) };
const THREE = { en: personOf('three-en', 3), 'zh-Hant': personOf('three-zh', 3) };
const DIRECT = personOf('direct', 1);

const server = ownServer(SHARED.port + 2);
test.beforeAll(async () => {
  test.setTimeout(240_000);
  await server.startAhead(0);
  for (const { email, maxSessions } of [...Object.values(ONE), ...Object.values(THREE), DIRECT]) {
    await server.command(['org', 'add', email]);
    await server.command(['user', 'add', email, '--org', email, '--name', 'Ada', '--password-stdin'], password);
    await server.command(['plan', 'set', email, '--sessions', String(maxSessions)]);
  }
});
test.afterAll(() => server.close());

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

async function openDevice(browser: Browser, userAgent?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.url, viewport: WIDE, ...(userAgent && { userAgent }) });
  opened.push(context);
  return context;
}

const shell = (page: Page, say: Say) => expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
const nameIn = (say: Say, browser: string, system: string) => say('session:devices.name', { browser, system });

async function openDevices(page: Page, say: Say) {
  await page.getByRole('button', { name: say('app:account') }).click();
  await page.getByRole('menuitem', { name: say('session:devices.title') }).click();
  const dialog = page.getByRole('dialog', { name: say('session:devices.title') });
  await expect(dialog.locator('[data-device]').first()).toBeVisible();
  return dialog;
}

/** In both modes. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    const looks = { mode: colorScheme, mantineColorScheme: colorScheme };
    await page.evaluate(`Object.assign(document.documentElement.dataset, ${JSON.stringify(looks)})`);
    await expectNoViolations(page);
    await shot(page, `devices-${name}-${colorScheme}`);
  }
  await expectNothingBeyond(page);
}

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

/** A topic, made by the page's own session; its open page listens for arrivals. */
async function makeTopic(page: Page): Promise<string> {
  const { access_token: token = '' } = (await heldTokens(page)) ?? {};
  const day = 24 * 60 * 60 * 1000;
  const period = [-30, 1].map((days) => new Date(Date.now() + days * day).toISOString());
  const sides = [
    { operator: 'AND', groups: [['harbour']] },
    { operator: 'AND', groups: [] },
  ];
  const answer = await page.request.post('/api/gateway/call', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'create_topic', arguments: ['Harbour', ...period, ['news'], 'basic', ...sides] },
  });
  return ((await answer.json()) as { id: string }).id;
}

test.describe('a plan for one device', () => {
  for (const language of LANGUAGES as readonly Language[]) {
    test(`${language}: signing in on another signs the first out, in all its tabs, until somebody asks for it again`, async ({
      browser,
    }) => {
      const say = words(language);
      const person = { language, email: ONE[language].email, password };
      const laptop = await openDevice(browser);
      const [page, other] = [await laptop.newPage(), await laptop.newPage()];
      await signIn(page, { ...person, path: '/topics' });
      const topic = await makeTopic(page);
      await page.goto(`/topics/${topic}/overview`);
      await expect(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
      await other.goto('/alerts');
      await shell(other, say);

      const phone = await (await openDevice(browser, PHONE)).newPage();
      await signIn(phone, { ...person, path: '/topics' });
      // Nobody touches the first: its open page hears of it.
      const device = nameIn(say, 'Safari', 'iOS');
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL('/login?reason=displaced');
        await expect(tab.getByText(say('session:noticeBy.displaced', { device }))).toBeVisible();
      }
      expect(await heldTokens(page)).toBeNull();
      for (const size of [NARROW, WIDE]) {
        await page.setViewportSize(size);
        await look(page, `displaced-${language}-${size.width}`);
      }

      // It does not come back by itself: neither here, nor opened anew where people are sent to the provider at once.
      await page.reload();
      await expect(page.getByText(say('session:noticeBy.displaced', { device }))).toBeVisible();
      await other.goto('/alerts');
      await expect(other.getByLabel(say('session:email'))).toBeVisible();
      await phone.reload();
      await shell(phone, say);

      await page.getByRole('button', { name: say('session:signIn'), exact: true }).click();
      await fillSignIn(page, person);
      await shell(page, say);
      await expect(page).toHaveURL(new RegExp(`/topics/${topic}/overview`));
      await phone.reload();
      await expect(phone).toHaveURL('/login?reason=displaced');
      await expect(phone.getByText(say('session:noticeBy.displaced', { device: nameIn(say, 'Chrome', 'Linux') }))).toBeVisible();
    });
  }

  test('the same where passwords are taken by the page itself', async ({ browser }) => {
    const say = words('en');
    const [laptop, phone] = [await openDevice(browser), await openDevice(browser, PHONE)];
    for (const context of [laptop, phone]) await openBuiltPage(context, server.url, 'web-password');
    const [page, second] = [await laptop.newPage(), await phone.newPage()];
    await signIn(page, { ...DIRECT, path: '/topics' });
    await signIn(second, { ...DIRECT, path: '/topics' });
    await page.reload();
    await expect(page).toHaveURL('/login?reason=displaced');
    await expect(page.getByText(say('session:noticeBy.displaced', { device: nameIn(say, 'Safari', 'iOS') }))).toBeVisible();
    expect(await heldTokens(page)).toBeNull();
    await page.getByRole('button', { name: say('session:signIn'), exact: true }).click();
    await fillSignIn(page, DIRECT);
    await shell(page, say);
    await second.reload();
    await expect(second).toHaveURL('/login?reason=displaced');
  });
});

test.describe('the list of my devices', () => {
  for (const language of LANGUAGES as readonly Language[]) {
    test(`${language}: names them, and signs out one, all others, and this one`, async ({ browser }) => {
      const say = words(language);
      const person = { language, email: THREE[language].email, password };
      const page = await (await openDevice(browser)).newPage();
      await signIn(page, { ...person, path: '/topics' });
      const phone = await (await openDevice(browser, PHONE)).newPage();
      await signIn(phone, { ...person, path: '/topics' });
      const third = await (await openDevice(browser)).newPage();
      await signIn(third, { ...person, path: '/topics' });

      const dialog = await openDevices(page, say);
      const rows = dialog.locator('[data-device]');
      await expect(rows).toHaveCount(3);
      await expect(rows.first()).toContainText(say('session:devices.current'));
      await expect(dialog).toContainText(say('session:devices.introLimited', { max: 3 }));
      await look(page, `list-${language}-1280`);
      // What is open stays open where the window becomes another one, as that of a telephone that is turned.
      await page.setViewportSize(NARROW);
      await expect(rows).toHaveCount(3);
      await look(page, `list-${language}-390`);
      await page.setViewportSize(WIDE);

      const iphone = nameIn(say, 'Safari', 'iOS');
      await dialog.getByRole('button', { name: say('session:devices.signOutOf', { device: iphone }) }).click();
      const question = page.getByRole('dialog', { name: say('session:devices.askTitle', { device: iphone }) });
      // It is loaded when it is asked for: a key before that is not meant for it.
      await expect(question).toBeVisible();
      await shot(page, `devices-question-${language}`);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(rows).toHaveCount(3);
      await dialog.getByRole('button', { name: say('session:devices.signOutOf', { device: iphone }) }).click();
      await question.getByRole('button', { name: say('session:devices.signOut'), exact: true }).click();
      await expect(rows).toHaveCount(2);
      await phone.reload();
      await expect(phone).toHaveURL('/login?reason=signed-out-elsewhere');
      const chrome = nameIn(say, 'Chrome', 'Linux');
      await expect(phone.getByText(say('session:noticeBy.signed-out-elsewhere', { device: chrome }))).toBeVisible();
      await expectNoViolations(phone);
      await shot(phone, `devices-signed-out-${language}`);

      await dialog.getByRole('button', { name: say('session:devices.signOutOthers') }).click();
      const asked = page.getByRole('dialog', { name: say('session:devices.askOthersTitle') });
      await asked.getByRole('button', { name: say('session:devices.signOutOthers') }).click();
      await expect(rows).toHaveCount(1);
      await third.reload();
      await expect(third).toHaveURL('/login?reason=signed-out-elsewhere');

      await dialog.getByRole('button', { name: say('session:devices.signOutOf', { device: chrome }) }).click();
      await expect(page.getByLabel(say('session:email'))).toBeVisible();
      await signIn(third, { ...person, path: '/topics' });
      await expect((await openDevices(third, say)).locator('[data-device]')).toHaveCount(1);
      await third.keyboard.press('Escape');
      await signOut(third, say);
      await expect(third.getByLabel(say('session:email'))).toBeVisible();
    });
  }
});
