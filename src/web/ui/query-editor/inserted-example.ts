/** An example of the help, written into the query at the caret, apart from the words beside it. */
import type { TextEdit } from './typed-pair.ts';

interface Field {
  value: string;
  selectionStart: number;
  selectionEnd: number;
}

export function insertedExample({ value, selectionStart: start, selectionEnd: end }: Field, example: string): TextEdit {
  const before = /(?:^|[\s(（])$/.test(value.slice(0, start)) ? '' : ' ';
  const after = /^(?:$|[\s)）])/.test(value.slice(end)) ? '' : ' ';
  const caret = start + before.length + example.length;
  return { start, end, text: before + example + after, select: [caret, caret] };
}
