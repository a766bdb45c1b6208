/**
 * A ZIP archive written from front to end, in the memory of one piece: sizes and check sums follow what they are of. Up to 4 GB, as
 * the format has it without its extensions. Source: APPNOTE.TXT 6.3 of PKWARE, sections 4.3.7 to 4.3.16.
 */
import { Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

const VERSION = 20;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, the first day there is: the same content gives the same bytes. */
const DAY = 0x21;

/** Bytes that a field of four can tell. */
const MOST = 0xffff_ffff;

export class ZipTooLarge extends Error {
  override readonly name = 'ZipTooLarge';
}

interface Written {
  name: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

/** Throws ZipTooLarge where the content of an entry, or the archive, comes to more than `most` bytes. */
export async function* zipFile(entries: readonly ZipEntry[], most = MOST): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), offset, crc: 0, packed: 0, size: 0 };
    const head = Buffer.concat([fields([4, 0x04034b50], ...facts(entry), [2, 0]), entry.name]);
    yield head;
    for await (const bytes of packed(content, entry, most)) yield bytes;
    const tail = fields([4, 0x08074b50], [4, entry.crc], [4, entry.packed], [4, entry.size]);
    yield tail;
    offset += head.length + entry.packed + tail.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.flatMap((entry) => [listed(entry), entry.name]));
  yield directory;
  const count = written.length;
  yield fields([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]);
}

async function* packed(content: ZipEntry['content'], entry: Written, most: number): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (entry.size > most || entry.offset + entry.packed > most) throw new ZipTooLarge(`more than ${most} bytes`);
      yield bytes;
    }
  }
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  const source = Readable.from(counted(), { objectMode: false });
  source.on('error', (error) => deflate.destroy(error));
  try {
    for await (const bytes of source.pipe(deflate)) {
      entry.packed += (bytes as Buffer).length;
      yield bytes as Buffer;
    }
  } finally {
    source.destroy();
  }
}

/** Of both heads: what begins with the version and ends with the length of the name. */
function facts({ crc, packed: length, size, name }: Written): Field[] {
  return [
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, DAY],
    [4, crc],
    [4, length],
    [4, size],
    [2, name.length],
  ];
}

function listed(entry: Written): Buffer {
  return fields([4, 0x02014b50], [2, VERSION], ...facts(entry), [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]);
}

type Field = [bytes: 2 | 4, value: number];

function fields(...given: Field[]): Buffer {
  const buffer = Buffer.alloc(given.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of given) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
