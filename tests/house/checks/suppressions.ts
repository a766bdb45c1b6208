/** A silenced rule says why, in words, on the same line. */
import { listCode, readText } from './source-tree.ts';

// In two halves, so that this file is not found by its own search.
const MARKS = new RegExp(
  ['(?:biome-ig', 'nore|eslint-dis', 'able|oxlint-dis', 'able|@ts-exp', 'ect-error|@ts-ig', 'nore)'].join(''),
);
/** At least two words. */
const REASON = /(?::|--|\s)\s*\p{L}+[\s-]+\p{L}+/u;

export function unexplainedSuppressions(root: string): string[] {
  return listCode(root).flatMap((path) =>
    readText(root, path)
      .split('\n')
      .flatMap((line, index) => {
        const mark = MARKS.exec(line);
        if (mark === null) return [];
        const after = line.slice(mark.index + mark[0].length).replace(/^[^\s:]*(?:\s+(?:lint|@?[\w-]+)\/[\w/-]+)*/, '');
        return REASON.test(after) ? [] : [`${path}:${index + 1}: silences a rule without saying why`];
      }),
  );
}
