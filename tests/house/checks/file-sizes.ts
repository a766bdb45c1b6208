/** A file over the limit is a missing noun. Holds for sources, tests, scripts and styles alike. */
import { listCode, readText } from './source-tree.ts';

export const MAX_LINES = 300;

export function oversizedFiles(root: string): string[] {
  return listCode(root).flatMap((path) => {
    const lines = readText(root, path).replace(/\n$/, '').split('\n').length;
    return lines > MAX_LINES ? [`${path}: ${lines} lines, at most ${MAX_LINES}; split it along its nouns`] : [];
  });
}
