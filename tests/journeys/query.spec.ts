/** Searching all that is collected, and the web: everything stands in the address, and what is found becomes a topic or a post. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { storePosts } from './support/stored-posts.ts';
import { goToStep } from './support/topic-steps.ts';
import { type Language, type Say, words } from './support/words.ts';

const LATE = 30;

// Nobody has configured a search of the web.
test.use({ expectedErrors: [/501|429|query\/google/] });
test.beforeEach(() => test.setTimeout(180_000));

for (const [language, mode, width] of [
  ['en', 'light', 1280],
  ['zh-Hant', 'dark', 390],
] as const satisfies [Language, string, number][]) {
  test(`${language}, ${mode}, ${width} wide`, async ({ page, request }) => {
    const say = words(language);
    const word = `quincepier${width}`;
    const posts = Array.from({ length: LATE + 5 }, (_, number) => ({
      id: `${word}-${number}`,
      media_type: number % 2 === 0 ? ('forum' as const) : ('news' as const),
      daysAgo: number / 5,
      likes: number,
      content: `${word} number ${number} was ${number < LATE ? 'late' : 'early'}`,
    }));
    await storePosts(request, posts);
    await signIn(page, { language });
    if (mode === 'dark') await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/query');
    const field = page.getByLabel(say('search:editor.label'));
    await expect(page.getByRole('heading', { name: say('search:start.title') })).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `query-start-${language}-${mode}-${width}`, { fullPage: true });

    // What is wrong is said at its place, and nothing is searched.
    await field.fill(`${word} late`);
    await field.press('Enter');
    await expect(page.getByRole('button', { name: say('query:fixes.and') })).toBeVisible();
    await expect(page).not.toHaveURL(/q=/);
    await page.getByRole('button', { name: say('query:fixes.and') }).click();
    await expect(field).toHaveValue(`${word} AND late`);
    await field.press('Enter');

    const results = page.getByRole('region', { name: say('search:results') });
    const count = (number: number) =>
      say(number === 1 ? 'analysis:posts.count_one' : 'analysis:posts.count_other', { count: number, number: String(number) });
    await expect(results).toBeVisible();
    // On a telephone the chart is folded away until somebody wants it; what was chosen is remembered.
    const volume = page.getByRole('region', { name: say('search:volume'), exact: true });
    await expect(volume.getByText(count(LATE))).toBeVisible();
    await expectFirstPostInSight(page);
    await folded(page, say, width < 768);
    await expect(page).toHaveURL(new RegExp(`q=${word}`));
    await expect(page.locator('[data-post]').first().locator('mark')).toHaveText([word, 'late']);
    await expect(page.locator('[data-post]').first()).toContainText('number 0 ');
    await expectNothingBeyond(page);
    await expectNoViolations(page);
    await shot(page, `query-found-${language}-${mode}-${width}`);

    await narrowed(page, say, volume.getByText(count(LATE)));
    await sorted(page, say);

    // What can be done with a post under a topic can be done here.
    const first = page.locator('[data-post]').first();
    await first.getByRole('button', { name: say('analysis:tags.tag'), exact: true }).click();
    const picker = page.getByRole('dialog', { name: say('analysis:tags.tag'), exact: true });
    await picker.getByRole('textbox').fill('Pier');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(first.getByRole('list', { name: say('analysis:tags.title') })).toContainText('Pier');
    await first.getByRole('button', { name: say('analysis:why.ask') }).click();
    await expect(first.getByText(say('analysis:why.found'))).toBeVisible();

    await summedUp(page, say);
    // A link says all of it, and a page beyond the last one is mended.
    await page.goto(`/query?q=${word}&mediaTypes=news&page=9&rows=10`);
    await expect(page.locator('[data-post]')).toHaveCount(7);
    await expect(page).toHaveURL(/page=2/);
    await page.goto(`/query?q=${word}nothing`);
    await expect(page.getByRole('heading', { name: say('search:nothing.title') })).toBeVisible();
    await expectNoViolations(page);

    await givenUp(page, say, word, results);

    await onTheWeb(page, say, word, `${language}-${mode}-${width}`);

    await page.goto(`/query?q=${word}%20AND%20late&mediaTypes=news`);
    await page.getByRole('button', { name: say('search:saveAsTopic') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('topics:form.createTitle') })).toBeVisible();
    await goToStep(page, say, 'keywords');
    await expect(page.getByLabel(say('topics:form.inclusion'), { exact: true })).toHaveValue(`${word} AND late`);
    // It is no longer with the step there: a reload opens the draft that was kept, and no other.
    await page.reload();
    await expect(page.getByLabel(say('topics:form.inclusion'), { exact: true })).toHaveValue(`${word} AND late`);
    await page.getByRole('button', { name: say('topics:form.startOver') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('topics:form.startOver') })
      .click();
  });
}

/** Whatever the page has above what was found. */
async function expectFirstPostInSight(page: Page): Promise<void> {
  const box = await page.locator('[data-post]').first().boundingBox();
  expect(box?.y).toBeLessThan((page.viewportSize()?.height ?? 0) - 60);
}

