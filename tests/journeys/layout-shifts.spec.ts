/** No page jumps as its figures come: every one, wide and narrow, with answers that are late. */
import { expect } from '@playwright/test';
import { BEFORE_SIGN_IN, OF_A_TOPIC, PAGES } from './support/addresses.ts';
import { demoLoaded } from './support/demo.ts';
import { test } from './support/journey.ts';
import { answerLate, shiftsOn } from './support/layout-shifts.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

/** Of the least that counts as good in a browser a fifth. */
const MOST = 0.02;
/** Pages side by side, which wait at the same time. */
const AT_ONCE = 3;

test.use({ expectedErrors: [/404|400|not_found|invalid/] });

for (const [language, viewport] of [
  [LANGUAGES[0], { width: 1440, height: 900 }],
  [LANGUAGES[1], { width: 390, height: 844 }],
] as const) {
  const say = words(language);

  test(`${language}, ${viewport.width} wide: nothing jumps while pages load`, async ({ page, context, browser }) => {
    test.setTimeout(400_000);
    await signIn(page, { language });
    await demoLoaded(page, say);
    const link = page.getByRole('main').getByRole('link', { name: 'Sampan outage' }).first();
    const id = /\d+/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
    const ofTopic = OF_A_TOPIC.map((name) => `/topics/${id}/${name}`);
    const more = [
      `/comparison?topics=${id},1`,
      `/alerts/create?topic=${id}`,
      '/query?q=harbour',
      '/sources?view=catalogue',
      '/nowhere',
      '/topics/999999/overview',
    ];
    const inside = [...PAGES, ...ofTopic, ...more];
    const found: string[] = [];
    const measure = async (among: typeof context, paths: readonly string[]) => {
      await answerLate(among);
      const waiting = [...paths];
      const one = async () => {
        const own = await among.newPage();
        await own.setViewportSize(viewport);
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          const shifts = await shiftsOn(own, new URL(path, page.url()).href);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          process.stdout.write(`${viewport.width} ${path} ${sum.toFixed(4)}\n`);
          if (sum > MOST) found.push(`${path} ${sum.toFixed(4)}: ${shifts.flatMap(({ what }) => what).join(', ')}`);
        }
        await own.close();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, one));
    };
    await measure(context, inside);
    const before = await browser.newContext({ viewport });
    await measure(before, BEFORE_SIGN_IN);
    await before.close();
    expect(found).toEqual([]);
  });
}
