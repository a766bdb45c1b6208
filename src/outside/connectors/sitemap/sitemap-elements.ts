/** The elements of a sitemap with what they say, in one pass of the tokenizer, without a tree or a stack: time grows with the length. */
import { Tokenizer } from 'htmlparser2';

export interface SitemapElement {
  loc?: string;
  lastmod?: string;
  publication_date?: string;
  title?: string;
}

/** Of one field, in characters: more is no address, no date and no title. */
const LONGEST = 10_000;
const ENTRIES = new Set(['url', 'sitemap']);

/** `news`: the prefix of elements of news. `most`: entries; `more`: how many there are beyond. */
export function sitemapElements(
  xml: string,
  news: string,
  most: number,
): { isIndex: boolean; elements: SitemapElement[]; more: number } {
  const elements: SitemapElement[] = [];
  let more = 0;
  let isIndex = false;
  let entry: (SitemapElement & { prefix: string; own: string }) | null = null;
  let field: keyof SitemapElement | null = null;
  let said = '';
  let open = '';

  function start(name: string): void {
    const { prefix, local } = partsOf(name);
    if (local === 'sitemapindex') isIndex = true;
    else if (ENTRIES.has(local) && (entry === null || prefix === entry.prefix)) {
      finish();
      entry = { prefix, own: '' };
    } else if (entry !== null) field = fieldOf(local, prefix, entry.prefix, news);
    said = '';
  }

  function end(name: string): void {
    const { prefix, local } = partsOf(name);
    if (entry !== null && field !== null && local === field) {
      entry[field] ??= said.trim();
      field = null;
    } else if (entry !== null && ENTRIES.has(local) && prefix === entry.prefix) finish();
  }

  /** Some write the address right into the entry. */
  function finish(): void {
    if (entry === null) return;
    const { prefix: _prefix, own, ...rest } = entry;
    if (elements.length === most) more += 1;
    else elements.push({ ...rest, loc: rest.loc ?? addressIn(own) });
    entry = null;
    field = null;
  }

  function add(text: string): void {
    if (entry === null) return;
    if (field !== null) said = joined(said, text);
    else entry.own = joined(entry.own, text);
  }

  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true, xmlMode: true },
    {
      ontext: (from, to) => add(xml.slice(from, to)),
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      // Its end has the two signs before `>` still in it.
      oncdata: (from, to, offset) => add(xml.slice(from, to - offset)),
      onopentagname: (from, to) => {
        open = xml.slice(from, to);
      },
      onopentagend: () => start(open),
      onselfclosingtag: nothing,
      onclosetag: (from, to) => end(xml.slice(from, to)),
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(xml);
  tokenizer.end();
  finish();
  return { isIndex, elements, more };
}

/** `image:loc` is no address of a page, and `video:title` no title of news. */
function fieldOf(local: string, prefix: string, own: string, news: string): keyof SitemapElement | null {
  if (prefix === own && (local === 'loc' || local === 'lastmod')) return local;
  return prefix === news && (local === 'publication_date' || local === 'title') ? local : null;
}

function partsOf(name: string): { prefix: string; local: string } {
  const colon = name.indexOf(':');
  return { prefix: name.slice(0, Math.max(0, colon)), local: name.slice(colon + 1).toLowerCase() };
}

/** Beside words of elements that are of no interest. */
function addressIn(own: string): string {
  return /^\s*(https?:\/\/\S+)/i.exec(own)?.[1] ?? '';
}

function joined(text: string, more: string): string {
  return text.length >= LONGEST ? text : text + more.slice(0, LONGEST);
}
