/** Frames (`npm run frames`): the server stands on a folder that scripts/frames.mjs has filled; the browser moves as for anybody. */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { startedServer } from './tests/journeys/support/shared-server.ts';

const server = startedServer(0);

export default defineConfig({
  ...journeys,
  testDir: 'tests/frames',
  outputDir: 'test-results/frames',
  reporter: [['list']],
  workers: 1,
  // Elsewhere it is another machine: what it computes must not keep the processor from the browser.
  webServer: { ...server, command: `nice -n 19 env ${server.command}` },
  timeout: 600_000,
  // Typing is one action.
  use: { ...journeys.use, contextOptions: {}, actionTimeout: 120_000, navigationTimeout: 120_000 },
});
