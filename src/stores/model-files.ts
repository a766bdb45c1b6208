/** The learned models that ship with the program, as bytes; the engine reads them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './package-root.ts';

export function readModelFile(name: 'language' | 'sentiment'): Uint8Array {
  return readFileSync(path.join(packageRoot(), 'models', name, 'weights.bin'));
}
