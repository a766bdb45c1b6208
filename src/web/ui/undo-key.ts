/** Ctrl+Z, or ⌘Z, for what the page offers to undo in a passing word: the newest first. In a field it undoes what was typed there. */

const offers: (() => void)[] = [];

/** Answers how to take the offer back. */
export function offerUndo(undo: () => void): () => void {
  if (offers.length === 0) window.addEventListener('keydown', press);
  offers.push(undo);
  return () => {
    const at = offers.indexOf(undo);
    if (at >= 0) offers.splice(at, 1);
    if (offers.length === 0) window.removeEventListener('keydown', press);
  };
}

const TYPED_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

function press(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isUndo || (event.target instanceof Element && event.target.closest(TYPED_IN))) return;
  event.preventDefault();
  offers.at(-1)?.();
}
