/**
 * The pictures of the guide, each taken where it says, on a server whose clock stands on one day. With GUIDE_PICTURES=write they are
 * written; without, every step still has to lead there, and show the words that were written down with the picture.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { GATEWAY } from '../../src/contract/endpoint.ts';
import type { Home } from '../../src/contract/home.ts';
import { HINTS, toldField } from '../../src/contract/told-once.ts';
import { clockScript } from '../support/clock-module.ts';
import { PICTURE_SIZE, picturesOf, takePicture } from './support/guide-picture.ts';
import { FIRST_PLACES, PLACES, TOPICS } from './support/guide-places.ts';
import { test } from './support/journey.ts';
import { LAUNCH_WITH_OUR_LETTERS } from './support/launch.ts';
import { ownServer } from './support/own-server.ts';
import { SHARED } from './support/shared-server.ts';
import { DEMO, signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A Wednesday in the afternoon, in Hong Kong. */
const THEN = Date.parse('2027-03-10T07:30:00Z');
/** Bytes of all pictures together. */
const MOST = 4 * 1024 * 1024;
const NEWCOMER = { email: 'ada@harbour.example', password: 'harbour lights' };

const server = ownServer(SHARED.port + 7, () => ({ DEMO_CONTENT: '1' }));

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: server.url, viewport: PICTURE_SIZE, launchOptions: LAUNCH_WITH_OUR_LETTERS });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  await server.startAhead((THEN - Date.now()) / DAY);
  await server.command(['org', 'add', 'Harbour Tea', '--timezone', 'Asia/Hong_Kong']);
  const { email, password } = NEWCOMER;
  await server.command(['user', 'add', email, '--org', 'Harbour Tea', '--name', 'Ada Wong', '--password-stdin'], password);
  await prepareDemo();
});
test.afterAll(() => server.close());

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: of an organisation that begins`, async ({ page }) => {
    test.setTimeout(400_000);
    await atThatTime(page);
    await signIn(page, { language, ...NEWCOMER });
    for (const { name, go } of FIRST_PLACES) {
      await test.step(name, async () => {
        await go(page, say, []);
        await takePicture(page, language, name);
      });
    }
  });

  test(`${language}: of everything else`, async ({ browser }) => {
    test.setTimeout(900_000);
    await inOwnWindow(browser, async (page) => {
      await signIn(page, { language });
      await expect(page.getByRole('main').getByRole('link', { name: TOPICS[0], exact: true }).first()).toBeVisible();
      const topics = await topicIds(page);
      for (const { name, go } of PLACES) {
        await test.step(name, async () => {
          await go(page, say, topics);
          await takePicture(page, language, name);
        });
      }
    });
  });

  test(`${language}: the guide shows each of them, and no other`, () => {
    const { taken, cited, bytes } = picturesOf(language);
    expect(taken).toEqual([...FIRST_PLACES, ...PLACES].map(({ name }) => name).sort());
    expect(cited).toEqual(taken);
    expect(bytes * LANGUAGES.length).toBeLessThan(MOST);
  });
}

async function atThatTime(page: Page): Promise<void> {
  await page.addInitScript(clockScript(`Real.now() + ${server.now() - Date.now()}`));
}

/** Nothing of a window that showed another language before. */
async function inOwnWindow(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url, viewport: PICTURE_SIZE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await atThatTime(page);
  await look(page);
  await context.close();
}

/** Of the topics that are shown, as the addresses have them. */
async function topicIds(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const name of TOPICS) {
    const address = await page.getByRole('main').getByRole('link', { name, exact: true }).first().getAttribute('href');
    found.push(/\/topics\/(\d+)\//.exec(address ?? '')?.[1] ?? '');
  }
  expect(found.every((id) => id !== '')).toBe(true);
  return found;
}

/** As the demo's person, before the first page: lines that are shown once would stand on some pictures; and the demo content has to be whole. */
async function prepareDemo(): Promise<void> {
  const form = new URLSearchParams({ username: DEMO.email, password: DEMO.password });
  const login = await fetch(`${server.url}${GATEWAY}/auth/login`, { method: 'POST', body: form });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const told = JSON.stringify(Object.fromEntries(HINTS.map((hint) => [toldField(hint), true])));
  const kept = await fetch(`${server.url}${GATEWAY}/preferences`, { method: 'POST', headers, body: told });
  expect(kept.status).toBe(200);
  const searched = async () => {
    const home = (await (await fetch(`${server.url}${GATEWAY}/home`, { headers })).json()) as { data: Home };
    return home.data.topics.length > 0 && home.data.topics.every(({ state }) => state === 'ready');
  };
  await expect.poll(searched, { timeout: 600_000 }).toBe(true);
}
