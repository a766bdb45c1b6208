/** Texts inside arrays of integers: their length, then two UTF-16 units to an integer. */

export function packedSize(text: string): number {
  return 1 + ((text.length + 1) >> 1);
}

export function sizeOfPacked(cells: Int32Array, at: number): number {
  return 1 + (((cells[at] as number) + 1) >> 1);
}

export function writeText(cells: Int32Array, at: number, text: string): void {
  cells[at] = text.length;
  for (let unit = 0; unit < text.length; unit += 2) {
    const second = unit + 1 < text.length ? text.charCodeAt(unit + 1) : 0;
    cells[at + 1 + (unit >> 1)] = text.charCodeAt(unit) | (second << 16);
  }
}

export function packText(text: string): number[] {
  const cells = new Int32Array(packedSize(text));
  writeText(cells, 0, text);
  return Array.from(cells);
}

/** Whether the packed text stands in `text` from there on. */
export function standsIn(cells: Int32Array, at: number, text: string, from: number): boolean {
  const end = from + (cells[at] as number);
  if (end > text.length) return false;
  for (let unit = from, cell = at + 1; unit < end; unit += 2, cell++) {
    const pair = cells[cell] as number;
    if ((pair & 0xffff) !== text.charCodeAt(unit)) return false;
    if (unit + 1 < end && pair >>> 16 !== text.charCodeAt(unit + 1)) return false;
  }
  return true;
}
