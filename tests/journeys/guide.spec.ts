/** The guide within the program: from the menu to a page of it, to a heading of another, in both languages, wide and narrow, light and dark. */
import { expect, type Locator } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

/** As the pages themselves are called. */
const PAGES = {
  en: { first: 'Getting started', searching: 'Searching all collected posts, and the web', heading: 'The filter' },
  'zh-Hant': { first: '開始使用', searching: '搜尋已收集的帖文及網絡', heading: '篩選' },
};

for (const language of LANGUAGES) {
  const say = words(language);
  const { first, searching, heading } = PAGES[language];

  test(`${language}: the guide is read within the program`, async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, { language });
    await page
      .getByRole('navigation', { name: say('app:mainMenu') })
      .getByRole('link', { name: say('app:guide') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await expectDrawn(page.getByRole('main').getByRole('img').first());
    await expectNoViolations(page);
    await shot(page, `guide-${language}`, { fullPage: true });

    const contents = page.getByRole('navigation', { name: say('guide:contents') });
    await contents.getByRole('link', { name: searching }).click();
    await expect(page.getByRole('heading', { level: 1, name: searching })).toBeFocused();
    await expect(contents.getByRole('link', { name: searching })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('article').getByRole('link', { name: heading, exact: true }).first().click();
    await expect(page).toHaveURL(/\/guide\/reading-the-analysis#/);
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeInViewport();

    // Another language is the same page in it.
    await page.getByRole('button', { name: words('en')(language === 'en' ? 'app:chinese' : 'app:english') }).click();
    const other = language === 'en' ? '解讀分析' : 'Reading the analysis';
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
    await page.getByRole('button', { name: words('en')(language === 'en' ? 'app:english' : 'app:chinese') }).click();

    await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNothingBeyond(page);
    await expectNoViolations(page);
    await shot(page, `guide-390-dark-${language}`);

    await page.goto('/guide/nonsense');
    await expect(page.getByRole('heading', { level: 1, name: say('app:notFoundTitle') })).toBeVisible();
    await page.getByRole('link', { name: say('guide:toContents') }).click();
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  });
}

/** A picture that could not be loaded is shown too, as its words. */
async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0);
}
