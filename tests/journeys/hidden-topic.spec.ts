/** A topic that is hidden: gone from lists and choices, found where hidden ones are, and shown again. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded, demoTopics } from './support/demo.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

for (const language of LANGUAGES) {
  const say = words(language);
  test(`${language}: a topic is hidden from lists and choices until it is shown again`, async ({ page }) => {
    await signIn(page, { language });
    await demoLoaded(page, say);
    const name = (await demoTopics(page, say)).at(-1)?.name ?? '';
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
    const ofHidden = page.getByRole('button', { name: say('topics:only.hidden', { number: 1 }) });

    await page.goto('/topics');
    await choose(page, say, name, 'hide');
    await page.getByRole('button', { name: say('topics:undo'), exact: true }).click();
    await expect(page.getByText(say('topics:markUndone', { name }))).toBeVisible();
    await expect(row).toBeVisible();
    await expect(ofHidden).toHaveCount(0);

    await choose(page, say, name, 'hide');
    await expect(page.getByText(say('topics:hidden', { name }))).toBeVisible();
    await expect(row).toHaveCount(0);
    await isNowhere(page, say, name);

    await page.goto('/topics');
    await ofHidden.click();
    await expect(page).toHaveURL('/topics?hidden=true');
    await expect(row).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `topics-hidden-${language}`);
    await choose(page, say, name, 'show');
    await expect(page.getByText(say('topics:visible', { name }))).toBeVisible();
    await expect(ofHidden).toHaveCount(0);
    await expect(row).toBeVisible();
  });
}

async function choose(page: Page, say: Say, name: string, act: 'hide' | 'show'): Promise<void> {
  await page.getByRole('button', { name: say('topics:actions', { name }) }).click();
  await page.getByRole('menuitem', { name: say(`topics:${act}`), exact: true }).click();
}

/** Neither on Home, nor among what can be compared, watched or jumped to. */
async function isNowhere(page: Page, say: Say, name: string): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: say('keyboard:palette.field') }).fill(name);
  await expect(page.getByRole('option', { name, exact: true })).toHaveCount(0);
  await page.goto('/comparison');
  const others = page.getByRole('combobox', { name: say('comparison:add') });
  await others.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name, exact: true })).toHaveCount(0);
  await page.goto('/alerts/create');
  await page.getByRole('combobox', { name: say('alerts:form.topics') }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name, exact: true })).toHaveCount(0);
}