/** Folds the chart and unfolds it again, beginning with what it is at first. */
async function folded(page: Page, say: Say, first: boolean): Promise<void> {
  const button = (name: 'fold' | 'unfold') =>
    page.getByRole('button', { name: `${say(`app:chart.${name}`)}: ${say('search:volume')}` });
  if (!first) {
    await button('fold').click();
    await page.reload();
  }
  await button('unfold').click();
  await expect(button('fold')).toBeVisible();
}

/** By a bar, as the table has it; Back takes it away again. */
async function narrowed(page: Page, say: Say, all: ReturnType<Page['getByText']>): Promise<void> {
  const title = say('search:volume');
  await page.getByRole('button', { name: `${say('app:chart.showTable')}: ${title}` }).click();
  const rows = page.getByRole('table', { name: title }).getByRole('row');
  await rows.nth(3).getByRole('button').click();
  await expect(page).toHaveURL(/from=.*to=/);
  await expect(all).toHaveCount(0);
  await page.goBack();
  await expect(all).toBeVisible();
  await expect(page).not.toHaveURL(/from=/);
}

async function sorted(page: Page, say: Say): Promise<void> {
  await page.getByRole('combobox', { name: say('analysis:posts.sortBy') }).click();
  await page.getByRole('option', { name: say('analysis:posts.sorts.likes') }).click();
  await expect(page).toHaveURL(/sort=likes/);
  await expect(page.locator('[data-post]').first()).toContainText(`number ${LATE - 1} `);
}

/** Posts that are ticked, as under a topic; these say the same few words. */
async function summedUp(page: Page, say: Say): Promise<void> {
  await page.getByRole('checkbox', { name: say('analysis:bulk.all') }).click();
  await page.getByRole('button', { name: say('analysis:summary.chosen'), exact: true }).click();
  await expect(page.getByRole('dialog').getByText(say('analysis:summary.tooLittle'))).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('analysis:bulk.clear') }).click();
}

