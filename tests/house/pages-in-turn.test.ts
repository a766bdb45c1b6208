import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pagesInTurn } from '../../scripts/pages-in-turn.ts';
import { makeTree } from './made-up-tree.ts';

test('of each page index.html says which files it stands on, what runs first first, without those that are there already', async () => {
  const web = join(
    makeTree({
      'web/index.html': '<html><head></head><script type="module" src="/app/main.ts"></script></html>',
      'web/app/main.ts':
        "import { pages } from './routes.ts';\nimport '../base.ts';\nconsole.log(pages, () => import('../lists/aside.ts'));",
      'web/app/routes.ts': "export const pages = [() => import('../lists/one-page.ts'), () => import('../lists/other-page.ts')];",
      'web/app/in-turn.ts': 'export const inTurn = (page, load) => console.log(page, load);',
      'web/base.ts': "console.log('base');",
      'web/lists/one-page.ts': "import '../base.ts';\nimport './row.ts';\nconsole.log('one');",
      'web/lists/other-page.ts': "import './row.ts';\nconsole.log('other');",
      'web/lists/row.ts': "import './row.css';\nconsole.log('row');",
      'web/lists/row.css': '.row { color: red; }',
      'web/lists/aside.ts': "console.log('aside');",
    }),
    'web',
  );
  const built = (await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [pagesInTurn(web)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: /base\.ts$/, tags: ['$initial'] }] } } },
    },
  })) as Rolldown.RolldownOutput;
  const page = built.output.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const first = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, file = '']) => nameOf(file));
  expect(first).toEqual(['libraries.js', 'index.js']);
  expect(html).not.toContain('modulepreload');
  const { files, pages } = JSON.parse(/<script type="application\/json" id="pages">(.*)<\/script>/.exec(html)?.[1] ?? '{}') as {
    files: string[];
    pages: Record<string, number[]>;
  };
  const named = Object.entries(pages).map(([name, places]) => [name, places.map((place) => nameOf(files[place] ?? ''))]);
  expect(Object.fromEntries(named)).toEqual({
    'lists/one-page.ts': ['row.css', 'row.js', 'one-page.js'],
    'lists/other-page.ts': ['row.css', 'row.js', 'other-page.js'],
  });
  const main = built.output.find((one) => one.type === 'chunk' && one.isEntry);
  expect(main?.type === 'chunk' && main.code).toMatch(/inTurn\("lists\/one-page\.ts", \(\) => .*import\("\.\/one-page-/);
});

/** Without the sum of what is in it. */
function nameOf(file: string): string {
  return file.replace(/^\/assets\//, '').replace(/-[\w-]{8}(?=\.)/, '');
}
