/**
 * `test` for journeys: Playwright's, and at the end of each the browser's console must be clean and no request may have
 * gone elsewhere. A journey that provokes an error names it: `test.use({ expectedErrors: [/401/] })`.
 */
import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';

interface Journey {
  expectedErrors: RegExp[];
  cleanConsole: undefined;
}

export const test = base.extend<Journey>({
  expectedErrors: [[], { option: true }],
  cleanConsole: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const seen = watch(page, baseURL ?? '');
      await use(undefined);
      expect(seen.filter((line) => !expectedErrors.some((expected) => expected.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, home: string): string[] {
  const seen: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.stack ?? error.message} (${page.url()})`));
  page.on('request', (request: Request) => {
    const url = request.url();
    if (/^(?:https?|wss?):/.test(url) && new URL(url).host !== new URL(home).host) seen.push(`elsewhere: ${url}`);
  });
  return seen;
}
