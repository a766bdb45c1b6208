/** The learned models that ship with the program, as bytes; the engine reads them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './package-root.ts';

const FILES = { language: 'weights.bin', sentiment: 'weights.bin', segmenter: 'words.bin' } as const;

export function readModelFile(name: keyof typeof FILES): Uint8Array {
  return readFileSync(path.join(packageRoot(), 'models', name, FILES[name]));
}
