/** A file as a stream of bytes, unpacked where its content is gzip, whatever its name says. Memory does not grow with the file. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

export interface Source {
  /** Bytes of the file on disk, for the time left. */
  size: number;
  /** Bytes of the file read so far. */
  read(): number;
  chunks: AsyncIterable<Buffer>;
}

const CHUNK = 256 * 1024;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** @throws where the file cannot be opened; the chunks throw where it cannot be read or unpacked to its end. */
export async function openSource(path: string): Promise<Source> {
  const { size, packed } = await look(path);
  const file = createReadStream(path, { highWaterMark: CHUNK });
  const chunks = packed ? unpack(file) : file;
  return { size, read: () => file.bytesRead, chunks };
}

async function look(path: string): Promise<{ size: number; packed: boolean }> {
  const handle = await open(path, 'r');
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new Error('not a file');
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return { size: stat.size, packed: bytesRead === GZIP.length && buffer.equals(GZIP) };
  } finally {
    await handle.close();
  }
}

async function* unpack(file: ReturnType<typeof createReadStream>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  file.once('error', (error) => gunzip.destroy(error));
  try {
    yield* file.pipe(gunzip);
  } finally {
    file.destroy();
  }
}
