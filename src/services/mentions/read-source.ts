/**
 * A file as a stream of bytes, unpacked where its content is gzip, whatever its name says. Memory does not grow with the
 * file.
 */
import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
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
  let file: ReadStream | null = null;

  /** Opened with the first chunk, so that a run over thousands of files holds one open. */
  async function* chunks(): AsyncGenerator<Buffer> {
    file = createReadStream(path, { highWaterMark: CHUNK });
    const opened = file;
    try {
      yield* packed ? unpack(opened) : opened;
    } finally {
      opened.destroy();
    }
  }
  return { size, read: () => file?.bytesRead ?? 0, chunks: chunks() };
}

async function look(path: string): Promise<{ size: number; packed: boolean }> {
  // Before it is opened: opening a pipe waits for whoever writes into it, and no signal ends that.
  const found = await stat(path);
  if (!found.isFile()) throw new Error('it is not a file');
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return { size: found.size, packed: bytesRead === GZIP.length && buffer.equals(GZIP) };
  } finally {
    await handle.close();
  }
}

function unpack(file: ReadStream): AsyncIterable<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  file.once('error', (error) => gunzip.destroy(error));
  return file.pipe(gunzip);
}
