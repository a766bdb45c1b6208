/**
 * A text that stands among ours, so that it turns nothing but itself: an Arabic name does not move the figure behind it, and a sign that turns
 * the direction of writing ends with the text that has it (Unicode Standard Annex 9, 2.4).
 */

/** Scripts from right to left, and the signs that turn. */
const TURNS = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]|\p{Bidi_Control}/u;
const [BEGIN, END] = ['\u2068', '\u2069'];

export function isolated(text: string): string {
  if (!TURNS.test(text)) return text;
  let open = 0;
  let unopened = 0;
  for (const sign of text) {
    if (/[\u2066-\u2068]/.test(sign)) open++;
    else if (sign === END && open > 0) open--;
    else if (sign === END) unopened++;
  }
  // It can end what we have begun, and leave open what it begins.
  return BEGIN.repeat(1 + unopened) + text + END.repeat(1 + open);
}
