/** Lighthouse (`npm run lighthouse`), which scripts/lighthouse.mjs has fetched, in a browser of its own; the rest is as ever. */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { startedServer } from './tests/journeys/support/shared-server.ts';

export default defineConfig({
  ...journeys,
  testDir: 'tests/lighthouse',
  outputDir: 'test-results/lighthouse',
  reporter: [['list']],
  workers: 1,
  webServer: startedServer(0),
  timeout: 1_800_000,
});
