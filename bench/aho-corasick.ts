/**
 * The limit of matching: finds every occurrence of every phrase in one pass over a text (Aho and Corasick, 1975) and
 * knows nothing of AND, OR and NOT. The phrases are different from each other and not empty.
 */
import { DoubleArray, FALLBACK, FIELDS, REPORT } from './double-array.ts';

export interface PhraseScanner {
  /** Calls `hit` for each occurrence with the phrase's place in the list. */
  scan(text: string, hit: (phrase: number) => void): void;
  states: number;
}

/** A state while the automaton is built: the sorted phrases that begin with it. */
interface Range {
  state: number;
  from: number;
  to: number;
}

export function phraseScanner(phrases: readonly string[]): PhraseScanner {
  const order = Array.from(phrases.keys());
  order.sort((one, other) => ((phrases[one] as string) < (phrases[other] as string) ? -1 : 1));
  const sorted = order.map((place) => phrases[place] as string);
  const { codes, size } = alphabet(sorted);
  const array = new DoubleArray(4 * size + 1024);
  /** Of a phrase, what else ends where it ends: one more than the place of the next shorter one; 0 where none does. */
  const shorter = new Int32Array(phrases.length);
  let states = 1;

  function grow({ state, from, to }: Range, depth: number): Range[] {
    let begin = from;
    if (sorted[begin]?.length === depth) {
      const phrase = order[begin++] as number;
      shorter[phrase] = array.cells[FIELDS * state + REPORT] as number;
      array.cells[FIELDS * state + REPORT] = phrase + 1;
    }
    const children = split(sorted, { state, from: begin, to }, depth, codes);
    if (children.length === 0) return children;
    const base = array.place(
      state,
      children.map((child) => child.state).sort((one, other) => one - other),
    );
    states += children.length;
    return children.map((child) => ({ ...child, state: attach(state, base + child.state, child.state) }));
  }

  function attach(parent: number, state: number, code: number): number {
    const fallback = parent === 0 ? 0 : array.step(array.cells[FIELDS * parent + FALLBACK] as number, code);
    array.cells[FIELDS * state + FALLBACK] = fallback;
    array.cells[FIELDS * state + REPORT] = array.cells[FIELDS * fallback + REPORT] as number;
    return state;
  }

  // Level by level, so that whatever a state falls back to stands already.
  let level: Range[] = [{ state: 0, from: 0, to: sorted.length }];
  for (let depth = 0; level.length > 0; depth++) level = level.flatMap((range) => grow(range, depth));

  const { cells } = array;
  function scan(text: string, hit: (phrase: number) => void): void {
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      const code = codes[text.charCodeAt(at)] as number;
      state = code === 0 ? 0 : array.step(state, code);
      let report = cells[FIELDS * state + REPORT] as number;
      for (; report > 0; report = shorter[report - 1] as number) hit(report - 1);
    }
  }
  return { scan, states };
}

/** The parts of a range that go on alike; `state` is for now the code by which they go on. */
function split(sorted: readonly string[], { from, to }: Range, depth: number, codes: Uint16Array): Range[] {
  const parts: Range[] = [];
  for (let begin = from; begin < to; ) {
    const unit = (sorted[begin] as string).charCodeAt(depth);
    let end = begin + 1;
    while (end < to && (sorted[end] as string).charCodeAt(depth) === unit) end++;
    parts.push({ state: codes[unit] as number, from: begin, to: end });
    begin = end;
  }
  return parts;
}

/** Units that occur in phrases, the most frequent first, so that children of most states lie close together; 0: none. */
function alphabet(phrases: readonly string[]): { codes: Uint16Array; size: number } {
  const counts = new Uint32Array(65_536);
  for (const phrase of phrases) for (let at = 0; at < phrase.length; at++) (counts[phrase.charCodeAt(at)] as number)++;
  const used = Array.from(counts.keys()).filter((unit) => counts[unit] !== 0);
  used.sort((one, other) => (counts[other] as number) - (counts[one] as number));
  const codes = new Uint16Array(65_536);
  for (const [place, unit] of used.entries()) codes[unit] = place + 1;
  return { codes, size: used.length };
}
