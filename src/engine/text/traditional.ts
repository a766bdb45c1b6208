/**
 * Simplified characters folded onto Traditional ones, and the regional spellings of Traditional (台/臺, 為/爲, 裏/裡)
 * onto one of them, so that a keyword finds a text whichever way either is written. Character by character: it does
 * not choose between readings by context (发 is always 發), and is for comparing, never for showing.
 *
 * Only the character tables of opencc-js are imported (35 kB); its phrase tables are a megabyte and the browser
 * would have to load them too.
 */
// oxlint-disable-next-line typescript/triple-slash-reference -- the web compiles this file by import alone and would miss it
/// <reference path="./opencc-dictionaries.d.ts" />
import hongKongToStandard from 'opencc-js/dict/HKVariantsRev';
import simplifiedToStandard from 'opencc-js/dict/STCharacters';
import standardToTaiwan from 'opencc-js/dict/TWVariants';
import taiwanToStandard from 'opencc-js/dict/TWVariantsRev';

let folded: ReadonlyMap<string, string> | undefined;

/** One character (a whole code point) as it is compared; itself where no table knows it. */
export function toTraditional(character: string): string {
  folded ??= buildTable();
  return folded.get(character) ?? character;
}

function buildTable(): ReadonlyMap<string, string> {
  const steps = [simplifiedToStandard, hongKongToStandard, taiwanToStandard, standardToTaiwan].map(readTable);
  const known = new Set(steps.flatMap((step) => [...step.keys(), ...step.values()]));
  const table = new Map<string, string>();
  for (const character of known) {
    const target = settle(character, steps);
    if (target !== character) table.set(character, target);
  }
  return table;
}

/** A few characters chain (苎 → 苧 → 薴): go on until nothing changes, so that folding twice is folding once. */
function settle(character: string, steps: readonly ReadonlyMap<string, string>[]): string {
  let current = character;
  for (let round = 0; round < 4; round++) {
    const next = steps.reduce((form, step) => step.get(form) ?? form, current);
    if (next === current) return current;
    current = next;
  }
  return current;
}

/** Entries of more than one character, or that point at themselves, say nothing about single characters. */
function readTable(table: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const line of table.split('|')) {
    const [from, ...targets] = line.split(' ');
    const to = targets[0];
    if (from && to && targets.length === 1 && from !== to && [...from].length === 1 && [...to].length === 1)
      entries.set(from, to);
  }
  return entries;
}
