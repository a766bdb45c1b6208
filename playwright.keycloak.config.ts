/**
 * The journeys with a real Keycloak (`npm run test:keycloak`), which scripts/keycloak.mjs has started; the rest is as ever. Two servers
 * of ours trust it: one that takes only people who are known to it, and one at which anybody may make an account.
 */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { startedServer } from './tests/journeys/support/shared-server.ts';

const server = startedServer(0);
const open = process.env['KEYCLOAK_OPEN_URL'] ?? 'http://localhost:18081';

export default defineConfig({
  ...journeys,
  testDir: 'tests/keycloak',
  outputDir: 'test-results/keycloak',
  reporter: [['list'], ['json', { outputFile: 'test-results/keycloak.json' }]],
  workers: 1,
  webServer: [
    { ...server, env: { ...server.env, REGISTRATION: 'closed' } },
    {
      ...server,
      url: `${open}/api/gateway/health/ready`,
      env: {
        ...server.env,
        PORT: new URL(open).port,
        PUBLIC_URL: open,
        DATA_DIR: process.env['KEYCLOAK_OPEN_DATA'] ?? 'test-results/keycloak-open-data',
      },
    },
  ],
});
