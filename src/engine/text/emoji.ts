/**
 * Finds one emoji as people see it: with its skin tone, joined by zero-width joiners, flags, keycaps. By the grammar
 * of Unicode's emoji sequences rather than a list, so a sequence newer than the running engine is still one token.
 */
const PICTURE = '(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic})\\ufe0f?\\p{Emoji_Modifier}?[\\u{e0020}-\\u{e007f}]*';
const SEQUENCE = new RegExp(`\\p{RI}\\p{RI}?|[0-9#*]\\ufe0f?\\u20e3|${PICTURE}(?:\\u200d${PICTURE})*`, 'uy');
const START = /[\p{Emoji_Presentation}\p{Extended_Pictographic}]/u;
const COLOURED = /^\p{Emoji_Presentation}$/u;

/** Whether an emoji can begin with this character (keycaps apart, which begin with what is plain text elsewhere). */
export function isEmojiStart(character: string): boolean {
  return START.test(character);
}

/** The end of the emoji at `start`, or `start` where there is none. */
export function emojiEnd(text: string, start: number): number {
  SEQUENCE.lastIndex = start;
  const found = SEQUENCE.exec(text)?.[0];
  return found === undefined || isText(found) ? start : start + found.length;
}

/** The form in which an emoji is compared: ❤ and ❤️ are the same, but ℹ️ without its selector would be a letter. */
export function foldEmoji(sequence: string): string {
  const bare = sequence.replaceAll('\ufe0f', '');
  return isText(bare) ? sequence : bare;
}

/** ™, ©, ℹ and the like are emoji only when something asks for the picture; alone they are signs in a text. */
function isText(found: string): boolean {
  if (found.length > 2 || COLOURED.test(found) || found.endsWith('\ufe0f')) return false;
  return found === '©' || found === '®' || found.normalize('NFKC') !== found;
}
