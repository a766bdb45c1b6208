/** Reading figures off a topic's pages, as a person does, and comparing them. */
import { expect, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** The exact number of mentions among the key figures; waits until it is there. */
export async function mentionsOf(page: Page, say: Say): Promise<number> {
  const figures = page.getByRole('region', { name: say('analysis:kpi.label') });
  const value = figures.getByTitle(/^[\d,]+$/).first();
  await expect(value).toBeVisible();
  return parse((await value.getAttribute('title')) ?? '');
}

/** The count above the list of raw data. */
export async function postsShown(page: Page, say: Say): Promise<number> {
  const list = page.getByRole('region', { name: say('analysis:posts.title') });
  const count = list.locator('strong').first();
  await expect(count).toBeVisible();
  await expect(list).not.toHaveAttribute('aria-busy', 'true');
  return parse((await count.textContent()) ?? '');
}

function parse(text: string): number {
  const digits = text.replace(/\D/g, '');
  if (digits === '') throw new Error(`no figure in "${text}"`);
  return Number(digits);
}
