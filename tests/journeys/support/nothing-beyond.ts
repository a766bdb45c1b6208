/** Nothing stands beyond the right edge of the window. Charts and menus follow a new width a moment later. */
import { expect, type Page } from '@playwright/test';

export async function expectNothingBeyond(page: Page, what?: string): Promise<void> {
  const beyond = () => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  await expect.poll(beyond, what).toBe(0);
}
