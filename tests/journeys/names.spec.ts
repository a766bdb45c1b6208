/** An organisation writes down its own names, tries them on a text, sees them with its posts, and takes them back. */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

test.use({ expectedErrors: [/\/entities/] });
test.beforeEach(() => test.setTimeout(300_000));

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: a name is added, tried, changed, deleted and brought back`, async ({ page }) => {
    await openNames(page, language);
    await deleteAll(page, say);
    await expect(page.getByRole('heading', { name: say('names:empty.title') })).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `names-empty-${language}`);

    await page
      .getByRole('main')
      .getByRole('button', { name: say('names:add'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: say('names:form.addTitle') });
    await dialog.getByRole('textbox', { name: say('names:form.name'), exact: true }).fill('Quokka House');
    await dialog.getByText(say('names:types.product'), { exact: true }).click();
    const aliases = dialog.getByRole('textbox', { name: say('names:form.aliases') });
    await aliases.fill('袋鼠屋');
    await aliases.press('Enter');
    await aliases.fill('!');
    await expectNoViolations(page);
    await shot(page, `names-dialog-${language}`);
    await dialog.getByRole('button', { name: say('names:form.add'), exact: true }).click();
    await expect(dialog.getByText(say('errors:nameTooShort'))).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `names-wrong-${language}`);
    await aliases.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: say('names:form.removeAlias', { alias: '!' }) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(aliases).toBeFocused();
    await dialog.getByRole('button', { name: say('names:form.add'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const row = rowOf(page, 'Quokka House');
    await expect(row).toContainText('袋鼠屋');
    await expect(page.getByText(say('names:read'))).toBeVisible({ timeout: 30_000 });

    const text = page.getByRole('textbox', { name: say('names:try.label') });
    await text.fill('滙豐隔籬嘅袋鼠屋，quokka house 好靚');
    const found = page.getByRole('list', { name: say('names:try.found') });
    await expect(found).toContainText('Quokka House');
    await expect(found).toContainText('HSBC');
    await expect(page.locator('mark')).toHaveText(['滙豐', '袋鼠屋', 'quokka house']);
    await expectNoViolations(page);
    await shot(page, `names-tried-${language}`);

    await row.getByRole('button', { name: say('names:edit', { name: 'Quokka House' }) }).click();
    const edit = page.getByRole('dialog', { name: say('names:form.editTitle', { name: 'Quokka House' }) });
    await edit.getByRole('textbox', { name: say('names:form.name'), exact: true }).fill('Quokka Villa');
    await edit.getByRole('button', { name: say('names:form.save') }).click();
    await expect(rowOf(page, 'Quokka Villa')).toBeVisible();
    await expect(found).toContainText('Quokka Villa');

    await deleteAll(page, say);
    await page.getByRole('button', { name: say('names:undo'), exact: true }).click();
    await expect(rowOf(page, 'Quokka Villa')).toContainText('袋鼠屋');
    await deleteAll(page, say);
  });

  test(`${language}: a list is pasted, and wrong lines are told`, async ({ page }) => {
    await openNames(page, language);
    await deleteAll(page, say);
    await page.getByRole('button', { name: say('names:addList') }).click();
    const dialog = page.getByRole('dialog', { name: say('names:paste.title') });
    const lines = dialog.getByRole('textbox', { name: say('names:paste.label') });
    await lines.fill(`${say('names:types.place')}, Quokka Bay, 袋鼠灣\nQuokka Hill`);
    await expect(dialog).toContainText(say('names:paste.noType', { text: 'Quokka Hill' }));
    await expectNoViolations(page);
    await shot(page, `names-paste-${language}`);
    await lines.fill('place, Quokka Bay, 袋鼠灣\nproduct\tquokka bay\t{QB}');
    await dialog.getByRole('button', { name: say('names:paste.add_other', { number: 2 }) }).click();
    await expect(dialog).toContainText(say('errors:nameTaken', { holder: 'Quokka Bay' }));
    await lines.fill('place, Quokka Bay, 袋鼠灣\nproduct\tQuokka Bun\t{QB}');
    await dialog.getByRole('button', { name: say('names:paste.add_other', { number: 2 }) }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, 'Quokka Bay')).toBeVisible();
    await expect(rowOf(page, 'Quokka Bun')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolations(page);
    await expectNothingBeyond(page);
    await shot(page, `names-list-${language}-390`, { fullPage: true });
    // The row takes the button that has the focus with it.
    await rowOf(page, 'Quokka Bun')
      .getByRole('button', { name: say('names:delete', { name: 'Quokka Bun' }) })
      .dblclick();
    await expect(rowOf(page, 'Quokka Bun')).toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expect(page.getByText(say('names:deleteFailed', { name: 'Quokka Bun' }))).toHaveCount(0);
    await deleteAll(page, say);
  });
}

async function openNames(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  const say = words(language);
  await signIn(page, { language });
  await page
    .getByRole('navigation', { name: say('app:mainMenu') })
    .getByRole('link', { name: say('app:names') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('names:title') })).toBeVisible();
  const list = page.getByRole('table', { name: say('names:list') });
  await expect(list.or(page.getByRole('heading', { name: say('names:empty.title') }))).toBeVisible();
}

function rowOf(page: Page, name: string) {
  return page.locator(`[data-name="${name}"]`);
}

/** What an earlier try of this journey left, or this one. */
async function deleteAll(page: Page, say: Say): Promise<void> {
  for (;;) {
    const row = page.locator('[data-name]').first();
    if ((await row.count()) === 0) break;
    const name = (await row.getAttribute('data-name')) ?? '';
    await row.getByRole('button', { name: say('names:delete', { name }) }).click();
    await expect(rowOf(page, name)).toHaveCount(0);
  }
}
