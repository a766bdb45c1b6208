/**
 * The page of another build, which scripts/setup.mjs makes beside the one that runs: its files take the place of the server's, with the
 * server's own headers; every call goes to the server.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Route } from '@playwright/test';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

export async function openBuiltPage(context: BrowserContext, home: string, build: 'web-password' | 'web-second'): Promise<void> {
  const folder = fileURLToPath(new URL(`../../../dist/${build}`, import.meta.url));
  const isFile = (url: URL) => url.origin === home && !/^\/(?:api|oidc)(?:\/|$)/.test(url.pathname);
  let policy: string | undefined;
  await context.route(isFile, async (route) => {
    const path = join(folder, new URL(route.request().url()).pathname);
    const file = existsSync(path) && statSync(path).isFile() ? path : join(folder, 'index.html');
    policy ??= (await route.fetch({ url: `${home}/` })).headers()['content-security-policy'] ?? '';
    await route.fulfill({
      headers: { 'content-security-policy': policy },
      contentType: TYPES[extname(file)] ?? 'text/html',
      body: readFileSync(file),
    });
  });
  await context.route((url) => url.origin === home && url.pathname.startsWith('/oidc/'), comeBack);
}

/** The way through the sign-in service leads back to the page; a browser that follows it by itself asks nobody here for files. */
async function comeBack(route: Route): Promise<void> {
  if (!route.request().isNavigationRequest()) return route.continue();
  const answer = await route.fetch({ maxRedirects: 0 });
  const { location } = answer.headers();
  if (!location) return route.fulfill({ response: answer });
  const to = location.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  await route.fulfill({ contentType: 'text/html', body: `<meta http-equiv="refresh" content="0;url=${to}">` });
}
