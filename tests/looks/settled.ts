/** When a page is what it is going to be: nothing is on its way, and nothing has changed for a moment. */
import { expect, type Page } from '@playwright/test';

const ON_ITS_WAY =
  '[aria-busy="true"], [role="status"][aria-label], .mantine-Skeleton-root, .mantine-Loader-root, [data-loading="true"]';

/** Answers when no element, attribute or text has changed for so many milliseconds, all letters are there, and no animation runs. */
const STILL = `new Promise((resolve) => {
  const done = () => {
    changes.disconnect();
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
  let timer = setTimeout(done, 120);
  const changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, 120);
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})`;

export async function settled(page: Page): Promise<void> {
  await expect(page.locator(ON_ITS_WAY)).toHaveCount(0);
  await page.evaluate(STILL);
  await expect(page.locator(ON_ITS_WAY)).toHaveCount(0);
}
