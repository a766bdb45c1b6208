import journeys from '/work/wt/perf/playwright.config.ts';
export default { ...journeys, testDir: '/work/wt/perf/tests/journeys', outputDir: '/tmp/pw-slow-out', reporter: [['list']], timeout: 600_000, expect: { timeout: 120_000 }, use: { ...journeys.use, actionTimeout: 120_000, navigationTimeout: 120_000 } };
