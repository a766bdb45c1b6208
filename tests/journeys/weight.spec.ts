/**
 * What a browser loads of scripts, as `gzip -9` would send it: from the sign-in to Home everything; of each further page what it alone has, since
 * what several have is loaded once for all of them; what draws charts only where one is drawn. Words are scripts here, and count. What was
 * found, and what comes with each page on the whole, is in test-results/weight-LANGUAGE.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { OF_A_TOPIC, PAGES } from './support/addresses.ts';
import { demoLoaded, openDemoTopic } from './support/demo.ts';
import { shown } from './support/every-page.ts';
import { test } from './support/journey.ts';
import { fillSignIn, openLogin } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

/** Bytes. */
const MOST = { home: 200_000, page: 60_000, charts: 200_000 };
const DRAWS_CHARTS = /\/echarts-/;

/** Pages that are one in several places. */
const AREAS: readonly (readonly [area: string, path: RegExp])[] = [
  ['the form of a topic', /^\/topics\/(?:new|\d+\/edit)$/],
  ['a topic', /^\/topics\/\d+\//],
  ['the guide', /^\/guide/],
];

for (const language of LANGUAGES) {
  test(`${language}: pages are light`, async ({ page }) => {
    test.setTimeout(300_000);
    const say = words(language);
    let loaded = new Set<string>();
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path.endsWith('.js')) loaded.add(path);
    });
    await openLogin(page, { language });
    loaded = new Set();
    await page.reload();
    await page.getByRole('button', { name: say('session:signIn'), exact: true }).waitFor();
    await fillSignIn(page, { language });
    await demoLoaded(page, say);
    await settled(page);
    const home = new Set(loaded);

    const further = new Map<string, string[]>();
    await openDemoTopic(page);
    const topic = /\/topics\/\d+/.exec(page.url())?.[0] ?? '';
    for (const path of [...PAGES.slice(1), ...OF_A_TOPIC.map((name) => `${topic}/${name}`)]) {
      // Afresh: a page that stands there already loads nothing more.
      loaded = new Set();
      await page.goto(path);
      await settled(page);
      further.set(
        path,
        [...loaded].filter((script) => !home.has(script)),
      );
    }
    const found = Object.fromEntries(
      [...further].map(([path, scripts]) => {
        const elsewhere = new Set(
          [...further].filter(([other]) => areaOf(other) !== areaOf(path)).flatMap(([, theirs]) => theirs),
        );
        const own = scripts.filter((script) => !elsewhere.has(script) && !DRAWS_CHARTS.test(script));
        return [path.replace(topic, '/topics/$id'), { own: weightOf(own), all: weightOf(scripts) }];
      }),
    );
    const charts = weightOf([...new Set([...further.values()].flat())].filter((script) => DRAWS_CHARTS.test(script)));
    const weights = { home: weightOf([...home]), charts, further: found };
    writeFileSync(`test-results/weight-${language}.json`, `${JSON.stringify(weights, null, 2)}\n`);

    expect([...home].filter((script) => DRAWS_CHARTS.test(script))).toEqual([]);
    expect(weights.home).toBeLessThanOrEqual(MOST.home);
    expect(charts).toBeGreaterThan(0);
    expect(charts).toBeLessThanOrEqual(MOST.charts);
    expect(Object.entries(found).filter(([, { own }]) => own > MOST.page)).toEqual([]);
  });
}

async function settled(page: Page): Promise<void> {
  await shown(page);
  // What is asked for once everything is drawn counts too.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))');
}

function areaOf(path: string): string {
  return AREAS.find(([, paths]) => paths.test(path))?.[0] ?? path;
}

/** Bytes. */
function weightOf(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(readFileSync(`dist/web${script}`), { level: 9 }).length, 0);
}
