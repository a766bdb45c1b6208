/** Topics beside each other: chosen, kept, passed on by the address; every figure opens its posts. And topics in front of the others. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { add, takeAllOut } from './support/compared-topics.ts';
import { demoLoaded, demoTopics } from './support/demo.ts';
import { postsShown } from './support/figures.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

test.beforeEach(() => test.setTimeout(240_000));

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: two topics are compared, and each figure opens its posts`, async ({ page }) => {
    await signIn(page, { language });
    await demoLoaded(page, say);
    const [first = '', second = ''] = await demoNames(page, say);
    await openMenu(page, say, 'comparison');
    await takeAllOut(page, say);
    await expect(page.getByRole('heading', { name: say('comparison:emptyTitle') })).toBeVisible();
    await expectNoViolations(page);

    await add(page, say, first);
    await add(page, say, second);
    // What had the focus changes, or goes with the topic; the focus stays.
    const picker = page.getByRole('region', { name: say('comparison:topics') });
    await expect(picker.getByRole('combobox')).toBeFocused();
    await picker.getByRole('button', { name: say('comparison:remove', { name: second }) }).press('Enter');
    await expect(picker).toBeFocused();
    await add(page, say, second);
    await expect(figures(page, say).getByRole('row')).toHaveCount(3);
    await expectNoViolations(page);
    await shot(page, `comparison-${language}`, { fullPage: true });
    const address = page.url();

    for (const figure of ['analysis:kpi.mentions', 'analysis:kpi.score', 'app:sentiments.negative'] as const) {
      await expectSamePosts(
        page,
        say,
        figure === 'analysis:kpi.score' ? scoredOf(page, say) : openedBy(page, say(figure), first),
      );
      await page.goBack();
    }
    await expectSamePosts(page, say, termOf(page, say));

    await page.goto('/comparison');
    await expect(figures(page, say)).toContainText(second);
    await takeAllOut(page, say);
    await page.goto(address);
    await expect(figures(page, say)).toContainText(first);
  });
}

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: the filter is that of every page, stays in the address, and goes with a figure to its posts`, async ({
    page,
  }) => {
    await signIn(page, { language });
    await demoLoaded(page, say);
    const [one, other] = await demoTopics(page, say);
    const first = one?.name ?? '';
    await page.goto(`/comparison?topics=${one?.id},${other?.id}`);
    await page.getByRole('button', { name: say('analysis:filter.more'), exact: true }).click();
    const more = page.getByRole('dialog', { name: say('analysis:filter.more') });
    await more.getByRole('combobox', { name: say('analysis:filter.lists.excludeAuthors') }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/excludeAuthors=/);
    await page.keyboard.press('Escape');
    await expect(more).toBeHidden();
    await page.reload();
    await expect(
      page
        .getByRole('list', { name: say('analysis:filter.set') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `comparison-filter-${language}`);
    await expectSamePosts(page, say, openedBy(page, say('app:sentiments.negative'), first));
    await expect(page).toHaveURL(/excludeAuthors=/);
    await page.goBack();

    // Which of several posts with one text counts depends on the filter, so that no address says which of them were clicked.
    await page.goto(`${page.url()}&copies=without`);
    await expect(page.getByText(say('analysis:filter.withoutCopies'))).toBeVisible();
    const figure = openedBy(page, say('app:sentiments.negative'), first);
    const number = digitsOf((await figure.getAttribute('aria-label')) ?? '');
    await figure.click();
    const posts = page.getByRole('dialog', { name: say('app:sentiments.negative') });
    await expect(posts.locator('strong').first()).toHaveText(
      say(`analysis:posts.count_${number === '1' ? 'one' : 'other'}`, { number }),
    );
    await shot(page, `comparison-figure-opened-${language}`);
    await page.reload();
    await expect(posts).toBeVisible();
  });

  test(`${language}: a topic without figures is said to be so, and nowhere shown as 0`, async ({ page }) => {
    await signIn(page, { language });
    await demoLoaded(page, say);
    const topics = await demoTopics(page, say);
    const [names, ids] = [topics.map(({ name }) => name), topics.map(({ id }) => id)];
    const failure = { at: '2026-11-20T04:00:00.000Z', reason: 'storeAway', figures: false };
    // As the server answers while the second is searched and the third has failed.
    await page.route('**/api/gateway/comparison?**', async (route) => {
      const url = route
        .request()
        .url()
        .replace(/(?<=[?&]ids=)[^&]*/, `${ids[0]},${ids[3]}`);
      const answer = await route.fetch({ url });
      const { data } = (await answer.json()) as { data: { topics: object[] } };
      const topics = data.topics.map((topic, at) => ({ ...topic, place: 3 * at }));
      const uncounted = [
        { id: ids[1], name: names[1], state: 'searching', failure: null, place: 1 },
        { id: ids[2], name: names[2], state: 'failed', failure, place: 2 },
      ];
      await route.fulfill({ response: answer, json: { data: { ...data, topics, uncounted } } });
    });
    await page.goto(`/comparison?topics=${ids.slice(0, 4).join()}`);
    const rows = figures(page, say).getByRole('row');
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(2)).toContainText(say('comparison:searching'));
    await expect(rows.nth(3).getByRole('button', { name: say('app:search.againFor', { name: names[2] ?? '' }) })).toBeVisible();
    for (const panel of ['voice', 'sentiment', 'common', 'apart', 'media'] as const) {
      const region = page.getByRole('region', { name: say(`comparison:${panel}`), exact: true });
      await expect(region).toContainText(
        say('comparison:leftOut', { names: [names[1] ?? '', names[2] ?? ''].join(say('comparison:and')) }),
      );
    }
    await expectNoViolations(page);
    await shot(page, `comparison-searching-${language}`, { fullPage: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNothingBeyond(page);
    await shot(page, `comparison-searching-390-${language}`);

    const save = page.getByRole('button', { name: `${say('app:chart.downloadCsv')}: ${say('analysis:kpi.label')}` });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(new RegExp(`^${names[0]},\\d+,`));
    expect(lines[2]).toBe(`${names[1]}${','.repeat(12)}`);
  });
}

