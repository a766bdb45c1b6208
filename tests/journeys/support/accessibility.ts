/** The automatic accessibility check: every rule that axe knows, on the page as it stands. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** A page in transition is neither the old nor the new one: colours are half way, and axe measures them. */
const ANIMATIONS_ENDED = `Promise.allSettled(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished),
).then(() => undefined)`;

/**
 * What will not stay: figures that are asked for anew, which are dimmed as what cannot be used, and a dialog that has only just come and
 * whose title is about to name it.
 */
const PASSING = '[data-stale], [role="dialog"]:not([aria-label], [aria-labelledby])';
/** Milliseconds. Where an answer is held back on purpose figures stay dimmed. */
const SETTLED = 5000;

/** Marks the part that is looked at. */
const PART = 'data-looked-at';

/** An element: the tests are compiled without those of the browser. */
interface Marked {
  toggleAttribute(name: string): void;
}

interface Asked {
  /** Only this part of the page, which takes a fraction of the time. */
  within?: Locator;
  /** A selector; of a frame that runs no script axe would wait for an answer for ever. */
  except?: string;
}

/** Fails with one line per element: rule, what it is, where, and why. */
export async function expectNoViolations(page: Page, asked: Asked = {}): Promise<void> {
  expect(await violationsOn(page, asked)).toEqual([]);
}

/** A line per element. */
export async function violationsOn(page: Page, { except, within }: Asked = {}): Promise<string[]> {
  await expect(page.locator(PASSING))
    .toHaveCount(0, { timeout: SETTLED })
    .catch(() => undefined);
  await page.evaluate(ANIMATIONS_ENDED);
  // Frames of another origin, for which it would open a page of its own each time, are nowhere in the product.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (except) axe.exclude(except);
  const mark = async () => within?.evaluate((part, name) => (part as unknown as Marked).toggleAttribute(name), PART);
  if (within) axe.include(`[${PART}]`);
  await mark();
  const { violations } = await axe.analyze();
  await mark();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}
