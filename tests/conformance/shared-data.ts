/**
 * Public test suites are read where they lie and never copied: beside the project in `../shared/data`, or where the
 * environment variable SHARED_DATA says. Without them every file here is skipped.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = process.env['SHARED_DATA'] ?? '../shared/data';

export const isSharedData = existsSync(FOLDER);

export function sharedFolder(...names: string[]): string {
  return path.join(FOLDER, ...names);
}

export function readShared(...names: string[]): string {
  return readFileSync(sharedFolder(...names), 'utf8');
}

/** Global set-up of the project `conformance`. */
export function setup(): void {
  if (!isSharedData) process.stdout.write(`skipped: no ${FOLDER}\n`);
}
