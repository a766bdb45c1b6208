/**
 * The HTML of an item as text, as a reader sees it: blocks and line breaks are new lines, what does not show is gone. Links keep their
 * words, images say nothing. Takes time in proportion to the length, whatever the text: one tokenizer pass, without a tree or a stack.
 */
import { Tokenizer } from 'htmlparser2';

const BLOCKS = new Set(
  (
    'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr html li main menu nav ol optgroup p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);
const CELLS = new Set(['td', 'th']);
/** Shown by no reader, or only where something else cannot be: their text goes with them. */
const HIDDEN = new Set(
  'audio canvas datalist head iframe noembed noframes noscript object script select style svg template textarea title video'.split(
    ' ',
  ),
);
/** Of those, what has text for readers that cannot show it. */
const INSTEAD = new Set('audio canvas iframe noembed noframes noscript object video'.split(' '));
const INLINE =
  'a abbr b bdi bdo big br cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup tt u var wbr';
const KNOWN = new Set([...BLOCKS, ...CELLS, ...HIDDEN, ...INLINE.split(' ')]);
/** Two: a blank line between, however many breaks stand there. */
const MOST_BREAKS = 2;

/** Of HTML. Lines have no space around them; an empty one stands where at least two breaks do. */
export function plainText(html: string): string {
  const { text, tags, isCutOff } = read(html, false);
  // What has no end hides all that follows. Where nothing else is left, that is what the item says.
  if (text === '' && isCutOff) return onceMore(read(html, false, true).text);
  // Escaped twice: no tag was one, and there are some now.
  if (tags === 0 && hasMarkup(text)) return onceMore(read(text, false).text);
  return onceMore(text);
}

/**
 * Of a title in HTML. Few are: `List<String>` and `if a <b then c> d` are text there, since they name no element or have what is no
 * attribute.
 */
export function plainTitle(html: string): string {
  const { text, tags } = read(onlyKnownTags(html), false);
  if (tags > 0) return onceMore(text);
  const again = onlyKnownTags(text);
  return /<\/?[a-z]/i.test(again) ? onceMore(read(again, false).text) : onceMore(text);
}

/** No part goes past the next `<`: many of them cost no more than their length. */
const WHOLE_TAG = /<(?:\/?([a-z][a-z\d]*)(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'<>]+))*\s*\/?>|(?=[a-z/]))/gi;

function onlyKnownTags(html: string): string {
  return html.replace(WHOLE_TAG, (found, name: string | undefined) =>
    KNOWN.has(name?.toLowerCase() ?? '') ? found : found.replaceAll('<', '&lt;'),
  );
}

/** Of text that is to be shown as it stands: only its spaces are folded. */
export function foldedText(text: string): string {
  const lines = new Lines();
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (index > 0) lines.break(MOST_BREAKS);
    lines.add(line);
  }
  return lines.text();
}

/** Whether there is a tag that HTML has, or an entity: `List<String>` and `a < b` have neither. */
export function hasMarkup(text: string): boolean {
  for (const [, name = ''] of text.matchAll(/<\/?([a-z][a-z0-9]{0,10})(?=[\s/>])/gi)) {
    if (KNOWN.has(name.toLowerCase())) return true;
  }
  return hasEntity(text);
}

function hasEntity(text: string): boolean {
  return /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i.test(text);
}

/** Entities that were escaped twice (&amp;#8217;) are decoded too; by now no `<` is a tag. */
function onceMore(text: string): string {
  return hasEntity(text) ? read(text.replaceAll('<', '&lt;'), true).text : text;
}

interface ReadText {
  text: string;
  /** How many known ones were met. */
  tags: number;
  /** Whether the text ends within what replaces something else, and has no end. */
  isCutOff: boolean;
}

/** `verbatim`: new lines of the source are ones of the text. `replaced`: so is what shows only instead of something else. */
function read(html: string, verbatim: boolean, replaced = false): ReadText {
  const source = html.replaceAll('<![CDATA[', '').replaceAll(']]>', '');
  const lines = new Lines();
  let tags = 0;
  let preformatted = verbatim ? 1 : 0;
  /** The element whose text is left out, and how deep within others of its name. */
  let hidden = { name: '', depth: 0 };
  let open = '';

  function add(text: string): void {
    if (hidden.depth > 0) return;
    if (preformatted === 0) {
      lines.add(text);
      return;
    }
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) lines.break(MOST_BREAKS);
      lines.add(line);
    }
  }

  function start(name: string, isClosed: boolean): void {
    if (KNOWN.has(name)) tags += 1;
    if (hidden.depth > 0) {
      if (name === hidden.name && !isClosed) hidden.depth += 1;
      return;
    }
    if (HIDDEN.has(name) && !(replaced && INSTEAD.has(name))) {
      hidden = { name, depth: isClosed ? 0 : 1 };
      return;
    }
    layOut(lines, name);
    if (name === 'pre' && !isClosed) preformatted += 1;
  }

  function end(name: string): void {
    if (KNOWN.has(name)) tags += 1;
    if (hidden.depth > 0) {
      if (name === hidden.name) hidden.depth -= 1;
      return;
    }
    if (BLOCKS.has(name)) lines.break(1);
    if (name === 'pre' && preformatted > 0) preformatted -= 1;
  }

  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true, recognizeSelfClosing: true },
    {
      ontext: (from, to) => add(source.slice(from, to)),
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      onopentagname: (from, to) => {
        open = source.slice(from, to).toLowerCase();
      },
      onopentagend: () => start(open, false),
      onselfclosingtag: () => start(open, true),
      onclosetag: (from, to) => end(source.slice(from, to).toLowerCase()),
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  return { text: lines.text(), tags, isCutOff: hidden.depth > 0 && INSTEAD.has(hidden.name) };
}

/** What the start of an element does to what is around it. */
function layOut(lines: Lines, name: string): void {
  if (name === 'br') lines.break(MOST_BREAKS);
  else if (BLOCKS.has(name)) lines.break(1);
  else if (CELLS.has(name)) lines.add(' ');
}

/** Text in lines, with spaces folded as they come. */
class Lines {
  readonly #parts: string[] = [];
  #breaks = 0;
  #isSpaceDue = false;

  add(text: string): void {
    const folded = text.replace(/[\s\u00a0]+/g, ' ');
    const trimmed = folded.trim();
    if (trimmed === '') {
      this.#isSpaceDue ||= folded !== '';
      return;
    }
    if (this.#parts.length > 0) {
      if (this.#breaks > 0) this.#parts.push('\n'.repeat(this.#breaks));
      else if (this.#isSpaceDue || folded.startsWith(' ')) this.#parts.push(' ');
    }
    this.#parts.push(trimmed);
    this.#breaks = 0;
    this.#isSpaceDue = folded.endsWith(' ');
  }

  /** `most`: 1 where the end of a block has the line ended, so that blocks within blocks make no empty lines. */
  break(most: number): void {
    this.#breaks = most === 1 ? Math.max(this.#breaks, 1) : Math.min(this.#breaks + 1, most);
  }

  text(): string {
    return this.#parts.join('');
  }
}
