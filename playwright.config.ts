/**
 * Journeys: the built program on a folder of its own, with the demo content, in a real Chromium. Run by
 * scripts/journeys.mjs, which finds the browser, a free port and the folder.
 */
import { defineConfig } from '@playwright/test';
import { LAUNCH } from './tests/journeys/support/launch.ts';

const port = process.env['JOURNEYS_PORT'] ?? '18080';
const url = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // One at a time, on one server: two cores are for the browser and the server.
  workers: 1,
  forbidOnly: true,
  // A journey is long on a busy machine; one step of it is not.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: url,
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
  webServer: {
    command: 'UV_THREADPOOL_SIZE=16 node --enable-source-maps dist/server/main.js serve',
    url: `${url}/api/gateway/health/ready`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    // The stores are closed before the process ends.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: process.env['JOURNEYS_DATA'] ?? 'test-results/journeys-data',
      LOG_LEVEL: 'warn',
      // They wait for late posts as ever, but not for two minutes of each run: none comes late here.
      ALERT_DELAY_SECONDS: '10',
      REGISTRATION: 'open',
    },
  },
});
