/** Walking through the form of a topic as a person does: by the names of steps, fields and buttons. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words.ts';

export const STEPS = ['name', 'period', 'channels', 'keywords', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** Waits until the step is the one shown. */
export async function atStep(page: Page, say: Say, step: Step): Promise<void> {
  await expect(stepTitle(page, say, step)).toBeVisible();
}

export function stepTitle(page: Page, say: Say, step: Step): Locator {
  const place = say('topics:form.stepOf', { number: STEPS.indexOf(step) + 1, total: STEPS.length });
  return page.getByRole('heading', { level: 2, name: `${place} ${say(`topics:form.steps.${step}`)}` });
}

/** By the list of steps above the form. */
export async function goToStep(page: Page, say: Say, step: Step): Promise<void> {
  const steps = page.getByRole('navigation', { name: say('topics:form.steps.label') });
  await steps.getByRole('link', { name: say(`topics:form.steps.${step}`) }).click();
  await atStep(page, say, step);
}

export async function next(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('topics:form.next'), exact: true }).click();
}

export function keywordGroup(page: Page, say: Say, side: 'inclusion' | 'exclusion' = 'inclusion'): Locator {
  return page.getByLabel(say('topics:form.group', { number: 1, side: say(`topics:form.${side}`) }));
}

export async function addKeywords(field: Locator, words: readonly string[]): Promise<void> {
  for (const word of words) {
    await field.fill(word);
    await field.press('Enter');
  }
}

export async function chooseMode(page: Page, say: Say, mode: 'basic' | 'advanced'): Promise<void> {
  const modes = page.getByRole('radiogroup', { name: say('topics:form.mode') });
  await modes.getByText(say(`topics:form.modes.${mode}`), { exact: true }).click();
}

export function queryField(page: Page, say: Say, side: 'inclusion' | 'exclusion' = 'inclusion'): Locator {
  return page.getByRole('textbox', { name: say(`topics:form.${side}`), exact: true });
}

export function preview(page: Page, say: Say): Locator {
  return page.getByRole('region', { name: say('topics:preview.title'), exact: true });
}

/** Waits until the preview shows these matches. */
export async function expectPreview(page: Page, say: Say, week: number, month: number): Promise<void> {
  const figure = (name: 'last7Days' | 'last30Days') =>
    preview(page, say)
      .locator('dl > div')
      .filter({ hasText: say(`topics:preview.${name}`) })
      .getByRole('definition');
  await expect(figure('last7Days')).toHaveText(String(week));
  await expect(figure('last30Days')).toHaveText(String(month));
}

/** Ends on the overview of the new topic. */
export async function create(page: Page, say: Say, name: string): Promise<void> {
  await page.getByRole('button', { name: say('topics:form.create'), exact: true }).click();
  await expect(page).toHaveURL(/\/topics\/\d+\/overview/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
