/**
 * Markup of the body of a page, written again as it is met: every element closes, few are within each other, and there are not too many;
 * the text of those that are left out stays. No scripts, no pictures; of attributes those that tell an article from what is around it.
 */

/** Elements within each other. Pages have 30; whoever has thousands would overflow the stack of who walks the tree. */
const MOST_DEPTH = 60;
const MOST_ELEMENTS = 10_000;
/** Of `<` and `&` in the text: each makes a piece of text of its own, and all pieces of an element are arguments of one call. */
const MOST_SIGNS = 5_000;
/** In characters. */
const MOST_TEXT = 300_000;
const LONGEST_VALUE = 300;
const EMPTY = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const WRITTEN_EMPTY = new Set(['br', 'hr']);
const ROOTS = new Set(['html', 'head', 'body']);
const KEPT = ['class', 'id', 'href', 'rel', 'itemprop', 'role', 'hidden', 'aria-hidden', 'aria-modal'];
const NAME = /^[a-z][a-z\d-]{0,30}$/;
/** Shown by nobody: it says so where only a style sheet would read it. */
const UNSEEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;

const BLOCKS =
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul';
/** What ends where another begins, without saying so (WHATWG HTML, 13.1.2.4). */
const ENDS_BEFORE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['p', new Set(BLOCKS.split(' '))],
  ['li', new Set(['li'])],
  ['dt', new Set(['dt', 'dd'])],
  ['dd', new Set(['dt', 'dd'])],
  ['option', new Set(['option', 'optgroup'])],
  ['td', new Set(['td', 'th', 'tr', 'tbody', 'tfoot'])],
  ['th', new Set(['td', 'th', 'tr', 'tbody', 'tfoot'])],
  ['tr', new Set(['tr', 'tbody', 'tfoot'])],
]);

export class BoundedMarkup {
  readonly #parts: string[] = [];
  readonly #open: string[] = [];
  #elements = 0;
  #text = 0;
  #signs = 0;
  #isSpaced = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (ROOTS.has(name)) return;
    for (let last = this.#open.at(-1); last !== undefined && ENDS_BEFORE.get(last)?.has(name); last = this.#open.at(-1)) {
      this.#closeLast();
    }
    const isEmpty = EMPTY.has(name);
    const isWritten = isEmpty ? WRITTEN_EMPTY.has(name) : NAME.test(name) && this.#open.length < MOST_DEPTH;
    if (!isWritten || this.#elements >= MOST_ELEMENTS) {
      // Words on its two sides are no one word.
      this.add(' ');
      return;
    }
    this.#elements += 1;
    this.#parts.push(`<${name}${written(attributes)}>`);
    if (!isEmpty) this.#open.push(name);
  }

  /** With all that is open within it. One that is not open ends nothing. */
  close(name: string): void {
    const at = this.#open.lastIndexOf(name);
    if (at < 0) return;
    while (this.#open.length > at) this.#closeLast();
  }

  /** Spaces are folded but in what is preformatted: who reads the text looks at runs of them again and again. */
  add(text: string): void {
    const folded = this.#open.includes('pre') ? text : text.replace(/\s+/g, ' ');
    const isSpaced = this.#isSpaced && folded.startsWith(' ');
    const kept = folded.slice(Number(isSpaced), Math.max(0, MOST_TEXT - this.#text) + Number(isSpaced));
    if (kept === '') return;
    this.#isSpaced = kept.endsWith(' ');
    this.#text += kept.length;
    this.#parts.push(kept.replace(/[<&]/g, (sign) => (this.#signs++ < MOST_SIGNS ? escaped(sign) : ' ')));
  }

  isWithin(names: readonly string[]): boolean {
    return names.some((name) => this.#open.includes(name));
  }

  markup(): string {
    while (this.#open.length > 0) this.#closeLast();
    return this.#parts.join('');
  }

  #closeLast(): void {
    this.#parts.push(`</${this.#open.pop()}>`);
  }
}

function written(attributes: Readonly<Record<string, string>>): string {
  const isUnseen = UNSEEN.test(attributes['style'] ?? '') && attributes['hidden'] === undefined;
  const kept = KEPT.flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [` ${name}="${escaped(value.slice(0, LONGEST_VALUE))}"`];
  });
  return `${kept.join('')}${isUnseen ? ' hidden=""' : ''}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
