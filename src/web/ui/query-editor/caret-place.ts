/** Where a character of the text is on screen: the coloured layer has it where the field has it, and can be asked. */

export interface CaretPlace {
  left: number;
  top: number;
  bottom: number;
}

/** In pixels of the window; undefined while the layer does not show that character yet. */
export function caretPlace(layer: HTMLElement, at: number): CaretPlace | undefined {
  const texts = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (at < passed + length) {
      const range = document.createRange();
      range.setStart(node, at - passed);
      range.setEnd(node, at - passed + 1);
      // A character that begins a new line has a box at the end of the old one too.
      const box = [...range.getClientRects()].at(-1);
      return box && { left: box.left, top: box.top, bottom: box.bottom };
    }
    passed += length;
  }
  return undefined;
}
