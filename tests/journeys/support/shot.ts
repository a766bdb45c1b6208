/** Pictures of what a person sees, for the eye and for the documents: test-results/shots/<name>.png. */
import type { Page } from '@playwright/test';

export async function shot(page: Page, name: string, { fullPage = false }: { fullPage?: boolean } = {}): Promise<void> {
  await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage, animations: 'disabled', caret: 'hide' });
}