/** A search that takes long can be stopped, and begun again. */
async function givenUp(page: Page, say: Say, word: string, results: Locator): Promise<void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/gateway/call', async (route) => {
    if (route.request().postDataJSON().name === 'query') await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/query?q=${word}%20AND%20number`);
  await page.getByRole('button', { name: say('search:slow.stop') }).click();
  await expect(page.getByRole('heading', { name: say('search:stopped.title') })).toBeVisible();
  await expectNoViolations(page);
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: say('search:stopped.again') }).click();
  await expect(results).toBeVisible();
}

/** The provider is nobody's here: first as it is, then as if there were one. */
async function onTheWeb(page: Page, say: Say, word: string, name: string): Promise<void> {
  // A link asks nobody: each search may cost.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/query/google?')) asked += 1;
  });
  const search = () =>
    page
      .getByRole('form')
      .getByRole('button', { name: say('search:searchWeb') })
      .click();
  await page.goto(`/query?q=${word}%20late&tab=web`);
  await expect(page.getByRole('heading', { name: say('search:web.startFor', { query: `${word} late` }) })).toBeVisible();
  await expect(page.getByText(say('search:web.words'))).toBeVisible();
  expect(asked).toBe(0);
  await expectNoViolations(page);
  await search();
  await expect(page.getByRole('heading', { name: say('search:web.notConfigured') })).toBeVisible();
  await expectNoViolations(page);
  await shot(page, `query-web-off-${name}`);

  const until = '2026-12-24T16:00:00.000Z';
  await page.route('**/api/gateway/query/google?*', (route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: 'rate_limited', message: 'spent', limit: 'webBudget', until, requestId: 'r' } },
    }),
  );
  await search();
  await expect(page.getByRole('heading', { name: say('search:web.limited.budget') })).toBeVisible();
  // Midnight in Hong Kong.
  await expect(page.getByText(/25.*2026/)).toBeVisible();
  await expectNoViolations(page);
  await page.unrouteAll();

  const post = found(word);
  await page.route('**/api/gateway/query/google?*', (route) => {
    const skip = Number(new URL(route.request().url()).searchParams.get('skip'));
    const posts = [{ ...post, id: String(skip), keep: 'signed', kept: false, dated: false }];
    return route.fulfill({ json: { data: { count: 12, posts, provider: 'google', asked: [`${word} late`] } } });
  });
  await page.route('**/api/gateway/query/google/keep', (route) => {
    expect(route.request().postDataJSON()).toEqual({ results: ['signed'] });
    const posts = [{ id: '0', publishedAt: '2026-03-02T00:00:00.000Z', dated: false }];
    return route.fulfill({ json: { data: { posts, topics: [{ id: '1', name: 'Piers' }] } } });
  });
  await search();
  const result = page.getByRole('article').filter({ hasText: `${word} at the pier` });
  await expect(result.getByRole('link')).toHaveAttribute('href', 'https://pier.example/1');
  await expect(result.getByText(say('search:web.noDate'))).toBeVisible();
  await expectNoViolations(page);
  await shot(page, `query-web-${name}`);
  // While something else is written, the results say of what they are.
  const field = page.getByLabel(say('search:editor.label'));
  await field.fill(`${word} AND early`);
  await expect(page.getByText(say('search:ahead.text', { query: `${word} late` }))).toBeVisible();
  await page.getByRole('button', { name: say('search:ahead.back') }).click();
  await expect(field).toHaveValue(`${word} late`);
  await result.getByRole('button', { name: say('search:web.keep') }).press('Enter');
  await expect(result.getByRole('status')).toContainText('2026');
  await expect(result.getByRole('link', { name: 'Piers' })).toBeVisible();
  const kept = result.getByRole('button', { name: say('search:web.kept') });
  await expect(kept).toBeFocused();
  await shot(page, `query-web-kept-${name}`);

  // What was asked is shown again without asking, and knows what was kept.
  await page.getByRole('button', { name: say('search:web.next') }).click();
  await expect(page.getByText(say('search:web.page', { page: 2 }))).toBeVisible();
  await expect(kept).toHaveCount(0);
  const paid = asked;
  await page.goBack();
  await expect(kept).toBeVisible();
  expect(asked).toBe(paid);
  await page.unrouteAll();
}

function found(word: string) {
  return {
    id: '1',
    nativeId: 'https://pier.example/1',
    mediaType: 'website',
    dataSource: 'gs',
    kind: 'post',
    parentId: null,
    threadId: null,
    publishedAt: '2026-03-01T00:00:00.000Z',
    author: null,
    title: `${word} at the pier`,
    content: `A piece of a page that names ${word}.`,
    url: 'https://pier.example/1',
    channel: null,
    domain: 'pier.example',
    language: 'en',
    languageConfidence: 0.99,
    likes: null,
    dislikes: null,
    comments: null,
    shares: null,
    views: null,
    reactions: {},
    hotvalue: null,
    engagement: null,
    reach: null,
    sentiment: null,
    sentimentScore: null,
    sentimentCorrected: null,
    sentimentEngine: null,
    sentimentWords: [],
    classifications: [],
    entities: [],
    keywords: [],
    hashtags: [],
    mentions: [],
    emojis: [],
    matched: [{ field: 'title', start: 0, end: word.length }],
    tags: [],
    notes: 0,
    duplicates: null,
    conversation: null,
    demo: false,
  };
}
