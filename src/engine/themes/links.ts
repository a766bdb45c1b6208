/**
 * Where the addresses of web pages stand in a text: with `http(s)://`, with `www.`, or a host of a known top-level domain
 * with a path (`bit.ly/abc`). Whether such a page exists, and e-mail addresses, are none of its business.
 */
const SCHEMES = ['https', 'http'];
const TOP_LEVEL =
  'com net org io co hk tw cn uk jp kr sg my th us ca au nz eu de fr it es in ru br me ly be tv gg gl app dev info biz gov edu gd to cc ai page link news blog shop';
const TOP_LEVELS = new Set(TOP_LEVEL.split(' '));
/** What goes on an address: ASCII without spaces, quotes and the signs that texts put around addresses. */
const ADDRESS_UNIT = /[!#-;=?-Z\\\]^_a-z~[]/;
const HOST_UNIT = /[a-z\d.-]/i;
const LETTER_OR_DIGIT = /[a-z\d]/i;
/** Ends a sentence or a bracket more often than an address. */
const TRAILING = /[.,:;!?'*\]]/;
const DOT = 0x2e;
const NONE: readonly number[] = [];

/** Pairs of offsets (UTF-16, end exclusive), ascending, none inside another. */
export function findLinks(text: string): readonly number[] {
  if (!text.includes('/') && !hasWww(text)) return NONE;
  const spans: number[] = [];
  let from = 0;
  for (let start = nextStart(text, 0); start !== -1; start = nextStart(text, from)) {
    const end = linkEnd(text, start);
    spans.push(start, end);
    from = end;
  }
  return spans;
}

/** By the dots, which are few. */
function hasWww(text: string): boolean {
  for (let dot = text.indexOf('.'); dot !== -1; dot = text.indexOf('.', dot + 1)) if (isWww(text, dot - 3)) return true;
  return false;
}

function isWww(text: string, at: number): boolean {
  return (
    isW(text.charCodeAt(at)) && isW(text.charCodeAt(at + 1)) && isW(text.charCodeAt(at + 2)) && text.charCodeAt(at + 3) === DOT
  );
}

function isW(unit: number): boolean {
  return unit === 0x77 || unit === 0x57;
}

function nextStart(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 0x2f) {
      const start = startBeforeSlash(text, at, from);
      if (start !== -1) return start;
    } else if (isW(unit) && beginsWww(text, at)) return at;
  }
  return -1;
}

function beginsWww(text: string, at: number): boolean {
  return isWww(text, at) && LETTER_OR_DIGIT.test(text.charAt(at + 4)) && !isHostUnit(text.charAt(at - 1));
}

/** `https://…` and `host.tld/…`; -1 where the slash belongs to no address. */
function startBeforeSlash(text: string, slash: number, from: number): number {
  if (text.charAt(slash - 1) === ':') {
    if (text.charAt(slash + 1) !== '/' || !LETTER_OR_DIGIT.test(text.charAt(slash + 2))) return -1;
    const before = text.slice(Math.max(from, slash - 6), slash - 1).toLowerCase();
    const scheme = SCHEMES.find((one) => before.endsWith(one));
    return scheme === undefined ? -1 : slash - 1 - scheme.length;
  }
  if (!ADDRESS_UNIT.test(text.charAt(slash + 1))) return -1;
  let start = slash;
  // No host is longer.
  while (start > from && slash - start < 253 && isHostUnit(text.charAt(start - 1))) start--;
  const labels = text.slice(start, slash).split('.');
  const isHost = labels.length > 1 && labels.every((label) => LETTER_OR_DIGIT.test(label.charAt(0)));
  return isHost && text.charAt(start - 1) !== '@' && TOP_LEVELS.has((labels.at(-1) ?? '').toLowerCase()) ? start : -1;
}

function isHostUnit(character: string): boolean {
  return character !== '' && HOST_UNIT.test(character);
}

function linkEnd(text: string, start: number): number {
  let end = start;
  let open = 0;
  while (end < text.length) {
    const character = text.charAt(end);
    if (character === '(') open++;
    else if (character === ')') open--;
    if (!ADDRESS_UNIT.test(character) || open < 0) break;
    // The closing tag of a picture: [img]https://…[/img]
    if (character === '[' && text.charAt(end + 1) === '/') break;
    end++;
  }
  while (TRAILING.test(text.charAt(end - 1))) end--;
  return end;
}
