/**
 * What the files of each page are, in the order in which they run, found by the build and written into index.html: so that the page can run
 * them one at a time (src/web/app/in-turn.ts). Imported as they are, they would all run in one piece.
 */
import { dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { LAZY_IMPORT } from './words-with-chunks.ts';

/** Where pages are loaded, and charts. */
const LOADERS = /\/app\/(?:door-)?routes\.ts$|\/ui\/chart\/load-kit\.ts$/;
const HEAD_END = '</head>';
const SCRIPT = '<script type="module"';
/** What the first file needs. */
const FETCHED = /<link rel="modulepreload"([^>]*)>\s*/g;

type Bundle = Rolldown.OutputBundle;

/** `web`: the folder of the page. */
export function pagesInTurn(web: string): Plugin {
  const pages = new Set<string>();
  return {
    name: 'pages-in-turn',
    apply: 'build',
    // Before types and quotes are gone.
    enforce: 'pre',
    transform(code, id) {
      if (!LOADERS.test(id)) return null;
      const inTurn = code.replace(LAZY_IMPORT, (written, path) => {
        const page = join(dirname(id), path);
        pages.add(page);
        return `__inTurn(${JSON.stringify(relative(web, page))}, () => ${written})`;
      });
      // At the end, where it moves no line.
      return {
        code: `${inTurn}\nimport { inTurn as __inTurn } from ${JSON.stringify(join(web, 'app/in-turn.ts'))};\n`,
        map: null,
      };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => firstInTurn(html).replace(HEAD_END, `  ${pagesTag(web, bundle, pages)}\n  ${HEAD_END}`),
    },
  };
}

/** As scripts of their own, before the one that needs them, the first files run one at a time as well. */
function firstInTurn(html: string): string {
  const before = [...html.matchAll(FETCHED)].map(([, how = '']) => `${SCRIPT}${how.replace('href=', 'src=')}></script>\n    `);
  return html.replaceAll(FETCHED, '').replace(SCRIPT, `${before.join('')}${SCRIPT}`);
}

function pagesTag(web: string, bundle: Bundle, pages: ReadonlySet<string>): string {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => runOrder(fileName, bundle)));
  const files: string[] = [];
  const places = Object.fromEntries(
    chunks
      .filter(({ facadeModuleId }) => pages.has(facadeModuleId ?? ''))
      .map(({ fileName, facadeModuleId }) => {
        const scripts = runOrder(fileName, bundle).filter((file) => !first.has(file));
        const needed = [...scripts.flatMap((file) => stylesOf(bundle[file])), ...scripts];
        files.push(...needed.filter((file) => !files.includes(file)));
        return [relative(web, facadeModuleId ?? ''), needed.map((file) => files.indexOf(file))];
      }),
  );
  return `<script type="application/json" id="pages">${JSON.stringify({ files: files.map((file) => `/${file}`), pages: places })}</script>`;
}

function stylesOf(chunk: Bundle[string] | undefined): string[] {
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}

/** Of a chunk and all that it imports, what runs first first. */
function runOrder(fileName: string, bundle: Bundle, order: string[] = [], seen = new Set<string>()): string[] {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return order;
  seen.add(fileName);
  for (const needed of chunk.imports) runOrder(needed, bundle, order, seen);
  order.push(fileName);
  return order;
}
