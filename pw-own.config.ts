import base from '/work/wt/first/playwright.config.ts';
const { webServer: _, ...rest } = base as any;
export default { ...rest, testDir: '/work/wt/first/tests/journeys', outputDir: '/tmp/first/pw-out', reporter: [['list']], timeout: 900_000, expect: { timeout: 100_000 },
  use: { ...rest.use, actionTimeout: 100_000, navigationTimeout: 100_000 } };
