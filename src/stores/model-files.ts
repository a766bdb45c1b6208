/** The trained models that come with the package, as bytes; what is in them is the engine's. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './package-root.ts';

export function readModelFile(name: 'sentiment'): Uint8Array {
  return readFileSync(path.join(packageRoot(), 'models', name, 'weights.bin'));
}
