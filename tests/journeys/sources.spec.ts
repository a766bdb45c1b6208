/**
 * An organisation without sources tries an address that is not asked, follows a feed of the catalogue, pauses it, goes on, and removes
 * it, with the focus where it can go on from. Nothing leaves the machine of a journey, so whether the feed answers is not asked here.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { SOURCE_CATALOGUE } from '../../src/contract/source-catalogue.ts';
import type { Source } from '../../src/contract/sources.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

test.beforeEach(() => test.setTimeout(300_000));

const [FEED, OTHER] = SOURCE_CATALOGUE;
if (!FEED || !OTHER) throw new Error('the catalogue is empty');

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: a feed is followed, paused, gone on with and removed`, async ({ page }) => {
    await signIn(page, { language });
    await page
      .getByRole('navigation', { name: say('app:mainMenu') })
      .getByRole('link', { name: say('app:sources') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('sources:title') })).toBeVisible();
    const empty = page.getByRole('heading', { name: say('sources:empty.title') });
    await expect(empty.or(page.locator('[data-source]').first())).toBeVisible();
    await removeAll(page, say);
    await expect(empty).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `sources-empty-${language}`);

    await page.getByRole('button', { name: say('sources:add') }).click();
    const dialog = page.getByRole('dialog', { name: say('sources:add') });
    const address = dialog.getByRole('textbox', { name: say('sources:form.address') });
    await address.press('Enter');
    await expect(dialog).toContainText(say('errors:addressRequired'));
    await address.fill('http://127.0.0.1:1/feed');
    await address.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText(say('sources:failures.refused'));
    await expect(dialog.getByRole('alert')).toContainText(say('sources:advice.refused'));
    await expectNoViolations(page);
    await shot(page, `sources-refused-${language}`);
    await dialog.getByRole('button', { name: say('app:cancel') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('sources:add') })).toBeFocused();

    await page.getByRole('link', { name: say('sources:empty.action') }).click();
    await page.getByRole('searchbox', { name: say('sources:catalogue.search') }).fill(FEED.name);
    await expect(page.locator('[data-entry]')).toHaveCount(1);
    await page.getByRole('searchbox', { name: say('sources:catalogue.search') }).fill('');
    await expect(page.locator('[data-entry]')).toHaveCount(SOURCE_CATALOGUE.length);
    const proposed = page.locator(`[data-entry="${FEED.address}"]`);
    await proposed.getByRole('button', { name: say('sources:followOf', { name: FEED.name }) }).click();
    await expect(proposed.getByText(say('sources:following'), { exact: true })).toBeFocused();
    await expectNoViolations(page);
    await shot(page, `sources-catalogue-${language}`);

    const views = page.getByRole('navigation', { name: say('sources:views.label') });
    await views.getByRole('link', { name: say('sources:views.followed') }).click();
    const row = page.locator(`[data-source="${FEED.address}"]`);
    await expect(row).toContainText(say('app:mediaTypes.news'));
    await expect(page.getByRole('list', { name: say('sources:coverage') })).toContainText(
      say('sources:count_one', { number: 1 }),
    );
    await expectNoViolations(page);
    await shot(page, `sources-list-${language}`);

    const search = page.getByRole('searchbox', { name: say('sources:search') });
    await search.fill('quokka');
    await expect(page.getByRole('heading', { name: say('sources:noMatchTitle') })).toBeVisible();
    await page.getByRole('button', { name: say('sources:showAll') }).press('Enter');
    await expect(row).toBeVisible();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await search.fill('quokka');
    await expect(row).toHaveCount(0);
    await views.getByRole('link', { name: say('sources:views.followed') }).click();
    await expect(search).toHaveValue('');
    await expect(row).toBeVisible();

    await actionOf(row, say, 'pauseOf').press('Enter');
    await expect(row).toContainText(say('sources:states.paused'));
    await expect(actionOf(row, say, 'resumeOf')).toBeFocused();
    await expect(row).toContainText(say('sources:meanings.paused'));
    await expectNoViolations(page);
    await page.reload();
    await expect(row).toContainText(say('sources:states.paused'));
    await actionOf(row, say, 'resumeOf').click();
    await expect(row).not.toContainText(say('sources:states.paused'));

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('list', { name: say('sources:list') })).toBeVisible();
    await expectNoViolations(page);
    await expectNothingBeyond(page);
    await shot(page, `sources-list-${language}-390`, { fullPage: true });

    await actionOf(row, say, 'removeOf').click();
    await expect(empty).toBeVisible();
    await expect(page.locator('#content')).toBeFocused();
    await page.getByRole('button', { name: say('sources:undo'), exact: true }).press('Enter');
    await expect(row).toBeFocused();

    await page.setViewportSize({ width: 1440, height: 900 });
    await views.getByRole('link', { name: say('sources:views.catalogue') }).click();
    await page.getByRole('button', { name: say('sources:followOf', { name: OTHER.name }) }).click();
    await views.getByRole('link', { name: say('sources:views.followed') }).click();
    await expect(page.locator('[data-source]')).toHaveCount(2);
    await actionOf(row, say, 'removeOf').press('Enter');
    await expect(page.locator(`[data-source="${OTHER.address}"]`)).toBeFocused();
    await removeAll(page, say);
    await expect(empty).toBeVisible();
  });
}

test.describe('where the server fails once', () => {
  test.use({ expectedErrors: [/500|POST \/sources/] });
  const say = words('en');

  test('what of a section is not followed is counted, and followed when it is asked for again', async ({ page }) => {
    const region = SOURCE_CATALOGUE.filter((entry) => entry.region === 'world');
    let fails: string | undefined = region[1]?.address;
    await page.route('**/api/gateway/sources', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const { address } = route.request().postDataJSON() as { address: string };
      if (address !== fails) return route.fulfill({ json: { data: sourceAt(address) } });
      fails = undefined;
      return route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'something went wrong' } } });
    });
    await signIn(page);
    await page.goto('/sources?view=catalogue');
    const section = page.getByRole('region', { name: say('sources:regions.world') });
    await section.getByRole('button', { name: /^Follow all/ }).press('Enter');
    const all = { done: String(region.length - 1), all: String(region.length) };
    await expect(page.getByText(say('sources:followedSome', { ...all, why: say('sources:refused.unknown') }))).toBeVisible();
    await expect(section.getByText(say('sources:following'), { exact: true })).toHaveCount(region.length - 1);
    await page.getByRole('button', { name: say('sources:followRest') }).press('Enter');
    await expect(section.getByText(say('sources:following'), { exact: true })).toHaveCount(region.length);
    await expectNoViolations(page);
  });

  test('of a source that is tried one sentence is announced', async ({ page }) => {
    const sample = {
      kind: 'feed',
      address: 'https://a.example/feed',
      title: 'Harbour News',
      found: 1,
      posts: [],
      leftOut: [],
      others: [],
    };
    await page.route('**/api/gateway/sources/test', (route) => route.fulfill({ json: { data: sample } }));
    await signIn(page);
    await page.goto('/sources');
    await page.getByRole('button', { name: say('sources:add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('a.example');
    await dialog.getByRole('button', { name: say('sources:form.try') }).press('Enter');
    await expect(dialog.getByText('Harbour News')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(say('sources:form.found_one', { number: 1 }));
    await expect(dialog.getByRole('button', { name: say('sources:form.try') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: say('sources:add') })).toBeFocused();
  });
});

/** As the server would answer that it is followed. */
function sourceAt(address: string): Source {
  return {
    id: 1,
    kind: 'feed',
    address,
    title: null,
    mediaType: 'news',
    forEverybody: false,
    state: 'new',
    failure: null,
    askedAt: null,
    succeededAt: null,
    nextAt: null,
    completeTo: null,
    intervalSeconds: 60,
    delaySeconds: null,
    newestAt: null,
    days: [],
    budget: null,
  };
}

/** By the beginning of its name: how a source calls itself is not known before it has answered. */
function actionOf(row: Locator, say: Say, action: 'pauseOf' | 'resumeOf' | 'removeOf'): Locator {
  const [before = '', after = ''] = say(`sources:${action}`, { name: '\n' }).split('\n');
  return row.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
}

/** What an earlier try of this journey left, or this one. */
async function removeAll(page: Page, say: Say): Promise<void> {
  const rows = page.locator('[data-source]');
  for (let left = await rows.count(); left > 0; left--) {
    await actionOf(rows.first(), say, 'removeOf').click();
    await expect(rows).toHaveCount(left - 1);
  }
}
