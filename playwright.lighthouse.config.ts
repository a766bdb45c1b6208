/** Lighthouse (`npm run lighthouse`), which scripts/lighthouse.mjs has fetched, in a browser of its own; the rest is as ever. */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: 'tests/lighthouse',
  outputDir: 'test-results/lighthouse',
  reporter: [['list']],
  timeout: 1_800_000,
});
