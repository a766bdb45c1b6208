/**
 * Which words are loaded when, found by the build in what imports what, so that nobody has to write it and nobody can forget it: the page
 * begins with those that its first chunk asks for, and every `import()` of ours waits for those of what it brings.
 */
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { createAskedWords } from './asked-words.ts';

/** Of a module of ours. */
export const LAZY_IMPORT = /\bimport\(\s*'(\.[^']+\.tsx?)'\s*\)/g;
/** The script of index.html that knows the language before the program does. */
const FIRST_SCRIPT = '<script src="/first-paint.js"';
const WORDS = /\/i18n\/([^/]+)\/([^/]+)\.json$/;

/** `web`: the folder of the page. */
export function wordsWithChunks(web: string): Plugin {
  const askedWords = createAskedWords();
  const first = () => askedWords(join(web, 'app/main.tsx'));
  const loader = join(web, 'i18n/load-words.ts');
  return {
    name: 'words-with-chunks',
    // Where nothing is built, all words are loaded at once.
    apply: 'build',
    // Before types and quotes are gone.
    enforce: 'pre',
    config: () => ({
      define: { FIRST_WORDS: JSON.stringify(first()) },
      // Nobody imports a key of a file by its name.
      json: { namedExports: false },
      build: { rolldownOptions: { output: { codeSplitting: { groups: [wordChunks(first())] } } } },
    }),
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
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(FIRST_SCRIPT)) throw new Error(`index.html has no ${FIRST_SCRIPT}`);
        const places = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? placesIn(one, first()) : []));
        return html.replace(FIRST_SCRIPT, `${FIRST_SCRIPT} data-words='${JSON.stringify(Object.fromEntries(places))}'`);
      },
    },
  };
}

/** What is shown first comes in one piece. */
function wordChunks(first: readonly string[]) {
  return {
    debugName: 'words',
    test: WORDS,
    name(id: string): string | null {
      const [, language, namespace = ''] = WORDS.exec(id) ?? [];
      if (language === undefined) return null;
      return first.includes(namespace) ? `words-${language}` : `words-${language}-${namespace}`;
    },
  };
}

/** Where the first words of a language are, if they are in this chunk. */
function placesIn({ moduleIds, fileName }: Rolldown.OutputChunk, first: readonly string[]): [string, string][] {
  return moduleIds.flatMap((id) => {
    const [, language = '', namespace = ''] = WORDS.exec(id) ?? [];
    return first.includes(namespace) ? [[language, `/${fileName}`]] : [];
  });
}
