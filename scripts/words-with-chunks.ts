/**
 * Which words are loaded when, found by the build in what imports what, so that nobody has to write it and nobody can forget it: the page
 * begins with those that its first chunk asks for, and every `import()` of ours waits for those of what it brings.
 */
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { createAskedWords } from './asked-words.ts';

const LAZY_IMPORT = /\bimport\(\s*'(\.[^']+\.tsx?)'\s*\)/g;
const WORDS = /\/i18n\/([^/]+)\/([^/]+)\.json$/;

/** `web`: the folder of the page. */
export function wordsWithChunks(web: string): Plugin {
  const askedWords = createAskedWords();
  const loader = join(web, 'i18n/load-words.ts');
  return {
    name: 'words-with-chunks',
    // Where nothing is built, all words are loaded at once.
    apply: 'build',
    // Before types and quotes are gone.
    enforce: 'pre',
    config() {
      const first = askedWords(join(web, 'app/main.tsx'));
      const words = { name: (id: string) => chunkOf(id, first), debugName: 'words', test: WORDS };
      return {
        define: { FIRST_WORDS: JSON.stringify(first) },
        // Nobody imports a key of a file by its name.
        json: { namedExports: false },
        build: { rolldownOptions: { output: { codeSplitting: { groups: [words] } } } },
      };
    },
    transform(code, id) {
      if (!id.startsWith(web)) return null;
      const waiting = code.replace(LAZY_IMPORT, (written, path) => {
        const asked = askedWords(join(dirname(id), path));
        return asked.length === 0 ? written : `__withWords(${JSON.stringify(asked)}, () => ${written})`;
      });
      if (waiting === code) return null;
      // At the end, where it moves no line.
      return { code: `${waiting}\nimport { withWords as __withWords } from ${JSON.stringify(loader)};\n`, map: null };
    },
  };
}

/** What is shown first comes in one piece. */
function chunkOf(id: string, first: readonly string[]): string | null {
  const [, language, namespace] = WORDS.exec(id) ?? [];
  if (language === undefined || namespace === undefined) return null;
  return first.includes(namespace) ? `words-${language}` : `words-${language}-${namespace}`;
}
