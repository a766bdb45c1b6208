/** A clock that tests set while a process runs by it: how far it is from the true one stands in a file, in milliseconds. */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clockModule } from '../support/clock-module.ts';

export interface ClockFile {
  /** For the environment of a process that goes by it. */
  nodeOptions: string;
  set(aheadMs: number): void;
}

export function clockFile(folder: string): ClockFile {
  const file = path.join(folder, 'clock');
  const set = (aheadMs: number) => {
    // At once: half a number is another one.
    writeFileSync(`${file}.new`, String(aheadMs));
    renameSync(`${file}.new`, file);
  };
  set(0);
  const read = `Number(process.getBuiltinModule('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8'))`;
  return { nodeOptions: `--import=${clockModule(`Real.now() + ${read}`)}`, set };
}
