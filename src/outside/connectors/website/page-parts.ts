/**
 * What a page says of itself, and its body as markup that is safe to build a tree of: balanced, and neither deep nor wide beyond bounds.
 * One pass of the tokenizer, with a stack of bounded height: time grows with the length, whatever the page.
 */
import { Tokenizer } from 'htmlparser2';
import { BoundedMarkup } from './bounded-markup.ts';

export interface PageParts {
  title: string;
  /** By name, property or itemprop in lower case; of several the first. */
  metas: ReadonlyMap<string, string>;
  /** Of the root element, as given. */
  language: string | null;
  /** As given. */
  canonical: string | null;
  /** What links and the canonical address relate to, as given. */
  base: string | null;
  /** The texts of its JSON-LD. */
  data: readonly string[];
  /** As given, in the order of the page. */
  links: readonly string[];
  /** Of elements for times; those first that are said to be of publication. Elsewhere stand those of other articles, and of today. */
  times: readonly string[];
  body: string;
}

/** In characters. The largest pages of articles have one million. */
const LONGEST_PAGE = 2_000_000;
const LONGEST_DATA = 500_000;
const LONGEST_VALUE = 10_000;
const MOST_METAS = 500;
const MOST_LINKS = 2_000;
const MOST_TIMES = 50;
/** Nothing of them is read. */
const DROPPED = new Set(
  'audio canvas dialog embed iframe math noembed noframes noscript object script select style svg template textarea title video'.split(
    ' ',
  ),
);
const OWN_TIMES = ['article', 'main'];
const PUBLISHED = /\bdatePublished\b/i;

type Attributes = Record<string, string>;

/** A page that is longer is read as far as it may be. */
export function pageParts(html: string): PageParts {
  const source = html.slice(0, LONGEST_PAGE);
  const found = new Found();
  const body = new BoundedMarkup();
  /** The element whose content is dropped, and how deep within others of its name. */
  let dropped = { name: '', depth: 0 };
  let tag = '';
  let attributes: Attributes = {};
  let attribute = '';

  function start(isClosed: boolean): void {
    if (dropped.depth > 0) {
      if (tag === dropped.name && !isClosed) dropped.depth += 1;
      return;
    }
    found.take(tag, attributes, body.isWithin(OWN_TIMES));
    if (DROPPED.has(tag)) dropped = { name: tag, depth: isClosed ? 0 : 1 };
    else body.open(tag, attributes);
  }

  function end(name: string): void {
    if (dropped.depth === 0) body.close(name);
    else if (name === dropped.name) {
      dropped.depth -= 1;
      if (dropped.depth === 0) found.finish();
    }
  }

  function add(text: string): void {
    if (dropped.depth === 0) body.add(text);
    else found.add(text);
  }

  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true, recognizeSelfClosing: true },
    {
      ontext: (from, to) => add(source.slice(from, to)),
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      onopentagname: (from, to) => {
        tag = source.slice(from, to).toLowerCase();
        attributes = {};
      },
      onattribname: (from, to) => {
        attribute = source.slice(from, Math.min(to, from + 100)).toLowerCase();
        attributes[attribute] ??= '';
      },
      onattribdata: (from, to) => {
        const said = attributes[attribute] ?? '';
        if (said.length < LONGEST_VALUE) attributes[attribute] = said + source.slice(from, Math.min(to, from + LONGEST_VALUE));
      },
      onattribentity: (codePoint) => {
        const said = attributes[attribute] ?? '';
        if (said.length < LONGEST_VALUE) attributes[attribute] = said + String.fromCodePoint(codePoint);
      },
      onopentagend: () => start(false),
      onselfclosingtag: () => start(true),
      onclosetag: (from, to) => end(source.slice(from, to).toLowerCase()),
      onattribend: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  return { ...found.parts(), body: body.markup() };
}

/** What a page says of itself, as it is met. */
class Found {
  readonly #metas = new Map<string, string>();
  readonly #data: string[] = [];
  readonly #links: string[] = [];
  readonly #times: { value: string; trust: number }[] = [];
  #title = '';
  #language: string | null = null;
  #canonical: string | null = null;
  #base: string | null = null;
  /** Of a dropped element, where its text is of interest. */
  #text: { of: 'title' | 'data'; said: string } | null = null;
  #left = LONGEST_DATA;

  /** `isOwn`: within what a page calls its own text. */
  take(tag: string, attributes: Attributes, isOwn: boolean): void {
    const { href = '', content = '', datetime = '', itemprop = '', lang = '', type = '' } = attributes;
    if (tag === 'title' && this.#title === '') this.#text = { of: 'title', said: '' };
    else if (tag === 'script' && /^\s*application\/ld\+json/i.test(type)) this.#text = { of: 'data', said: '' };
    else if (tag === 'html' && lang !== '') this.#language ??= lang;
    if (href !== '') this.#takeAddress(tag, href, attributes['rel'] ?? '');
    if (tag === 'meta') this.#takeMeta(attributes);
    const isPublished = PUBLISHED.test(itemprop) || 'pubdate' in attributes;
    const time = tag === 'time' || (isPublished && tag !== 'meta') ? datetime || content : '';
    if (time !== '' && this.#times.length < MOST_TIMES)
      this.#times.push({ value: time, trust: Number(isOwn) + 2 * Number(isPublished) });
  }

  add(text: string): void {
    if (this.#text === null) return;
    const left = this.#text.of === 'title' ? LONGEST_VALUE - this.#text.said.length : this.#left;
    if (left <= 0) return;
    if (this.#text.of === 'data') this.#left -= text.length;
    this.#text.said += text.slice(0, left);
  }

  /** The dropped element has ended. */
  finish(): void {
    if (this.#text?.of === 'title') this.#title = this.#text.said.trim();
    if (this.#text?.of === 'data') this.#data.push(this.#text.said);
    this.#text = null;
  }

  parts(): Omit<PageParts, 'body'> {
    const isOnly = new Set(this.#times.map(({ value }) => value)).size === 1;
    const times = this.#times.filter(({ trust }) => trust > 0 || isOnly).toSorted((one, other) => other.trust - one.trust);
    return {
      title: this.#title,
      metas: this.#metas,
      language: this.#language,
      canonical: this.#canonical,
      base: this.#base,
      data: this.#data,
      links: this.#links,
      times: times.map(({ value }) => value),
    };
  }

  #takeAddress(tag: string, href: string, rel: string): void {
    if (tag === 'base') this.#base ??= href;
    else if (tag === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(rel)) this.#canonical ??= href;
    else if (tag === 'a' && this.#links.length < MOST_LINKS) this.#links.push(href);
  }

  #takeMeta({ name, property, itemprop, 'http-equiv': equivalent, content = '' }: Attributes): void {
    const value = content.trim();
    if (value === '' || this.#metas.size >= MOST_METAS) return;
    for (const key of [name, property, itemprop, equivalent]) {
      const lower = key?.trim().toLowerCase() ?? '';
      if (lower !== '' && !this.#metas.has(lower)) this.#metas.set(lower, value);
    }
  }
}
