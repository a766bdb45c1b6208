/**
 * The tokens of a post as one string: every token between single spaces, a boundary between title and content, so that
 * a run of words occurs exactly where ` a b c ` is found in it and none spans both fields; a hashtag or handle likewise. It
 * is what is stored, matched and scored; an import spends its time here, hence one pass over the units of ordinary text with
 * tables only.
 */
import { foldOfUnit, isRun, KIND, type Kind, kindOfUnit } from './characters.ts';
import { TagFinder } from './tags.ts';
import { tokenise } from './tokens.ts';
import { unitAt } from './unit-at.ts';

/**
 * Of what this reading writes. Raise it with every change of its output, however small (folding, tokens, tags): posts stored
 * under a lower version are found by the old rules until `topic rematch` has read them again. At most 255.
 */
export const TOKENS_VERSION = 1;

/** Stands between title and content; no token ever contains it, nor the next. */
export const BOUNDARY = '\u0001';
/** Stands between the words of a field and its hashtags and handles, where there are any. */
export const TAGS = '\u0002';

/** ` t1 t2 \u0002 #tag \u0001 c1 c2 \u0002 @name `. */
export function tokenText(title: string | null | undefined, content: string | null | undefined): string {
  return ` ${fieldText(title)}${BOUNDARY} ${fieldText(content)}`;
}

/** A run of tokens as it is looked for in a token text; with `prefix` the last of them only has to begin so. */
export function phraseText(tokens: readonly string[], prefix = false): string {
  return ` ${tokens.join(' ')}${prefix ? '' : ' '}`;
}

/** Each token followed by one space. */
function fieldText(text: string | null | undefined): string {
  return text ? (plainText(text) ?? anyText(text)) : '';
}

function anyText(text: string): string {
  const { tokens, tags } = tokenise(text);
  return spaced(tokens) + tagsText(tags.tokens);
}

function tagsText(tags: readonly string[] | undefined): string {
  return tags && tags.length > 0 ? `${TAGS} ${spaced(tags)}` : '';
}

function spaced(tokens: readonly string[]): string {
  return tokens.map((token) => `${token} `).join('');
}

const SPACE = 0x20;
const CHUNK = 4096;
/** Units of the text being built, kept between calls: strings grown unit by unit would cost several times as much. */
let built = new Uint16Array(CHUNK);

/** undefined as soon as a unit turns up that cannot be judged alone. */
function plainText(text: string): string | undefined {
  // At worst every unit is a token followed by its space.
  const end = text.length;
  if (built.length < 2 * end) built = new Uint16Array(4 * end);
  const units = built;
  let length = 0;
  let open: Kind = KIND.separator;
  let tags: TagFinder | undefined;
  for (let at = 0; at < end; at++) {
    const unit = unitAt(text, at);
    const kind = kindOfUnit(unit);
    if (kind === KIND.complex) return undefined;
    if (kind === KIND.marker) {
      tags ??= new TagFinder(text);
      tags.take(String.fromCharCode(foldOfUnit(unit)), at, open);
    }
    if (kind !== open) {
      if (isRun(open)) units[length++] = SPACE;
      open = kind;
    }
    if (kind === KIND.separator || kind === KIND.marker) continue;
    units[length++] = foldOfUnit(unit);
    if (kind === KIND.han) units[length++] = SPACE;
  }
  if (isRun(open)) units[length++] = SPACE;
  return toText(units, length) + tagsText(tags?.found.tokens);
}

/** In pieces, because a call takes only so many arguments. */
function toText(units: Uint16Array, length: number): string {
  let out = '';
  for (let from = 0; from < length; from += CHUNK) {
    out += Reflect.apply(String.fromCharCode, null, units.subarray(from, Math.min(from + CHUNK, length))) as string;
  }
  return out;
}
