/** The journeys with a real Keycloak (`npm run test:keycloak`), which scripts/keycloak.mjs has started; the rest is as ever. */
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: 'tests/keycloak',
  outputDir: 'test-results/keycloak',
  reporter: [['list'], ['json', { outputFile: 'test-results/keycloak.json' }]],
});
