/** The automatic accessibility check: every rule that axe knows, on the page as it stands. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A page in transition is neither the old nor the new one: colours are half way, and axe measures them. */
const ANIMATIONS_ENDED = `Promise.allSettled(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished),
).then(() => undefined)`;

/**
 * Fails with one line per element: rule, what it is, where, and why. `except`: a selector; of a frame that runs no script axe would wait
 * for an answer for ever.
 */
export async function expectNoViolations(page: Page, { except }: { except?: string } = {}): Promise<void> {
  await page.evaluate(ANIMATIONS_ENDED);
  const axe = new AxeBuilder({ page });
  const { violations } = await (except ? axe.exclude(except) : axe).analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
  expect(lines).toEqual([]);
}
