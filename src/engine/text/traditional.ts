/**
 * One character for all that are written alike in Simplified Chinese or in some region: 发, 發 and 髮; 台, 臺, 檯 and 颱; 為
 * and 爲. So a keyword finds a text whichever way either is written, and no reading has to be guessed from the context. The
 * one chosen is a Traditional one; it is for comparing, never for showing. docs/decisions/0011 has the figures.
 *
 * Only the character tables of opencc-js are imported (65 kB); its phrase tables are a megabyte and the browser would have
 * to load them too.
 */
// oxlint-disable-next-line typescript/triple-slash-reference -- the web compiles this file by import alone and would miss it
/// <reference path="./opencc-dictionaries.d.ts" />
import hongKongToStandard from 'opencc-js/dict/HKVariantsRev';
import simplifiedToStandard from 'opencc-js/dict/STCharacters';
import traditionalToSimplified from 'opencc-js/dict/TSCharacters';
import standardToTaiwan from 'opencc-js/dict/TWVariants';
import taiwanToStandard from 'opencc-js/dict/TWVariantsRev';

/** 係 is every second word of Cantonese: were it 系 too, every 今日係 would be 日系, and every 中文係 a 中文系. */
const APART = new Set('係');

let folded: ReadonlyMap<string, string> | undefined;

/** One character (a whole code point) as it is compared; itself where no table knows it. */
export function toTraditional(character: string): string {
  folded ??= buildTable();
  return folded.get(character) ?? character;
}

function buildTable(): ReadonlyMap<string, string> {
  const simplified = readTable(traditionalToSimplified);
  for (const character of APART) simplified.delete(character);
  const steps = [simplified, ...[simplifiedToStandard, hongKongToStandard, taiwanToStandard, standardToTaiwan].map(readTable)];
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
function readTable(table: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const line of table.split('|')) {
    const [from, ...targets] = line.split(' ');
    const to = targets[0];
    if (from && to && targets.length === 1 && from !== to && [...from].length === 1 && [...to].length === 1)
      entries.set(from, to);
  }
  return entries;
}
