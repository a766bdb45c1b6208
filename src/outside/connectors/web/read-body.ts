/** The bytes of an answer, as large as they may be and no larger, unpacked. */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from 'node:zlib';
import { SourceFailure } from '../source-failure.ts';

/** Bytes. */
export interface SizeLimits {
  /** As they come over the line. */
  received: number;
  /** Once unpacked. */
  unpacked: number;
}

/** What is asked for, and understood. */
export const ENCODINGS = 'gzip, deflate, br';

type Unpack = (packed: Uint8Array, options: ZlibOptions) => Promise<Uint8Array>;

const unpackGzip: Unpack = promisify<Uint8Array, ZlibOptions, Buffer>(gunzip);

const UNPACK: Readonly<Record<string, Unpack>> = {
  gzip: unpackGzip,
  'x-gzip': unpackGzip,
  br: promisify<Uint8Array, ZlibOptions, Buffer>(brotliDecompress),
  deflate: unpackDeflate,
};

/**
 * `encoding`: the header Content-Encoding. Memory holds what came and what was unpacked up to its limit, never more: unpacking
 * stops with the first byte beyond.
 * @throws SourceFailure 'unreadable' for what is too large or packed in an unknown way; 'unreachable' for what was cut off; and
 * whatever the body fails with
 */
export async function readBody(
  body: AsyncIterable<Uint8Array>,
  encoding: string | null,
  limits: SizeLimits,
  host: string,
): Promise<Uint8Array> {
  const packed = await received(body, limits.received, host);
  const name = encoding?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'identity' || packed.byteLength === 0) return within(packed, limits.unpacked, host);
  const unpack = Object.hasOwn(UNPACK, name) ? UNPACK[name] : undefined;
  if (!unpack) throw new SourceFailure('unreadable', `${host} packs its answer in a way that is not understood`);
  return unpacked(packed, unpack, limits, host);
}

/** What gzip begins with (RFC 1952, 2.3.1); no text does. */
const [GZIP_FIRST, GZIP_SECOND] = [0x1f, 0x8b];

/** A file that is packed by itself, beside what the header says of its way here: a sitemap of `.xml.gz`. @throws SourceFailure */
export async function unpackedFile(file: Uint8Array, limits: SizeLimits, host: string): Promise<Uint8Array> {
  const [first, second] = file;
  return first === GZIP_FIRST && second === GZIP_SECOND ? unpacked(file, unpackGzip, limits, host) : file;
}

async function unpacked(packed: Uint8Array, unpack: Unpack, limits: SizeLimits, host: string): Promise<Uint8Array> {
  try {
    return await unpack(packed, { maxOutputLength: limits.unpacked });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(host);
    // zlib's word for an end that comes too early.
    if (code === 'Z_BUF_ERROR') throw new SourceFailure('unreachable', `${host} broke off its answer`);
    throw new SourceFailure('unreadable', `${host} sent an answer that cannot be unpacked`);
  }
}

async function received(body: AsyncIterable<Uint8Array>, limit: number, host: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    // Leaving the loop destroys the body, and with it the connection.
    if (size > limit) throw tooLarge(host);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function within(bytes: Uint8Array, limit: number, host: string): Uint8Array {
  if (bytes.byteLength > limit) throw tooLarge(host);
  return bytes;
}

function tooLarge(host: string): SourceFailure {
  return new SourceFailure('unreadable', `${host} sent an answer that is too large to be read`);
}

/** "deflate" is meant to be wrapped by zlib, and often is not; a wrapped one says so in its first byte (RFC 1950: method 8). */
function unpackDeflate(packed: Uint8Array, options: ZlibOptions): Promise<Uint8Array> {
  const isWrapped = ((packed[0] ?? 0) & 0x0f) === 8;
  return promisify<Uint8Array, ZlibOptions, Buffer>(isWrapped ? inflate : inflateRaw)(packed, options);
}
