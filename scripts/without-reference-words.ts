/** What the contract says of its calls in words is for the reference of the API, which the server makes. The page does without. */
import type { Plugin } from 'vite';

const CONTRACT = /[\\/]src[\\/]contract[\\/].+\.ts$/;
const WORDS = /\b(?:summary|description):\s*'(?:[^'\\\n]|\\.)*',?/g;

export function withoutReferenceWords(): Plugin {
  let found = false;
  return {
    name: 'without-reference-words',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      const without = code.replace(WORDS, (words) => words.replace(/[^\n]/g, ' '));
      if (without === code) return null;
      found = true;
      // Of the same length, so that its map is that of before.
      return { code: without, map: null };
    },
    buildEnd(error) {
      if (!error && !found)
        this.error('no words of the contract were found: scripts/without-reference-words.ts looks for them in vain');
    },
  };
}
