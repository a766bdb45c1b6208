/**
 * Journeys: the built program on folders of its own, with the demo content, in a real Chromium. Run by
 * scripts/journeys.mjs, which finds the browser, a free port and the folders.
 */
import { defineConfig } from '@playwright/test';
import { leftToOthers } from './tests/journeys/support/language-turns.ts';
import { LAUNCH } from './tests/journeys/support/launch.ts';
import { SHARED, startedServer } from './tests/journeys/support/shared-server.ts';

/** One leaves a quarter of two cores idle; and a journey that waits for an alert to fire holds up none but those of its worker. */
const WORKERS = 2;

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: WORKERS,
  forbidOnly: true,
  // Machines of automatic checks stand still for half a minute now and then; what passes only then is told as flaky.
  retries: process.env['CI'] ? 1 : 0,
  grepInvert: process.env['JOURNEYS_BY_TURNS'] ? leftToOthers() : [],
  // A journey is long on a busy machine; one step of it is not.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: SHARED.url,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: LAUNCH,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    // Colours half way through a transition are no colours of ours, and nobody waits for what moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording one takes as long again as many a step; the page as it stood and a picture of it are kept without.
    trace: process.env['JOURNEYS_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: Array.from({ length: WORKERS }, (_, worker) => startedServer(worker)),
});
