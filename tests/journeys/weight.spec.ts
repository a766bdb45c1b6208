/**
 * What a browser loads of scripts, as `gzip -9` would send it: from the sign-in to Home everything, on each further page what Home has not, and
 * what draws charts only where one is drawn. Words are scripts here, and count. What was found is in test-results/weight-LANGUAGE.json.
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
const DRAWS_CHARTS = /^echarts-/;

interface Weight {
  page: number;
  charts: number;
}

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
    const known = new Set(loaded);
    const found: Record<string, Weight> = { home: weightOf(known) };

    await openDemoTopic(page);
    const topic = /\/topics\/\d+/.exec(page.url())?.[0] ?? '';
    for (const path of [...PAGES.slice(1), ...OF_A_TOPIC.map((name) => `${topic}/${name}`)]) {
      // Afresh: what another page brought is no help to whoever comes from Home.
      loaded = new Set();
      await page.goto(path);
      await settled(page);
      found[path.replace(topic, '/topics/$id')] = weightOf(new Set([...loaded].filter((path) => !known.has(path))));
    }
    writeFileSync(`test-results/weight-${language}.json`, `${JSON.stringify(found, null, 2)}\n`);
    const { home, ...further } = found;
    expect(home?.charts).toBe(0);
    expect(home?.page).toBeLessThanOrEqual(MOST.home);
    expect(Object.entries(further).filter(([, weight]) => weight.page > MOST.page || weight.charts > MOST.charts)).toEqual([]);
  });
}

async function settled(page: Page): Promise<void> {
  await shown(page);
  // What is asked for once everything is drawn counts too.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))');
}

function weightOf(paths: ReadonlySet<string>): Weight {
  const weight = { page: 0, charts: 0 };
  for (const path of paths) {
    const bytes = gzipSync(readFileSync(`dist/web${path}`), { level: 9 }).length;
    weight[DRAWS_CHARTS.test(path.split('/').at(-1) ?? '') ? 'charts' : 'page'] += bytes;
  }
  return weight;
}
