/**
 * The words and phrases of one post with their weights, each once: lists for all posts, filled anew for each, and a table by
 * open addressing that finds a word again without making a string of it. Which words are worth it is decided by keywords.ts.
 */
import type { TokenTable } from './token-table.ts';

/** The number of a word that the model does not know: it is told by its units. */
export const UNKNOWN = -1;
const FREE = -1;

export class Candidates {
  count = 0;
  /** Tokens of its first mention, inclusive. */
  readonly firsts: Int32Array;
  readonly lasts: Int32Array;
  readonly #ids: Int32Array;
  readonly #scores: Float64Array;
  readonly #times: Int32Array;
  readonly #slots: Int32Array;
  #mask = 0;

  /** `most`: how many a post can have. */
  constructor(most: number) {
    this.firsts = new Int32Array(most);
    this.lasts = new Int32Array(most);
    this.#ids = new Int32Array(most);
    this.#scores = new Float64Array(most);
    this.#times = new Int32Array(most);
    this.#slots = new Int32Array(slotsFor(most));
  }

  /** Empties it for a post with at most so many. */
  begin(most: number): void {
    const size = slotsFor(most);
    this.count = 0;
    this.#mask = size - 1;
    this.#slots.fill(FREE, 0, size);
  }

  /** One mention: of a word by its number, or of what stands in the table from one token to another. */
  add(table: TokenTable, id: number, first: number, last: number, weight: number): void {
    let slot = (id === UNKNOWN ? hashOf(table, first, last) : Math.imul(id, 0x9e3779b1) >>> 15) & this.#mask;
    for (;;) {
      const known = this.#slots[slot] as number;
      if (known === FREE) break;
      if (this.#ids[known] === id && (id !== UNKNOWN || this.#isSame(table, known, first, last))) {
        const times = (this.#times[known] as number) + 1;
        this.#times[known] = times;
        // The more often a word has come, the less one time more says.
        this.#scores[known] = (this.#scores[known] as number) + weight / times;
        return;
      }
      slot = (slot + 1) & this.#mask;
    }
    const added = this.count++;
    this.#slots[slot] = added;
    this.#ids[added] = id;
    this.firsts[added] = first;
    this.lasts[added] = last;
    this.#scores[added] = weight;
    this.#times[added] = 1;
  }

  /** The one of the highest score, the first of several, or −1 when none is left; it is not answered again. */
  takeBest(): number {
    let best = -1;
    let score = 0;
    for (let at = 0; at < this.count; at++) {
      if ((this.#scores[at] as number) <= score) continue;
      best = at;
      score = this.#scores[at] as number;
    }
    if (best !== -1) this.#scores[best] = 0;
    return best;
  }

  #isSame({ units, froms, tos }: TokenTable, known: number, first: number, last: number): boolean {
    let other = froms[this.firsts[known] as number] as number;
    const from = froms[first] as number;
    const to = tos[last] as number;
    if ((tos[this.lasts[known] as number] as number) - other !== to - from) return false;
    for (let at = from; at < to; at++) if (units[at] !== units[other++]) return false;
    return true;
  }
}

/** Half of them stay free. */
function slotsFor(most: number): number {
  return 1 << (33 - Math.clz32(Math.max(1, most)));
}

function hashOf({ units, froms, tos }: TokenTable, first: number, last: number): number {
  const to = tos[last] as number;
  let hash = 0;
  for (let at = froms[first] as number; at < to; at++) hash = Math.imul(hash, 31) + (units[at] as number);
  return hash ^ (hash >>> 15);
}
