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

/** What a table has for a character. */
type Step = (character: string) => string | undefined;

/** Each entry with a line before it. */
const TABLES = [traditionalToSimplified, simplifiedToStandard, hongKongToStandard, taiwanToStandard, standardToTaiwan].map(
  (table) => `|${table}`,
);
const [SIMPLIFIED] = TABLES;
const searching: readonly Step[] = TABLES.map((table) => (character) => formIn(table, character));
/** After so many characters the tables are read, which takes as long as looking for them did: a first page shows fewer, an import all. */
const SEARCHED = 100;
let reading: readonly Step[] | undefined;
/** What was asked for before. */
const folded = new Map<string, string>();

/** One character (a whole code point) as it is compared; itself where no table knows it. */
export function toTraditional(character: string): string {
  const before = folded.get(character);
  if (before !== undefined) return before;
  if (folded.size >= SEARCHED) reading ??= TABLES.map(readTable);
  const target = settle(character, reading ?? searching);
  folded.set(character, target);
  return target;
}

/** A few characters chain (苎 → 苧 → 薴): go on until nothing changes, so that folding twice is folding once. */
function settle(character: string, steps: readonly Step[]): string {
  let current = character;
  for (let round = 0; round < 4; round++) {
    const next = steps.reduce((form, step) => step(form) ?? form, current);
    if (next === current) return current;
    current = next;
  }
  return current;
}

function readTable(table: string): Step {
  const entries = new Map<string, string>();
  for (const line of table.split('|')) {
    const gap = line.indexOf(' ');
    const [from, to] = [line.slice(0, Math.max(gap, 0)), line.slice(gap + 1)];
    if (isEntry(table, from, to)) entries.set(from, to);
  }
  return (character) => entries.get(character);
}

function formIn(table: string, from: string): string | undefined {
  const entry = `|${from} `;
  const at = table.indexOf(entry);
  if (at < 0) return undefined;
  const start = at + entry.length;
  const end = table.indexOf('|', start);
  const to = table.slice(start, end < 0 ? undefined : end);
  return isEntry(table, from, to) ? to : undefined;
}

/** Entries of more than one character, or that point at themselves, say nothing about single characters. */
function isEntry(table: string, from: string, to: string): boolean {
  const isApart = table === SIMPLIFIED && APART.has(from);
  return from !== to && !isApart && isOneCharacter(from) && isOneCharacter(to);
}

function isOneCharacter(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}
