/** The files a check looks at: everything below a root that is written by hand, as paths relative to it with `/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOT_WRITTEN_HERE = new Set(['node_modules', 'dist', 'data', 'test-results', '.git', 'package-lock.json']);

export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_WRITTEN_HERE.has(entry.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    })
    .sort();
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Code that people write and read: not data, not configuration. */
export function listCode(root: string): string[] {
  return listFiles(root).filter((path) => /\.(?:ts|tsx|mjs|cjs|js|css|sql|html)$/.test(path));
}