test('dark, on a narrow screen: the comparison and Home are readable and within the width', async ({ page }) => {
  const say = words('en');
  await signIn(page);
  await demoLoaded(page, say);
  await page.getByRole('button', { name: say('app:switchToDark') }).click();
  const [first = '', second = ''] = await demoNames(page, say);
  await openMenu(page, say, 'comparison');
  await takeAllOut(page, say);
  await add(page, say, first);
  await add(page, say, second);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(figures(page, say).getByRole('row')).toHaveCount(3);
  for (const path of [page.url(), '/', '/featured']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: say('app:loading') })).toHaveCount(0);
    await expectNoViolations(page);
    await shot(page, `dark-390${new URL(path, page.url()).pathname.replace('/', '-')}`, { fullPage: true });
    await expectNothingBeyond(page, path);
  }
});

test('a topic that is gone is said to be, and one alone has nothing to be set against', async ({ page }) => {
  const say = words('en');
  await signIn(page);
  await demoLoaded(page, say);
  const [one] = await demoTopics(page, say);
  const first = one?.name ?? '';
  await page.goto(`/comparison?topics=${one?.id},2147483646,2147483647`);
  await expect(page.getByText(say('comparison:gone_other', { count: 2 }))).toBeVisible();
  await expect(figures(page, say).getByRole('row')).toHaveCount(2);
  await expect(figures(page, say)).toContainText(first);
  await expect(page.getByText(say('comparison:nothingCommon'))).toHaveCount(0);
  await expect(page.getByText(say('comparison:termsNeedTwo')).first()).toBeVisible();
});

