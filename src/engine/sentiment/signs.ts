/**
 * Reads the tokens of a post once and collects its signs of sentiment: words of the lists with the degree, negation, turn
 * and emphasis around them already worked in. Marks the tokens that a negation reaches. The arrays are filled anew for every post.
 */
import { type Entry, type Lexicon, lexicon } from './lexicon.ts';
import { EXCLAMATION, QUESTION } from './punctuation.ts';
import { CAPITALS, ELONGATED, TOKEN, type TokenTable } from './token-table.ts';

/** How many tokens a negation and a degree reach, and how far back a turn takes weight away. */
const NEGATION_REACH = 3;
const DEGREE_REACH = 2;
const TURN_REACH = 16;
const TURN_WEIGHT = 0.5;
/** "not good" is less bad than "bad"; "not bad" is less good than "good". */
const NEGATED_GOOD = -0.8;
const NEGATED_BAD = -0.5;
const CAPITALS_WEIGHT = 1.3;
const ELONGATED_WEIGHT = 1.2;

export class Signs {
  count = 0;
  /** Parallel: what each sign weighs, where it begins and how many tokens it has. */
  values = new Float64Array(512);
  places = new Int32Array(512);
  lengths = new Uint8Array(512);
  /** Where each begins together with the negation that turned it: not before the end of the sign before it. */
  froms = new Int32Array(512);
  /** Per token: whether a negation reaches it. */
  negated = new Uint8Array(512);
  /** Place of the last turn, −1 where there is none. */
  turn = -1;
  negations = 0;
  exclamations = 0;
  questions = 0;
  capitals = 0;
  elongated = 0;
  /** Tokens that belong to English words of the lists. */
  english = 0;
  readonly #lexicon: Lexicon = lexicon();
  #negatedFrom = -1;
  #negatedUntil = -1;
  #degree: Entry | undefined;
  #degreeAt = 0;
  #degreeLength = 0;
  #degreeUntil = -1;
  #shouts = false;

  read(table: TokenTable): void {
    this.#begin(table);
    const { phrases, entries } = this.#lexicon;
    const { count, kinds, hashes, contentFrom } = table;
    for (let at = 0; at < count; ) {
      if (at === contentFrom) this.#forget();
      const kind = kinds[at] as number;
      if (kind >= TOKEN.mark) {
        this.#readSign(kind, hashes[at] as number, at);
        at++;
        continue;
      }
      const found = phrases.find(hashes, at, at < contentFrom ? contentFrom : count);
      const length = found === -1 ? 1 : phrases.length;
      this.#count(table, at, length, found !== -1);
      if (found !== -1) this.#take(entries[found] as Entry, at, length, table);
      at += length;
    }
    this.#settleDegree();
  }

  /** What is noted of every word, whether it is known or not. */
  #count({ flags, kinds }: TokenTable, at: number, length: number, isKnown: boolean): void {
    const first = flags[at] as number;
    if (first & CAPITALS) this.capitals++;
    if (first & ELONGATED) this.elongated++;
    if (isKnown && kinds[at] === TOKEN.word) this.english += length;
    if (this.#negatedUntil >= at) this.negated.fill(1, at, at + length);
  }

  #begin(table: TokenTable): void {
    if (this.negated.length < table.count) {
      this.negated = new Uint8Array(2 * table.count);
      this.values = new Float64Array(2 * table.count);
      this.places = new Int32Array(2 * table.count);
      this.lengths = new Uint8Array(2 * table.count);
      this.froms = new Int32Array(2 * table.count);
    } else this.negated.fill(0, 0, table.count);
    this.count = 0;
    this.turn = -1;
    this.negations = 0;
    this.exclamations = 0;
    this.questions = 0;
    this.capitals = 0;
    this.elongated = 0;
    this.english = 0;
    this.#negatedUntil = -1;
    this.#degree = undefined;
    this.#shouts = shouts(table);
  }

  #readSign(kind: number, hash: number, at: number): void {
    if (kind === TOKEN.mark) {
      if (hash === EXCLAMATION) this.exclamations++;
      else if (hash === QUESTION) this.questions++;
      this.#forget();
    } else if (kind === TOKEN.end) this.#forget();
    // "not smart, handsome" goes on, "no, it is great" does not.
    else if (kind === TOKEN.stop && this.#negatedFrom === at - 1) this.#forget();
  }

  #take(entry: Entry, at: number, length: number, table: TokenTable): void {
    if (entry.holdsNegation) this.negated.fill(1, at + 1, at + length);
    if (this.#degree && at > this.#degreeUntil) this.#settleDegree();
    if (entry.degree !== 0) this.#holdDegree(entry, at, length);
    else if (entry.sign !== 0) this.#addSign(entry.sign * this.#emphasis(table, at, length), at, length);
    if (entry.negates) {
      this.#negatedFrom = at + length - 1;
      this.#negatedUntil = this.#negatedFrom + NEGATION_REACH;
      this.negations++;
    }
    if (entry.turns) this.#turn(at);
  }

  #emphasis(table: TokenTable, at: number, length: number): number {
    const flags = table.flags[at + length - 1] as number;
    const capitals = flags & CAPITALS && !this.#shouts ? CAPITALS_WEIGHT : 1;
    return flags & ELONGATED ? capitals * ELONGATED_WEIGHT : capitals;
  }

  /** A degree that is a sign too (勁, 正) is one only where nothing follows that it could strengthen. */
  #holdDegree(entry: Entry, at: number, length: number): void {
    this.#settleDegree();
    this.#degree = entry;
    this.#degreeAt = at;
    this.#degreeLength = length;
    this.#degreeUntil = at + length - 1 + DEGREE_REACH;
    if (at <= this.#negatedUntil) this.#negatedUntil += length;
  }

  #settleDegree(): void {
    const held = this.#degree;
    this.#degree = undefined;
    if (held && held.sign !== 0) this.#addSign(held.sign, this.#degreeAt, this.#degreeLength);
  }

  #addSign(sign: number, at: number, length: number): void {
    let value = sign;
    if (this.#degree) value *= this.#degree.degree;
    this.#degree = undefined;
    let from = at;
    // A degree that turns out to be a sign may stand before the negation that came meanwhile.
    if (at > this.#negatedFrom && at <= this.#negatedUntil) {
      if (this.#lastEnd() <= this.#negatedFrom) from = this.#negatedFrom;
      // A negated complaint ends it: "not bad, great value". Negated praise may go on: "not smart, handsome".
      if (value < 0) this.#negatedUntil = -1;
      value *= value > 0 ? NEGATED_GOOD : NEGATED_BAD;
    }
    const index = this.count++;
    this.values[index] = value;
    this.places[index] = at;
    this.lengths[index] = length;
    this.froms[index] = from;
  }

  /** The token after the last sign. */
  #lastEnd(): number {
    if (this.count === 0) return 0;
    return (this.places[this.count - 1] as number) + (this.lengths[this.count - 1] as number);
  }

  #turn(at: number): void {
    this.#forget();
    this.turn = at;
    for (let index = this.count - 1; index >= 0; index--) {
      if (at - (this.places[index] as number) > TURN_REACH) break;
      this.values[index] = (this.values[index] as number) * TURN_WEIGHT;
    }
  }

  #forget(): void {
    this.#settleDegree();
    this.#negatedUntil = -1;
  }
}

/** Where everything is in capitals, capitals stress nothing. */
function shouts(table: TokenTable): boolean {
  let capitals = 0;
  for (let at = 0; at < table.count; at++) if ((table.flags[at] as number) & CAPITALS) capitals++;
  return capitals > 3 && 3 * capitals > 2 * table.latin;
}
