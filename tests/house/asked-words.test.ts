/** When which words are loaded, on made-up pages and on the project itself. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { createAskedWords } from '../../scripts/asked-words.ts';
import { wordsWithChunks } from '../../scripts/words-with-chunks.ts';
import { makeTree } from './made-up-tree.ts';

describe('the words that a module asks for', () => {
  const asked = (files: Record<string, string>) => createAskedWords()(join(makeTree({ 'other.ts': '', ...files }), 'page.tsx'));

  test.each([
    ['by itself', "const { t } = useTranslation('topics');", ['topics']],
    ['in a list', "useTranslation(['topics', 'alert-dashboard'])", ['alert-dashboard', 'topics']],
    ['in a list of several lines', "useTranslation([\n  'topics',\n  'app',\n])", ['app', 'topics']],
    ['without a name', 'const { language } = useTranslation();', ['app']],
    ['outside of components', "translated('session:linkWaits', { email })", ['session']],
    ['not at all', "import { t } from './other.ts';", []],
  ])('%s', (_name, page, words) => {
    expect(asked({ 'page.tsx': page })).toEqual(words);
  });

  test('through all that it imports, even in circles, but not through what it imports only when needed, or for a type', () => {
    const files = {
      'page.tsx': "import {\n  List,\n} from './parts/list.tsx';\nimport type { Late } from './late.tsx';\nimport('./late.tsx');",
      'parts/list.tsx': "import '../page.tsx';\nexport { Row } from './row.tsx';\nuseTranslation('topics')",
      'parts/row.tsx': "useTranslation('app')",
      'late.tsx': "useTranslation('alerts')",
    };
    expect(asked(files)).toEqual(['app', 'topics']);
  });

  test.each([
    ['a name that is made elsewhere', 'useTranslation(namespace)'],
    ['a key that is made elsewhere', 'translated(key)'],
  ])('%s is no way to ask', (_name, page) => {
    expect(() => asked({ 'page.tsx': page })).toThrow('must stand there in full');
  });
});

test('the page begins with the words of its frame, of the sign-in, of Home and of what goes wrong, and with no others', () => {
  const main = fileURLToPath(new URL('../../src/web/app/main.tsx', import.meta.url));
  expect(createAskedWords()(main)).toEqual(['app', 'errors', 'home', 'session']);
});

test('in a build, what comes later waits for its words, and what comes first has its words in one piece', async () => {
  const file = (key: string) => JSON.stringify({ [key]: key });
  const words = { app: file('app'), session: file('session'), topics: file('topics') };
  const web = join(
    makeTree({
      ...Object.fromEntries(Object.entries(words).map(([name, text]) => [`web/i18n/en/${name}.json`, text])),
      'web/i18n/load-words.ts': `export const withWords = (names, load) => console.log(names, load);\n${Object.keys(words)
        .map((name) => `export const ${name} = () => import('./en/${name}.json');`)
        .join('\n')}`,
      'web/app/main.tsx': "import './frame.tsx';\nconsole.log(FIRST_WORDS, import('../topics/page.tsx'), import('../bare.tsx'));",
      'web/app/frame.tsx':
        "import * as words from '../i18n/load-words.ts';\nconsole.log(words, useTranslation(['app', 'session']));",
      'web/topics/page.tsx': "console.log(useTranslation('topics'))",
      'web/bare.tsx': 'console.log(1)',
      'web/index.html': '<script src="/first-paint.js"></script><script type="module" src="/app/main.tsx"></script>',
    }),
    'web',
  );
  const built = (await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [wordsWithChunks(web)],
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((one) => one.type === 'chunk');
  const main = chunks.find(({ isEntry }) => isEntry)?.code ?? '';
  expect(main).toMatch(/withWords\(\["topics"\], \(\) => .*import\("\.\/page-/);
  expect(main).toMatch(/console\.log\(\["app", "session"\], .*, __vitePreload\(\(\) => import\("\.\/bare-/);
  expect(
    chunks
      .map(({ name }) => name)
      .filter((name) => name.startsWith('words'))
      .sort(),
  ).toEqual(['words-en', 'words-en-topics']);
  const page = built.output.find(({ fileName }) => fileName === 'index.html');
  const firstWords = chunks.find(({ name }) => name === 'words-en')?.fileName;
  expect(page).toMatchObject({ source: expect.stringContaining(`data-words='{"en":"/${firstWords}"}'`) });
});
