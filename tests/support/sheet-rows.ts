/** Opens a spreadsheet again: the cells of one of its sheets. Reads the directory at the end of the archive, as programs do. */
import { crc32, inflateRawSync } from 'node:zlib';

type Value = string | number | null;

export function sheetRows(file: Buffer, sheet: string): Value[][] {
  const xml = entryOf(file, sheet).toString();
  const rows: Value[][] = [];
  for (const [, number, cells = ''] of xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)) {
    if (Number(number) !== rows.length + 1) throw new Error(`row ${number} follows ${rows.length}`);
    rows.push(valuesOf(cells));
  }
  return rows;
}

function valuesOf(cells: string): Value[] {
  const values: Value[] = [];
  for (const [, column = '', number, text] of cells.matchAll(
    /<c r="([A-Z]+)\d+"[^>]*>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs,
  )) {
    const at = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    while (values.length < at) values.push(null);
    values.push(number === undefined ? plain(text ?? '') : Number(number));
  }
  return values;
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#13;', '\r').replaceAll('&amp;', '&');
}

function entryOf(file: Buffer, wanted: string): Buffer {
  const entry = entriesOf(file).get(wanted);
  if (!entry) throw new Error(`no ${wanted}`);
  return entry;
}

/** All files of the archive, as text, by their names. */
export function sheetEntries(file: Buffer): [name: string, text: string][] {
  return [...entriesOf(file)].map(([name, content]) => [name, content.toString()]);
}

function entriesOf(file: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count--) {
    const [crc, packed, size] = [file.readUInt32LE(at + 16), file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
    const [length, offset] = [file.readUInt16LE(at + 28), file.readUInt32LE(at + 42)];
    const name = file.toString('utf8', at + 46, at + 46 + length);
    const start = offset + 30 + file.readUInt16LE(offset + 26);
    const content = inflateRawSync(file.subarray(start, start + packed));
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} is not what the archive says`);
    entries.set(name, content);
    at += 46 + length;
  }
  return entries;
}
