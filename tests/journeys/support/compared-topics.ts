/** The topics of the comparison, as they are taken out and put in. */
import { expect, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** What another journey has kept. */
export async function takeAllOut(page: Page, say: Say): Promise<void> {
  const chosen = page.getByRole('region', { name: say('comparison:topics') }).getByRole('listitem');
  await expect(page.getByRole('combobox', { name: say('comparison:add') })).toBeVisible();
  for (let left = await chosen.count(); left > 0; left--) {
    await chosen.first().getByRole('button').click();
    await expect(chosen).toHaveCount(left - 1);
  }
}

export async function add(page: Page, say: Say, name: string): Promise<void> {
  await page.getByRole('combobox', { name: say('comparison:add') }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: say('comparison:remove', { name }) })).toBeVisible();
}
