/** A time limit that Node may collect before its time is none; src/time-limit.ts says why. Browsers keep theirs. */
import { listCode, readText } from './source-tree.ts';

export function weakTimeLimits(root: string): string[] {
  return listCode(root)
    .filter((path) => path.startsWith('src/') && !path.startsWith('src/web/') && !path.endsWith('.test.ts'))
    .filter((path) => /\bAbortSignal\s*\.\s*timeout\s*\(/.test(readText(root, path)))
    .map((path) => `${path}: AbortSignal.timeout may be collected before its time; use timeLimit of src/time-limit.ts`);
}
