/**
 * A run of tokens, cut where scripts change: nobody but us says how words of two scripts part, so what has to stand side by
 * side in a post is asked of an API only within one script, and otherwise to be there.
 */
import { KIND, kindOfFolded } from '../text/characters.ts';
import { tokenise } from '../text/tokens.ts';
import { toTraditional } from '../text/traditional.ts';
import { formsOf } from './written-forms.ts';

export type RunPart =
  /** Chinese characters or kana in a row, each by the ways it is written. */
  | { type: 'han'; characters: (readonly string[])[] }
  | { type: 'words'; words: string[] }
  | { type: 'emoji'; emoji: string }
  /** No keyword of ours leads to it: what a made-up tree may hold. */
  | { type: 'unknown' };

/** `spelled`: the Chinese characters are as somebody wrote them, and have to be so in a post. */
export function runParts(tokens: readonly string[], spelled = false): RunPart[] {
  const parts: RunPart[] = [];
  for (const token of tokens) {
    const part = partOf(token, spelled);
    const before = parts.at(-1);
    if (part.type === 'han' && before?.type === 'han') before.characters.push(...part.characters);
    else if (part.type === 'words' && before?.type === 'words') before.words.push(...part.words);
    else parts.push(part);
  }
  return parts;
}

const WORD = /^[\p{L}\p{N}\p{M}]+$/u;
const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{RI}/u;
const PICTURES = /^(?:\p{Extended_Pictographic}|\p{Emoji_Presentation}|\p{RI}|\u200d|\ufe0f|[\u{e0020}-\u{e007f}])+$/u;
const KEYCAP = /^[0-9#*]\ufe0f?\u20e3$/u;

/** Only what is known to hold no sign of a grammar gets into a query. */
function partOf(token: string, spelled: boolean): RunPart {
  if (isHan(token)) return { type: 'han', characters: [spelled ? [token] : formsOf(token)] };
  const isEmoji = KEYCAP.test(token) || (PICTURE.test(token) && PICTURES.test(token));
  if (isEmoji) return { type: 'emoji', emoji: token };
  return WORD.test(token) ? { type: 'words', words: [token] } : { type: 'unknown' };
}

function isHan(token: string): boolean {
  return [...token].length === 1 && kindOfFolded(token) === KIND.han;
}

/** The tokens of a text, but Chinese characters as they are written there. */
export function spelledTokens(text: string): string[] {
  const { tokens, starts, ends } = tokenise(text);
  return tokens.map((token, at) => {
    if (!isHan(token)) return token;
    const written = [...text.slice(starts[at], ends[at]).normalize('NFKC')].filter(isHan);
    // Those of one sign (㍿) share its place.
    const nth = at - starts.indexOf(starts[at] as number);
    const character = written[nth] ?? token;
    return toTraditional(character) === token ? character : token;
  });
}
