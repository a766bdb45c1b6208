/**
 * Pictures of one look beside those that were accepted last: small ones on a sheet that is part of the project, packed each time in the
 * same way, so that packing alone makes no difference. What is there now is kept for whoever accepts it, and so is what the eye wants:
 * a sheet of each mode, and a list of changes for the page that scripts/looks.mjs writes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compare, type Difference, isTelling } from './compare.ts';
import type { Composer, Files } from './composer.ts';
import { type Layout, layOut, type Place } from './layout.ts';
import { type Look, MODES } from './people.ts';
import type { Picture } from './photographer.ts';

const ACCEPTED = fileURLToPath(new URL('../../docs/images/looks', import.meta.url));

/** Small: enough to see that an icon is gone, and four sheets of them are below five megabytes. */
const SMALL = { columns: 16, column: 144, most: 340 };
/** A JPEG packs each square of 16 pixels by itself; a WebP packs all others a little otherwise when one picture has changed. */
const PACKED = { quality: 0.6 } as const;

/** For the eye. */
const SEEN = { columns: 12, column: 300, most: 620 };
const SHOWN = { quality: 0.8, names: { size: 13 } } as const;

interface Given {
  composer: Composer;
  look: Look;
  folder: string;
}

export interface Change {
  name: string;
  kind: 'changed' | 'new' | 'gone';
  difference?: Difference;
  path?: string;
  /** On the accepted sheet. */
  was?: Place;
}

/** A line for each change. */
export async function changesOf(pictures: readonly Picture[], given: Given): Promise<string[]> {
  const { composer, look, folder } = given;
  const name = `${look.variant}-${look.language}`;
  const files: Files = new Map(pictures.map((picture) => [nameOf(picture), picture.path]));
  const layout = layOut(sizes(pictures, SMALL), { ...SMALL, step: 16 });
  mkdirSync(`${folder}/now`, { recursive: true });
  const packed = await composer.compose(layout, files, PACKED);
  writeFileSync(`${folder}/now/${name}.jpg`, packed);
  writeFileSync(`${folder}/now/${name}.json`, `${JSON.stringify(layout)}\n`);
  await writeSheets(pictures, files, given);
  const changes = await compared(pictures, files, given);
  writeFileSync(`${folder}/now/${name}-changes.json`, JSON.stringify(changes));
  return changes.map((change) => `${name}, ${change.name}: ${told(change)}`);
}

async function writeSheets(pictures: readonly Picture[], files: Files, { composer, look, folder }: Given): Promise<void> {
  for (const mode of MODES) {
    const some = sizes(
      pictures.filter((picture) => picture.mode === mode),
      SEEN,
    );
    const layout = layOut(some, { ...SEEN, column: SEEN.column + 12, gap: 28 });
    const sheet = await composer.compose(layout, files, SHOWN);
    writeFileSync(`${folder}/${look.variant}-${look.language}-${mode}.jpg`, sheet);
  }
}

async function compared(pictures: readonly Picture[], files: Files, { composer, look }: Given): Promise<Change[]> {
  const sheet = `${ACCEPTED}/${look.variant}-${look.language}`;
  if (!existsSync(`${sheet}.json`)) return [];
  const layout: Layout = JSON.parse(readFileSync(`${sheet}.json`, 'utf8'));
  const shared = layout.places.filter((place) => files.has(place.name));
  // Each in the place that it had: what a picture lends its neighbours in packing is the same then.
  const now = await composer.compose({ ...layout, places: shared }, files, PACKED);
  const accepted = await composer.read(readFileSync(`${sheet}.jpg`), shared);
  const fresh = await composer.read(now, shared);
  const heights = new Map(sizes(pictures, SMALL).map((size) => [size.name, size.height]));
  const changes: Change[] = [];
  for (const was of shared) {
    const [one, other] = [accepted.get(was.name), fresh.get(was.name)];
    if (!one || !other) continue;
    const height = Math.abs(was.height - (heights.get(was.name) ?? 0));
    const difference = { ...compare(one, other), height };
    const path = String(files.get(was.name));
    if (isTelling(difference)) changes.push({ name: was.name, kind: 'changed', difference, path, was });
  }
  const known = new Set(layout.places.map((place) => place.name));
  for (const [added, path] of files) if (!known.has(added)) changes.push({ name: added, kind: 'new', path: String(path) });
  for (const was of layout.places) if (!files.has(was.name)) changes.push({ name: was.name, kind: 'gone', was });
  return changes;
}

function nameOf({ name, mode, width }: Picture): string {
  return `${name}, ${mode}, ${width}`;
}

function sizes(pictures: readonly Picture[], { column, most }: { column: number; most: number }) {
  return pictures.map((picture) => {
    const height = Math.min(most, Math.round((picture.size.height * column) / picture.size.width));
    return { name: nameOf(picture), width: column, height };
  });
}

function told({ kind, difference }: Change): string {
  if (!difference) return kind === 'new' ? 'is new' : 'is gone';
  const { mean, worstBlock, height } = difference;
  return `looks different (on average ${mean.toFixed(1)}, worst block ${worstBlock.toFixed(0)}, height ${height})`;
}
