/**
 * Global set-up of all projects: the seed with which properties are tried. It is the same in every run, so that none fails by
 * luck; FC_SEED (an integer of 32 bits) tries others.
 */
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    propertySeed: number;
  }
}

const USUAL = 20_260_310;

export function setup(project: TestProject): void {
  const seed = Number(process.env['FC_SEED'] ?? USUAL);
  if ((seed | 0) !== seed) throw new Error(`FC_SEED is no integer of 32 bits: ${process.env['FC_SEED']}`);
  process.stdout.write(`properties are tried with FC_SEED=${seed}\n`);
  project.provide('propertySeed', seed);
}
