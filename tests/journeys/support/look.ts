/** A page before the sign-in, looked at in the state that it is in: wide and light, then narrow and dark. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { expectNothingBeyond } from './nothing-beyond.ts';
import { shot } from './shot.ts';
import type { Say } from './words.ts';

export async function look(page: Page, name: string, say: Say): Promise<void> {
  await expectNoViolations(page);
  await shot(page, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingBeyond(page);
  await page.getByRole('button', { name: say('app:switchToDark') }).click();
  await expectNoViolations(page);
  await shot(page, `${name}-390-dark`, { fullPage: true });
  await page.getByRole('button', { name: say('app:switchToLight') }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
}
