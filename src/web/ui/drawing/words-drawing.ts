/** Words as large as they are frequent, in the order given, on lines about the middle. */
import { type WordSizes, wordSize } from '../word-size.ts';
import { type Drawing, type Pen, textMark } from './drawing.ts';

export interface Words {
  words: readonly { text: string; count: number }[];
  sizes: WordSizes;
}

interface Placed {
  text: string;
  size: number;
  width: number;
}

const WIDTH = 800;
const GAP = 16;
const WEIGHT = 600;
const LEADING = 1.3;

export function wordsDrawing({ words, sizes }: Words, { look, widthOf }: Pen): Drawing {
  const most = Math.max(1, ...words.map(({ count }) => count));
  const lines: Placed[][] = [];
  for (const { text, count } of words) {
    const wanted = wordSize(count / most, sizes);
    // One word alone may be wider than the picture.
    const size = wanted * Math.min(1, WIDTH / widthOf(text, wanted, WEIGHT));
    const word = { text, size, width: widthOf(text, size, WEIGHT) };
    const line = lines.at(-1);
    if (line && widthOfLine([...line, word]) <= WIDTH) line.push(word);
    else lines.push([word]);
  }
  let y = 0;
  const marks = lines.flatMap((line) => {
    const height = LEADING * Math.max(...line.map(({ size }) => size));
    let x = (WIDTH - widthOfLine(line)) / 2;
    const middle = y + height / 2;
    y += height;
    return line.map(({ text, size, width }) => {
      const mark = textMark({ x, y: middle, text, size, weight: WEIGHT, fill: look.text });
      x += width + GAP;
      return mark;
    });
  });
  return { width: WIDTH, height: y, marks: marks.join('') };
}

function widthOfLine(line: readonly Placed[]): number {
  return line.reduce((sum, { width }) => sum + width + GAP, -GAP);
}
