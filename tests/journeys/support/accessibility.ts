/** The automatic accessibility check: every rule that axe knows, on the page as it stands. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A page in transition is neither the old nor the new one: colours are half way, and axe measures them. */
const ANIMATIONS_ENDED = `Promise.allSettled(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished),
).then(() => undefined)`;

interface Asked {
  /** A selector; of a frame that runs no script axe would wait for an answer for ever. */
  except?: string;
}

/** Fails with one line per element: rule, what it is, where, and why. */
export async function expectNoViolations(page: Page, asked: Asked = {}): Promise<void> {
  expect(await violationsOn(page, asked)).toEqual([]);
}

/** A line per element. */
export async function violationsOn(page: Page, { except }: Asked = {}): Promise<string[]> {
  await page.evaluate(ANIMATIONS_ENDED);
  // Frames of another origin, for which it would open a page of its own each time, are nowhere in the product.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (except ? axe.exclude(except) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}
