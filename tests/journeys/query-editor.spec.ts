/**
 * Writing a query as a person does: what closes itself, what is wrong and how it is mended, what is offered, what undo takes
 * back.
 */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { chooseMode, goToStep, queryField } from './support/topic-steps.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

/** What is selected in the field that has the focus. */
const SELECTED = '((field) => field.value.slice(field.selectionStart, field.selectionEnd))(document.activeElement)';

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: a query written, mended and completed by keyboard`, async ({ page }) => {
    await signIn(page, { language, path: '/topics/new' });
    await goToStep(page, say, 'keywords');
    await chooseMode(page, say, 'advanced');
    const field = queryField(page, say);

    await field.click();
    await page.keyboard.type('("blank vote" OR 白票)');
    await expect(field).toHaveValue('("blank vote" OR 白票)');
    await expect(page.getByText('blank vote', { exact: true }).first()).toBeVisible();

    await page.keyboard.type(' hong kong');
    await expect(page.getByText(say('query:problems.queryMissingOperator', { text: 'hong kong' }))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page);
    await shot(page, `query-editor-problem-${language}`);
    await page.keyboard.press('Alt+Enter');
    await expect(field).toHaveValue('("blank vote" OR 白票) AND hong AND kong');
    await page.keyboard.press('Control+z');
    await expect(field).toHaveValue('("blank vote" OR 白票) hong kong');

    await field.fill('');
    await completeBySteps(page, say);
    await expect(field).toHaveValue('delay AND lang:en');
    await expect(page.getByRole('listbox')).toHaveCount(0);

    await field.fill('foo:a AND (b OR c');
    await page.keyboard.press('Tab');
    await expect(page.getByText(say('query:problems.queryUnclosedGroup'))).toBeVisible();
    await page.getByRole('button', { name: say('query:fixes.close') }).click();
    await expect(field).toHaveValue('foo:a AND (b OR c)');
    await expect(field).toBeFocused();
    await page.keyboard.press('F8');
    expect(await page.evaluate(SELECTED)).toBe('foo:');
  });

  test(`${language}: the help, and an example out of it`, async ({ page }) => {
    await signIn(page, { language, path: '/topics/new' });
    await goToStep(page, say, 'keywords');
    await chooseMode(page, say, 'advanced');
    await page
      .getByRole('button', { name: say('query:help.title') })
      .first()
      .click();
    await expect(page.getByText(say('query:help.meanings.near'))).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `query-help-${language}`, { fullPage: true });
    const example = say('query:help.examples.near');
    await page.getByRole('button', { name: say('query:help.insert', { example }), exact: true }).click();
    await expect(queryField(page, say)).toHaveValue(example);
  });
}

/** Arrows choose, Enter and Tab take; before a choice they are keys like any other. */
async function completeBySteps(page: Page, say: Say): Promise<void> {
  await page.keyboard.type('delay an');
  const offered = page.getByRole('listbox', { name: say('query:editor.completions') });
  await expect(offered.getByRole('option')).toHaveText([`AND${say('query:completions.AND')}`]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('la');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(offered.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('e');
  await page.keyboard.press('Enter');
}
