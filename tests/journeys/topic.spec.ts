/** The thread through the house: sign in, see a demo topic, create one, see its numbers, open the raw posts, sign out. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { mentionsOf, postsShown } from './support/figures.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { openTab } from './support/tabs.ts';
import { addKeywords, atStep, create, keywordGroup, next } from './support/topic-steps.ts';
import { LANGUAGES, type Language, type Say, words } from './support/words.ts';

const TOPIC = { en: 'Weather talk', 'zh-Hant': '天氣話題' } as const;

for (const language of LANGUAGES) {
  const say = words(language);
  const name = TOPIC[language];

  test(`${language}: from sign-in to the posts behind a number, and out`, async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, { language });
    await expect(page.getByRole('heading', { level: 1, name: say('home:title') })).toBeVisible();
    await demoLoaded(page, say);
    await expectNoViolations(page);
    await shot(page, `home-${language}`);

    await seeDemoTopic(page, say);
    await shot(page, `overview-${language}`, { fullPage: true });

    await createTopic(page, language, name);
    const mentions = await mentionsOf(page, say);
    expect(mentions).toBeGreaterThan(0);
    await expectNoViolations(page);

    await openTab(page, say, 'rawData');
    expect(await postsShown(page, say)).toBe(mentions);
    await expect(page.locator('article mark').first()).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `raw-data-${language}`);
    await askWhyByKey(page, say);

    await renameAndDelete(page, say, name);
    await searchInVain(page, say);

    await page.getByRole('button', { name: say('app:account') }).click();
    await page.getByRole('menuitem', { name: say('app:signOut') }).click();
    await expect(page.getByLabel(say('session:email'))).toBeVisible();
  });
}

async function seeDemoTopic(page: Page, say: Say): Promise<void> {
  await openDemoTopic(page);
  expect(await mentionsOf(page, say)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: say('analysis:overTime.title') })).toBeVisible();
  await expectNoViolations(page);
}

async function createTopic(page: Page, language: Language, name: string): Promise<void> {
  const say = words(language);
  await page.goto('/topics');
  await expect(page.getByRole('heading', { level: 1, name: say('app:topics') })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: say('app:createTopic') }).click();
  await atStep(page, say, 'name');
  await page.getByLabel(say('topics:form.name')).fill(name);
  for (const step of ['period', 'channels', 'keywords'] as const) {
    await next(page, say);
    await atStep(page, say, step);
  }
  await next(page, say);
  await expect(page.getByText(say('errors:inclusionRequired')).first()).toBeVisible();
  await expectNoViolations(page);
  await addKeywords(keywordGroup(page, say), ['today', '今日', 'rain', '落雨']);
  await next(page, say);
  await atStep(page, say, 'review');
  await create(page, say, name);
}

async function askWhyByKey(page: Page, say: Say): Promise<void> {
  const why = page.getByRole('list', { name: say('query:why.label') });
  await page.locator('article').first().focus();
  await page.keyboard.press('w');
  await expect(why).toBeVisible();
  await page.keyboard.press('w');
  await expect(why).toHaveCount(0);
}

async function renameAndDelete(page: Page, say: Say, name: string): Promise<void> {
  const renamed = `${name} 2`;
  await page.goto('/topics');
  await page.getByRole('button', { name: say('topics:actions', { name }), exact: true }).click();
  await page.getByRole('menuitem', { name: say('topics:rename') }).click();
  const field = page.getByLabel(say('topics:newName', { name }));
  // Once the menu is gone, too.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.press('Escape');
  const actions = page.getByRole('button', { name: say('topics:actions', { name }), exact: true });
  await expect(actions).toBeFocused();
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: say('topics:rename') }).press('Enter');
  await field.fill(renamed);
  await field.press('Enter');
  await expect(page.getByRole('link', { name: renamed })).toBeVisible();
  const actionsThen = page.getByRole('button', { name: say('topics:actions', { name: renamed }), exact: true });
  await expect(actionsThen).toBeFocused();

  const question = page.getByRole('dialog', { name: say('topics:deleteTitle', { name: renamed }) });
  const askToDelete = async () => {
    await actionsThen.click();
    await page.getByRole('menuitem', { name: say('topics:delete'), exact: true }).click();
    await expect(question).toBeVisible();
  };
  await askToDelete();
  await expectNoViolations(page);
  await question.getByRole('button', { name: say('app:cancel') }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: renamed })).toBeVisible();
  await askToDelete();
  await question.getByRole('button', { name: say('topics:deleteConfirm') }).click();
  await expect(page.getByRole('link', { name: renamed })).toHaveCount(0);
  await expect(page.getByRole('list', { name: say('topics:list') })).toBeFocused();
}

/** What the field says is what the list is searched for. */
async function searchInVain(page: Page, say: Say): Promise<void> {
  const search = page.getByRole('searchbox', { name: say('topics:search') });
  const nothing = page.getByText(say('topics:noMatchTitle'));
  await search.fill('quokkaxyzzy');
  await expect(nothing).toBeVisible();
  await page
    .getByRole('navigation', { name: say('app:mainMenu') })
    .getByRole('link', { name: say('app:topics'), exact: true })
    .click();
  await expect(nothing).toHaveCount(0);
  await expect(search).toHaveValue('');
  await search.fill('quokkaxyzzy');
  await page.getByRole('button', { name: say('topics:clearSearch') }).click();
  await expect(nothing).toHaveCount(0);
  await expect(search).toBeFocused();
}
