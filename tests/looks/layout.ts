/** Where each small picture has its place on a sheet: side by side, in rows of equal pictures' width, all of one row under another. */
export interface Size {
  name: string;
  width: number;
  height: number;
}

export interface Place extends Size {
  left: number;
  top: number;
}

export interface Layout {
  width: number;
  height: number;
  places: Place[];
}

/** `column`: the width of the widest; `step`: what places are whole multiples of, `gap`: what is left free above each. */
export function layOut(
  pictures: readonly Size[],
  { columns, column, step = 1, gap = 0 }: { columns: number; column: number; step?: number; gap?: number },
): Layout {
  const up = (length: number) => Math.ceil(length / step) * step;
  const places: Place[] = [];
  let top = 0;
  for (let first = 0; first < pictures.length; first += columns) {
    const row = pictures.slice(first, first + columns);
    for (const [at, picture] of row.entries()) places.push({ ...picture, left: at * up(column), top: top + gap });
    top += up(Math.max(...row.map(({ height }) => height)) + gap);
  }
  return { width: columns * up(column), height: top, places };
}
