/** The pictures of every page. Run by scripts/looks.mjs, which finds the browser, the fonts, a free port and the folders. */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { webServer: _webServer, ...same } = journeys;

export default defineConfig({
  ...same,
  testDir: 'tests/looks',
  outputDir: 'test-results/looks/failed',
  reporter: [['list'], ['json', { outputFile: 'test-results/looks.json' }]],
  globalSetup: './tests/looks/prepare.ts',
  fullyParallel: true,
  workers: 2,
  // One test is hundreds of pictures, and on a busy machine each may take ten times as long.
  timeout: 7_200_000,
  expect: { timeout: 120_000 },
  use: { ...same.use, baseURL: `http://localhost:${process.env['LOOKS_PORT']}` },
});
