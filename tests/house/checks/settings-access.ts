/** One place reads the environment of the process. Tools around the product (scripts, tests, configs) are not the product. */
import { listCode, readText } from './source-tree.ts';

export function environmentReaders(root: string): string[] {
  return listCode(root)
    .filter((path) => path.startsWith('src/') && path !== 'src/config.ts' && !/\.test\.tsx?$/.test(path))
    .filter((path) => /\bprocess\s*\.\s*env\b|\bprocess\s*\[|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(readText(root, path)))
    .map((path) => `${path}: reads process.env; only src/config.ts does, and hands values on`);
}
