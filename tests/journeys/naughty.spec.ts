/**
 * Naughty texts wherever somebody may write one, and every page that there is: nothing runs, nothing is loaded, all stands there as it was
 * typed, and no page gets wider than the window. The pages are those of the router: a new one fails here until it is opened.
 */
import { expect, type Page, test as plain } from '@playwright/test';
import { ROUTER_SOURCE } from '../support/router-source.ts';
import { shown } from './support/every-page.ts';
import { expectInert, expectNoOverflow, expectNothingTurned, missingTexts, watchHostile } from './support/hostile-watch.ts';
import { test } from './support/journey.ts';
import {
  type Content,
  KNOWN,
  makeContent,
  PERSON,
  POST_TEXTS,
  removeContent,
  TOPIC_NAMES,
  WORD,
} from './support/naughty-content.ts';
import { FORMS } from './support/naughty-forms.ts';
import { OPENINGS } from './support/naughty-openings.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

test.beforeEach(() => test.setTimeout(600_000));
test.describe.configure({ mode: 'serial' });

let content: Content;
test.beforeAll(async ({ request }) => {
  test.setTimeout(600_000);
  content = await makeContent(request);
});
test.afterAll(({ request }) => removeContent(request, content));

/** What one page lacks does not keep the others from being looked at. */
const softly = expect.configure({ soft: true });

interface Opened {
  /** Where the page is. */
  to: (content: Content) => string;
  /** Texts that stand there, each in an element of its own. */
  shows?: (content: Content) => readonly string[];
}

/** By the address in the router. */
const PAGES: Readonly<Record<string, Opened | null>> = {
  '/': { to: () => '/', shows: () => TOPIC_NAMES },
  '/topics': { to: () => '/topics?rows=100', shows: () => TOPIC_NAMES },
  '/topics/new': { to: () => '/topics/new' },
  '/topics/$id/edit': { to: ({ topicId }) => `/topics/${topicId}/edit` },
  '/topics/$id': { to: ({ topicId }) => `/topics/${topicId}` },
  '/overview': { to: ({ topicId }) => `/topics/${topicId}/overview` },
  '/what': { to: ({ topicId }) => `/topics/${topicId}/what` },
  '/who': { to: ({ topicId }) => `/topics/${topicId}/who` },
  '/when': { to: ({ topicId }) => `/topics/${topicId}/when` },
  '/where': { to: ({ topicId }) => `/topics/${topicId}/where` },
  '/how': { to: ({ topicId }) => `/topics/${topicId}/how` },
  '/raw-data': { to: ({ topicId }) => `/topics/${topicId}/raw-data?rows=100`, shows: () => POST_TEXTS },
  '/featured': { to: () => '/featured' },
  '/comparison': { to: () => '/comparison' },
  '/query': { to: () => `/query?q=${WORD}&rows=100`, shows: () => POST_TEXTS },
  '/alert-dashboard': { to: () => '/alert-dashboard' },
  '/alerts': { to: () => '/alerts?rows=100', shows: ({ alerts }) => alerts },
  '/alerts/create': { to: () => '/alerts/create' },
  '/alerts/$id': { to: ({ alertId }) => `/alerts/${alertId}` },
  '/alerts/$id/edit': { to: ({ alertId }) => `/alerts/${alertId}/edit` },
  '/outbox': { to: () => '/outbox' },
  '/names': { to: () => '/names?rows=100', shows: ({ names }) => names },
  '/sources': { to: () => '/sources?rows=100', shows: ({ sources }) => sources.map(({ name }) => name) },
  '/guide': { to: () => '/guide' },
  '/guide/$page': { to: () => '/guide/keyword-language' },
  // Of somebody who is not signed in: they show nothing that anybody wrote.
  '/login': null,
  '/register': null,
  '/forgotpassword': null,
  '/users/confirm': null,
  '/users/reset': null,
};

plain('each page of the router is opened', () => {
  const paths = [...ROUTER_SOURCE.matchAll(/^ {2}path: '([^']+)'/gm)].map(([, path = '']) => path);
  expect(new Set(Object.keys(PAGES))).toEqual(new Set(paths));
});

for (const language of LANGUAGES) {
  test(`${language}: every page is inert, whole and no wider than the window`, async ({ page }) => {
    const seen = await watchHostile(page);
    await signIn(page, { language, ...PERSON });
    for (const [path, opened] of Object.entries(PAGES)) {
      if (!opened) continue;
      await test.step(path, async () => {
        await openPage(page, opened);
        await expectInert(page, seen, path);
        await expectNothingTurned(page, KNOWN, path);
        const name = path.replaceAll(/\W+/g, '-');
        await shot(page, `naughty${name}-${language}-1280`, { fullPage: true });
        await softly.poll(() => missingTexts(page, opened.shows?.(content) ?? []), { message: path }).toEqual([]);
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverflow(page, `${path} ${width}`);
        }
        await shot(page, `naughty${name}-${language}-390`, { fullPage: true });
        await page.setViewportSize({ width: 1280, height: 900 });
      });
    }
  });
}

for (const language of LANGUAGES) {
  test(`${language}: so is what opens over a page`, async ({ page }) => {
    test.setTimeout(600_000);
    const say = words(language);
    const seen = await watchHostile(page);
    await signIn(page, { language, ...PERSON });
    for (const { name, open, shows } of OPENINGS) {
      await test.step(name, async () => {
        await open(page, say, content).catch((error: unknown) => expect.soft(String(error), name).toBe(''));
        await expectInert(page, seen, name);
        await expectNothingTurned(page, KNOWN, name);
        await softly.poll(() => missingTexts(page, shows?.(content) ?? []), { message: name }).toEqual([]);
        await expectNoOverflow(page, name);
        await shot(page, `naughty-open-${OPENINGS.findIndex((one) => one.name === name)}-${language}`);
      });
    }
  });
}

test('typed into forms: nothing runs', async ({ page }) => {
  const say = words('en');
  const seen = await watchHostile(page);
  await signIn(page, PERSON);
  for (const { name, type } of FORMS) {
    await test.step(name, async () => {
      await type(page, say, content).catch((error: unknown) => expect.soft(String(error), name).toBe(''));
      await expectInert(page, seen, name);
      await expectNoOverflow(page, name);
      await shot(page, `naughty-form-${FORMS.findIndex((one) => one.name === name)}`);
    });
  }
});

async function openPage(page: Page, { to }: Opened): Promise<void> {
  await page.goto(to(content));
  await shown(page, 60_000);
}
