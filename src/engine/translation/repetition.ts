/** Whether a translation says the same over and over where its text does not, as models do that have lost their way. */

/** So many times, and so long together; a text that does it half as often may be translated so. */
const TIMES = 8;
const LENGTH = 20;
const SAME = /(.{1,40}?)\1{7,}/gsu;
const SAME_IN_TEXT = /(.{1,40}?)\1{3,}/su;
const SENTENCE = /[^.!?。！？\n]+/gu;
const SENTENCES = 4;
const SENTENCE_LENGTH = 12;

export function isRepetition(text: string, translated: string): boolean {
  if (timesOfOne(translated) >= SENTENCES && timesOfOne(translated) > 2 * timesOfOne(text)) return true;
  if (SAME_IN_TEXT.test(text)) return false;
  return [...translated.matchAll(SAME)].some(
    ([all, one = '']) => /\p{L}/u.test(one) && all.length >= LENGTH && all.length >= TIMES * one.length,
  );
}

/** How often the sentence comes that comes most often. */
function timesOfOne(text: string): number {
  const times = new Map<string, number>();
  for (const [sentence] of text.matchAll(SENTENCE)) {
    const said = sentence.trim().toLowerCase();
    if (said.length >= SENTENCE_LENGTH) times.set(said, (times.get(said) ?? 0) + 1);
  }
  return Math.max(1, ...times.values());
}
