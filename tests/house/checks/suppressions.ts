/** A silenced rule says why, in two words at least, on the same line. */
import { listCode, readText } from './source-tree.ts';

// Put together, so that this file is not found by its own search.
const LINTER = new RegExp(`(?:${['biome-ig', 'nore|eslint-dis', 'able|oxlint-dis', 'able'].join('')})(.*)`);
const COMPILER = new RegExp(`(?:${['@ts-exp', 'ect-error|@ts-ig', 'nore'].join('')})(.*)`);
const LINTER_REASON = /(?::|\s--)\s*\p{L}+[\s-]+\p{L}+/u;
const COMPILER_REASON = /^[\s:-]+\p{L}+[\s-]+\p{L}+/u;

export function unexplainedSuppressions(root: string): string[] {
  return listCode(root).flatMap((path) =>
    readText(root, path)
      .split('\n')
      .flatMap((line, index) => (isUnexplained(line) ? [`${path}:${index + 1}: silences a rule without saying why`] : [])),
  );
}

function isUnexplained(line: string): boolean {
  const linter = LINTER.exec(line)?.[1];
  if (linter !== undefined) return !LINTER_REASON.test(linter);
  const compiler = COMPILER.exec(line)?.[1];
  return compiler !== undefined && !COMPILER_REASON.test(compiler);
}
