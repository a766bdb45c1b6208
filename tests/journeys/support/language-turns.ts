/**
 * Languages by turns: of a journey that is told in both languages `npm test` takes one, English in one file and Chinese in the next, so that
 * each language is tried all over the product. `npm run journeys` tells every one in both.
 */
import { readdirSync } from 'node:fs';
import { LANGUAGES } from './words.ts';

/** Whose matter is the language itself, or a window of one width in each: jumps, weights and words. */
const IN_BOTH = ['layout-shifts', 'weight', 'words'];

/** What Playwright matches with the path and the title of each journey that is not taken; a title names its language. */
export function leftToOthers(): RegExp[] {
  return readdirSync('tests/journeys')
    .filter((file) => file.endsWith('.spec.ts') && !IN_BOTH.includes(file.slice(0, -'.spec.ts'.length)))
    .sort()
    .map(
      (file, at) =>
        new RegExp(`(?<![\\w-])${file.replaceAll('.', '\\.')} .*(?<![\\w-])${LANGUAGES[at % LANGUAGES.length]}(?![\\w-])`),
    );
}
