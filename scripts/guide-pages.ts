/** For Vite: `docs/guide/….md` as a module, the page as data with its pictures beside it; the browser gets neither Markdown nor a reader of it. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readMarkdown } from '../src/web/features/guide/read-markdown.ts';

const NAME = /(?:\.zh-Hant)?\.md$/;

/** `folder`: of the guide. */
export function guidePages(folder: string): Plugin {
  return {
    name: 'guide-pages',
    enforce: 'pre',
    load(id) {
      if (!id.startsWith(folder) || !id.endsWith('.md')) return null;
      this.addWatchFile(id);
      const page = readMarkdown(readFileSync(id, 'utf8'), basename(id).replace(NAME, ''));
      const pictures: string[] = [];
      const blocks = JSON.stringify(page.blocks, (key, value: unknown) => {
        if (key !== 'picture' || typeof value !== 'string') return value;
        pictures.push(value);
        return `\0${pictures.length - 1}\0`;
      });
      // The build gives each picture its address.
      const imports = pictures.map((path, at) => `import p${at} from ${JSON.stringify(join(dirname(id), path))};`);
      const data = blocks.replace(/"\\u0000(\d+)\\u0000"/g, 'p$1');
      return [...imports, `export const page = { title: ${JSON.stringify(page.title)}, blocks: ${data} };`].join('\n');
    },
  };
}
