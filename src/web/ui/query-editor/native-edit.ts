/**
 * Changes the text of a field so that the browser's own undo takes it back. `insertText` is the one way there is: it is
 * marked as deprecated and every browser keeps it, because nothing has replaced it for text fields.
 */
import type { TextEdit } from './typed-pair.ts';

export function editText(field: HTMLTextAreaElement, edit: TextEdit): void {
  field.focus();
  field.setSelectionRange(edit.start, edit.end);
  // Typing over what stands there already only moves the caret: nothing for undo to take back.
  const same = field.value.slice(edit.start, edit.end) === edit.text;
  if (!same && !document.execCommand(edit.text === '' ? 'delete' : 'insertText', false, edit.text)) {
    field.setRangeText(edit.text, edit.start, edit.end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.select[0], edit.select[1]);
}

/** From one text to another by replacing what lies between their common beginning and end: one step of undo. */
export function editBetween(from: string, to: string): TextEdit {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start += 1;
  let tail = 0;
  while (tail < most - start && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail += 1;
  const end = to.length - tail;
  return { start, end: from.length - tail, text: to.slice(start, end), select: [end, end] };
}
