/**
 * The files of a page, one at a time: all are fetched at once, but between two that run the browser draws and listens. Which
 * files those are the build has written into index.html (scripts/pages-in-turn.ts).
 */
import { nextTask } from '../lib/next-task.ts';

interface PageFiles {
  /** Addresses. */
  files: readonly string[];
  /** By module, places in `files`: its styles, and its scripts in the order in which they run. */
  pages: Readonly<Record<string, readonly number[]>>;
}

/** Files asked for in one task: each takes the browser half a millisecond. */
const AT_ONCE = 8;

let known: PageFiles | undefined;
/** Those that have run, for whichever page. */
const ran = new Set<string>();

/** `page`: its module. A page whose files are there already is there at once. */
export async function inTurn<Page>(page: string, load: () => Promise<Page>): Promise<Page> {
  known ??= readFiles();
  const { files, pages } = known;
  const needed = (pages[page] ?? []).map((place) => files[place] ?? '');
  for (const [place, href] of needed.entries()) {
    fetchEarly(href);
    if (place % AT_ONCE === AT_ONCE - 1) await nextTask();
  }
  for (const file of needed.filter(isScript)) {
    if (ran.has(file)) continue;
    await import(/* @vite-ignore */ file);
    ran.add(file);
    await nextTask();
  }
  return load();
}

/** The styles are put to use with the page itself. */
function fetchEarly(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const how = isScript(href) ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style' };
  document.head.append(Object.assign(document.createElement('link'), { ...how, href }));
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function readFiles(): PageFiles {
  return JSON.parse(document.getElementById('pages')?.textContent ?? '{"files":[],"pages":{}}') as PageFiles;
}
