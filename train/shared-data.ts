/** Where the texts and test sets are that models learn from and are judged by: `../shared/data`, or the folder SHARED_DATA. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

export const SHARED_DATA = process.env['SHARED_DATA'] ?? '../shared/data';

export function sharedFile(name: string): string {
  return path.join(SHARED_DATA, name);
}

/** The lines of a gzipped file there. */
export function linesOf(name: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(sharedFile(name)).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY });
}
