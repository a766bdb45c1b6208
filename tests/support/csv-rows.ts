/** Reads a CSV file as RFC 4180 has it: each row by the names of its columns. For tests of files that we write. */
export function csvRows(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const body = text.replace(/^\uFEFF/, '');
  while (cells.lastIndex < body.length) {
    const cell = cells.exec(body);
    if (!cell) throw new Error(`no CSV at ${JSON.stringify(body.slice(cells.lastIndex, cells.lastIndex + 50))}`);
    row.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '');
    if (cell[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  const [names = [], ...given] = rows;
  return given.map((values) => {
    if (values.length !== names.length) throw new Error(`${values.length} cells below ${names.length} names`);
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
  });
}
