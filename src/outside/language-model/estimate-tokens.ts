/** How many tokens a text probably is, for budgets and for splitting: no model's own count, which only its endpoint knows. */

const OF_ONE_SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
/** English has about four letters to a token, JSON and other languages fewer. */
const LETTERS = 3;

/** A Chinese character is one token, three letters of an alphabet are one; rather too many than too few. */
export function estimateTokens(text: string): number {
  let signs = 0;
  let letters = 0;
  for (const sign of text) {
    if (OF_ONE_SIGN.test(sign)) signs += 1;
    else letters += sign.length;
  }
  return signs + Math.ceil(letters / LETTERS);
}
