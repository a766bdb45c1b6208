/**
 * The page of a build with VITE_AUTH=password, which scripts/journeys.mjs makes beside the one that runs: its files take the
 * place of the server's, with the server's own headers; every call goes to the server.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../../dist/web-password', import.meta.url));
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

export async function openPasswordPage(context: BrowserContext, home: string): Promise<void> {
  const isFile = (url: URL) => url.origin === home && !/^\/(?:api|oidc)(?:\/|$)/.test(url.pathname);
  await context.route(isFile, async (route) => {
    const path = join(FOLDER, new URL(route.request().url()).pathname);
    const file = existsSync(path) && statSync(path).isFile() ? path : join(FOLDER, 'index.html');
    const { 'content-security-policy': policy = '' } = (await route.fetch({ url: `${home}/` })).headers();
    await route.fulfill({
      headers: { 'content-security-policy': policy },
      contentType: TYPES[extname(file)] ?? 'text/html',
      body: readFileSync(file),
    });
  });
}
