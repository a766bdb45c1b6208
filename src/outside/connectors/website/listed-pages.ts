/**
 * What of all that a site lists is to be read now: what is not known, newest first, then what has changed. Of lists without dates the
 * first pages when a list is met, and later what was not in it.
 */
import type { SitemapEntry } from '../sitemap/parse-sitemap.ts';
import type { SitemapFile } from '../sitemap/read-sitemaps.ts';
import { pageMark } from './known-pages.ts';
import { minutes } from './website-cursor.ts';

export interface ListedPage extends SitemapEntry {
  mark: number;
}

export interface Listed {
  files: readonly SitemapFile[];
  /** Whether a page is one of the site, by its host. */
  isOfSite(url: URL): boolean;
  known: ReadonlySet<number>;
  knownFiles: ReadonlySet<number>;
  /** Minutes since 1970 at which articles were changed. */
  articles: ReadonlyMap<number, number>;
  since: Date;
  now: Date;
}

export interface Choice {
  fresh: ListedPage[];
  changed: ListedPage[];
  /** All that is listed and of interest, so that it is remembered before what is not. */
  listed: Set<number>;
  /** Pages that were there before their list was followed: known from now on. */
  passed: number[];
  elsewhere: number;
}

/** Of a list without dates: when it is met for the first time. */
const FIRST = 20;
/** Of all lists; of a longer one without dates its two ends, at one of which new pages are added. */
const MOST_UNDATED = 20_000;
/** More pages do not change in one minute by chance; nor on one day, which is all that some lists name, as its midnight. */
const SAME_MINUTE = 50;
const SAME_DAY = 2_000;
const DAY_MINUTES = 1_440;
/** Of interest at once: each takes some microseconds. */
const MOST_LISTED = 50_000;

export function chosenPages(listed: Listed): Choice {
  const choosing = new Choosing(listed);
  let room = MOST_UNDATED;
  for (const { url, pages } of listed.files) {
    const kept = withinRoom(believed(pages), room);
    room -= kept.filter(isUndated).length;
    const isNewList = !listed.knownFiles.has(pageMark(url));
    let left = isNewList ? FIRST : MOST_UNDATED;
    for (const entry of kept) {
      const isTaken = choosing.take(entry, isNewList, left > 0);
      if (isTaken && isUndated(entry)) left -= 1;
    }
  }
  return choosing.choice();
}

class Choosing {
  readonly #fresh: { page: ListedPage; time: number }[] = [];
  readonly #changed: ListedPage[] = [];
  readonly #marks = new Set<number>();
  readonly #passed: number[] = [];
  #elsewhere = 0;

  constructor(private readonly listed: Listed) {}

  /** Whether it is a new page that is to be read. */
  take(entry: SitemapEntry, isNewList: boolean, isRoom: boolean): boolean {
    const { since, now, known } = this.listed;
    const time = entry.published ?? entry.modified;
    if ((time !== null && time < since) || this.#marks.size >= MOST_LISTED || !this.#isPage(entry.url)) return false;
    const page = { ...entry, mark: pageMark(entry.url) };
    if (this.#marks.has(page.mark)) return false;
    this.#marks.add(page.mark);
    if (known.has(page.mark)) {
      if (this.#isChanged(page)) this.#changed.push(page);
      return false;
    }
    if (time === null && !isRoom) {
      this.#passed.push(page.mark);
      return false;
    }
    // Without a time, and not in its list when that was read: it came since.
    const came = time?.getTime() ?? (isNewList ? 0 : now.getTime());
    this.#fresh.push({ page, time: Math.min(came, now.getTime()) });
    return true;
  }

  choice(): Choice {
    return {
      fresh: this.#fresh.toSorted((one, other) => other.time - one.time).map(({ page }) => page),
      changed: this.#changed.toSorted((one, other) => (other.modified?.getTime() ?? 0) - (one.modified?.getTime() ?? 0)),
      listed: this.#marks,
      passed: this.#passed,
      elsewhere: this.#elsewhere,
    };
  }

  /** Of the site, and not the site itself. */
  #isPage(address: string): boolean {
    const url = URL.parse(address);
    const isOfSite = url !== null && this.listed.isOfSite(url);
    if (!isOfSite) this.#elsewhere += 1;
    return isOfSite && (url.pathname !== '/' || url.search !== '');
  }

  #isChanged({ mark, modified }: ListedPage): boolean {
    const before = this.listed.articles.get(mark);
    return before !== undefined && modified !== null && minutes(modified) > before;
  }
}

/** Where every other page was changed in the same minute, that is when the list was made: it says nothing of the pages. */
function believed(pages: readonly SitemapEntry[]): readonly SitemapEntry[] {
  const counts = new Map<number, number>();
  for (const { modified } of pages) if (modified) counts.set(minutes(modified), (counts.get(minutes(modified)) ?? 0) + 1);
  const made = [...counts].find(
    ([minute, count]) => count >= (minute % DAY_MINUTES === 0 ? SAME_DAY : SAME_MINUTE) && count * 2 > pages.length,
  )?.[0];
  if (made === undefined) return pages;
  return pages.map((page) => (page.modified && minutes(page.modified) === made ? { ...page, modified: null } : page));
}

function withinRoom(pages: readonly SitemapEntry[], room: number): readonly SitemapEntry[] {
  const undated = pages.filter(isUndated);
  if (undated.length <= room) return pages;
  const half = Math.floor(room / 2);
  const kept = new Set(half === 0 ? [] : [...undated.slice(0, half), ...undated.slice(-half)]);
  return pages.filter((page) => !isUndated(page) || kept.has(page));
}

function isUndated({ published, modified }: SitemapEntry): boolean {
  return published === null && modified === null;
}
