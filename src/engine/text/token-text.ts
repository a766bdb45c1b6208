/**
 * The tokens of a post as one string: every token between single spaces, a boundary between title and content, so that
 * a run of tokens occurs exactly where ` a b c ` is found in it and none spans both fields. It is what is stored, matched
 * and scored; an import spends its time here, hence one pass over the units of ordinary text with tables only.
 */
import { foldOfUnit, isRun, KIND, type Kind, kindOfUnit } from './characters.ts';
import { tokenise } from './tokens.ts';

/** Stands between title and content; no token ever contains it. */
export const BOUNDARY = '\u0001';

/** ` t1 t2 \u0001 c1 c2 `. */
export function tokenText(title: string | null | undefined, content: string | null | undefined): string {
  return ` ${fieldText(title)}${BOUNDARY} ${fieldText(content)}`;
}

/** A run of tokens as it is looked for in a token text. */
export function phraseText(tokens: readonly string[]): string {
  return ` ${tokens.join(' ')} `;
}

/** Each token followed by one space. */
function fieldText(text: string | null | undefined): string {
  if (!text) return '';
  return (
    plainText(text) ??
    tokenise(text)
      .tokens.map((token) => `${token} `)
      .join('')
  );
}

/** undefined as soon as a unit turns up that cannot be judged alone. */
function plainText(text: string): string | undefined {
  let out = '';
  let open: Kind = KIND.separator;
  let marker = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const kind = kindOfUnit(unit);
    if (kind === KIND.complex) return undefined;
    if (kind !== open) {
      if (isRun(open)) out += ' ';
      open = kind;
    }
    if (kind === KIND.separator) {
      marker = '';
    } else if (kind === KIND.marker) {
      marker = `${foldOfUnit(unit)} `;
    } else {
      out += marker + foldOfUnit(unit);
      if (kind === KIND.han) out += ' ';
      marker = '';
    }
  }
  return isRun(open) ? `${out} ` : out;
}