test('a topic is put in front, leads Home, and is taken back by Undo', async ({ page }) => {
  const say = words('en');
  await signIn(page);
  await demoLoaded(page, say);
  const last = (await demoNames(page, say)).at(-1) ?? '';
  const first = page.getByRole('heading', { level: 2 }).first();
  const before = (await first.textContent()) ?? '';
  await openMenu(page, say, 'featured');
  await expect(page.getByRole('heading', { name: say('home:noFeaturedTitle') })).toBeVisible();
  await expectNoViolations(page);
  await choose(page, say, last, 'feature');
  await openMenu(page, say, 'home');
  await expect(first).toHaveText(last);
  await page.getByRole('button', { name: say('topics:undo'), exact: true }).click();
  await expect(first).toHaveText(before);

  await choose(page, say, last, 'feature');
  await openMenu(page, say, 'featured');
  await expect(page.getByRole('heading', { level: 2, name: last })).toBeVisible();
  await expectNoViolations(page);
  await shot(page, 'featured-en');
  await openMenu(page, say, 'topics');
  const only = page.getByRole('button', { name: say('topics:only.featured', { number: 1 }) });
  const rows = page.getByRole('list', { name: say('topics:list') }).getByRole('listitem');
  await only.click();
  await expect(page).toHaveURL('/topics?featured=true');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(last);
  await expectNoViolations(page);
  await only.click();
  await expect(page).toHaveURL('/topics');
  await expect(rows).not.toHaveCount(1);
  await choose(page, say, last, 'unfeature');
  await openMenu(page, say, 'home');
  await expect(first).toHaveText(before);
});

/** From the menu of a topic. */
async function choose(page: Page, say: Say, name: string, action: 'feature' | 'unfeature'): Promise<void> {
  await openMenu(page, say, 'topics');
  await page.getByRole('button', { name: say('topics:actions', { name }) }).click();
  await page.getByRole('menuitem', { name: say(`topics:${action}`), exact: true }).click();
  await expect(page.getByText(say(`topics:${action}d`, { name }))).toBeVisible();
}

async function demoNames(page: Page, say: Say): Promise<string[]> {
  return (await demoTopics(page, say)).map(({ name }) => name);
}

async function openMenu(page: Page, say: Say, entry: 'home' | 'topics' | 'featured' | 'comparison'): Promise<void> {
  const menu = page.getByRole('navigation', { name: say('app:mainMenu') });
  await menu.getByRole('link', { name: say(`app:${entry}`), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(`app:${entry}`) })).toBeVisible();
}

function figures(page: Page, say: Say): Locator {
  return page.getByRole('table', { name: say('analysis:kpi.label') });
}

/** A figure says what it is, how many, and of which topic. */
function openedBy(page: Page, figure: string, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name: new RegExp(`^${figure}[:：].*[（(]${name}[)）]$`) });
}

function scoredOf(page: Page, say: Say): Locator {
  return figures(page, say).getByRole('row').nth(1).getByRole('cell').nth(2).getByRole('link');
}

function termOf(page: Page, say: Say): Locator {
  return page
    .getByRole('region', { name: say('comparison:apart'), exact: true })
    .getByRole('link')
    .first();
}

/** Of the words of a link, without the name of the topic. */
function digitsOf(label: string): string {
  return label.replace(/[（(][^()（）]*[)）]$/, '').replace(/^.*[:：]\s*/, '');
}

/** The number in the words of the link, but of a score, which says beside it how many mentions it is of. */
async function expectSamePosts(page: Page, say: Say, figure: Locator): Promise<void> {
  await expect(figure).toBeVisible();
  const label = (await figure.getAttribute('aria-label')) ?? '';
  const beside = (await figure.locator('xpath=following-sibling::span[1]').allTextContents())[0] ?? '';
  const isScore = label.startsWith(say('analysis:kpi.score'));
  const counted = isScore ? beside : digitsOf(label);
  await figure.click();
  await expect(page).toHaveURL(/\/topics\/\d+\/raw-data/);
  expect(await postsShown(page, say), label).toBe(Number(counted.replace(/\D/g, '')));
}
