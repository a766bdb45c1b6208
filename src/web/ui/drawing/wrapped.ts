/** A text on as many lines as it needs: broken between words, and within one only where that alone is too wide. */

export function wrapped(text: string, room: number, widthOf: (text: string) => number): string[] {
  const fits = (line: string) => widthOf(line.trimEnd()) <= room;
  const pieces = wordsOf(text).flatMap((word) =>
    fits(word) ? [word] : [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment),
  );
  const lines = [''];
  for (const piece of pieces) {
    const line = lines[lines.length - 1] ?? '';
    if (line === '' || fits(line + piece)) lines[lines.length - 1] = line + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

/** Blanks and punctuation stay with the word before them: no line begins with a comma. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  }
  return words;
}
