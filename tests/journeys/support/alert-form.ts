/** The form of an alert, and the list, by what a person reads on them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { demoLoaded } from './demo.ts';
import { signIn } from './sign-in.ts';
import type { Language, Say } from './words.ts';

export function field(page: Page, say: Say, name: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${escaped(say(`alerts:form.${name}`))}`) });
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function addTopic(page: Page, say: Say, name: string): Promise<void> {
  const topics = page.getByRole('combobox', { name: say('alerts:form.topics') });
  await topics.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: say('alerts:form.removeTopic', { name }) })).toBeVisible();
}

export async function addEmail(page: Page, say: Say, email: string): Promise<void> {
  await field(page, say, 'emails').fill(email);
  await field(page, say, 'emails').press('Enter');
}

export function emailTag(page: Page, say: Say, email: string): Locator {
  return page.getByRole('button', { name: say('alerts:form.removeEmail', { email }) });
}

export function typeOf(page: Page, say: Say, type: 'conversation' | 'sentiment' | 'periodic'): Locator {
  return page.getByRole('radio', { name: say(`alerts:types.${type}`) });
}

export function preview(page: Page, say: Say): Locator {
  return page.getByRole('region', { name: say('alerts:preview.title') });
}

export function createButton(page: Page, say: Say): Locator {
  return page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: say('alerts:create') });
}

/** Of the table, or the card. */
export function rowOf(page: Page, name: string): Locator {
  return page.locator(`[data-alert="${name}"]`);
}

export async function act(page: Page, say: Say, name: string, action: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: say('alerts:actions', { name }) })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** On the list: what an earlier try of a journey left. */
export async function removeAll(page: Page, say: Say): Promise<void> {
  const empty = page.getByRole('heading', { name: say('alerts:empty.title') });
  await expect(empty.or(page.locator('[data-alert]').first())).toBeVisible();
  const rows = page.locator('[data-alert]');
  for (let left = await rows.count(); left > 0; left--) {
    const name = (await rows.first().getAttribute('data-alert')) ?? '';
    await act(page, say, name, say('alerts:delete'));
    const dialog = page.getByRole('dialog', { name: say('alerts:deleteTitle', { name }) });
    await dialog.getByRole('button', { name: say('alerts:deleteConfirm') }).click();
    await expect(rows).toHaveCount(left - 1);
  }
  await expect(empty).toBeVisible();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Signs in and goes to the alerts, of which there is none then. */
export async function toEmptyList(page: Page, say: Say, language: Language): Promise<void> {
  await signIn(page, { language });
  await demoLoaded(page, say);
  await page
    .getByRole('navigation', { name: say('app:mainMenu') })
    .getByRole('link', { name: say('app:alerts'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('alerts:title') })).toBeVisible();
  await removeAll(page, say);
}
