/**
 * Every page as hands and eyes need it: enlarged to 200 and 400 % nothing is cut off and nothing stays in the way; under fingers everything
 * has room, and what is pressed most is 44 pixels high; and where less motion is asked for nothing moves.
 */
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { demoLoaded } from './support/demo.ts';
import { pagesToVisit, shown } from './support/every-page.ts';
import { test } from './support/journey.ts';
import { low, moving, staying } from './support/measured-page.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

/** Of a screen of 1440 × 900 at 200 %, and of one of 1280 × 1024 at 400 %. */
const ENLARGED = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: every page at rest, and enlarged`, async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page, { language });
    await demoLoaded(page, say);
    for (const path of await pagesToVisit(page)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      // Also while the page is being loaded, when what waits would move.
      await expect(page.getByRole('navigation', { name: say('app:mainMenu') })).toBeVisible();
      expect(await moving(page), path).toEqual([]);
      await shown(page);
      expect(await moving(page), path).toEqual([]);
      for (const size of ENLARGED) {
        await page.setViewportSize(size);
        await expectNothingBeyond(page, `${path} at ${size.width}`);
        await page.evaluate('scrollTo(0, 400)');
        expect(await staying(page), `${path}: stays while the page scrolls, of ${size.height} pixels`).toBeLessThan(
          size.height / 3,
        );
      }
    }
  });
}

test.describe('under fingers', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('every page: room around everything, and 44 pixels for what is pressed most', async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page);
    await demoLoaded(page, words('en'));
    const pages = await pagesToVisit(page);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of pages) {
      await page.goto(path);
      await shown(page);
      const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${path}: ${html.slice(0, 120)}`))).toEqual([]);
      expect(await low(page), path).toEqual([]);
    }
  });
});
