/**
 * Reads a token text once and collects its signs of sentiment: words of the lists with the degree, negation and turn around
 * them already worked in. It also counts tokens by script, so that the caller can tell whether the lists know the language.
 */
import { BOUNDARY, TAGS } from '../text/token-text.ts';
import { type Entry, type Lexicon, lexicon } from './lexicon.ts';

export interface Signs {
  /** Parallel: what each sign weighs, and the word that said it. */
  values: number[];
  words: string[];
  /** How many tokens are Han, kana, Latin, of any other script, and how many Latin ones belong to English words known here. */
  scripts: { han: number; kana: number; latin: number; other: number; english: number };
}

/** How many tokens a negation and a degree reach, and how far back a turn takes weight away. */
const NEGATION_REACH = 3;
const DEGREE_REACH = 2;
const TURN_REACH = 16;
const TURN_WEIGHT = 0.5;
/** "not good" is less bad than "bad"; "not bad" is less good than "good". */
const NEGATED_GOOD = -0.8;
const NEGATED_BAD = -0.5;

export function readSigns(tokens: string): Signs {
  const reader = new Reader(tokens, lexicon());
  return reader.read();
}

class Reader {
  readonly #signs: Signs = { values: [], words: [], scripts: { han: 0, kana: 0, latin: 0, other: 0, english: 0 } };
  readonly #places: number[] = [];
  /** Counted in tokens. */
  #at = 0;
  #negatedUntil = -1;
  #degree: Entry | undefined;
  #degreeUntil = -1;

  constructor(
    private readonly tokens: string,
    private readonly entries: Lexicon,
  ) {}

  read(): Signs {
    let space = 0;
    for (let next = this.tokens.indexOf(' ', 1); next !== -1; next = this.tokens.indexOf(' ', space + 1)) {
      const token = this.tokens.slice(space + 1, next);
      if (token === TAGS) {
        // The words of tags have been read among the others.
        space = this.#beforeBoundary(space);
        continue;
      }
      const entry = this.#entryAt(token, space);
      this.#countScript(token, entry);
      if (entry) this.#take(entry);
      if (token === BOUNDARY) this.#forget();
      this.#at += entry?.length ?? 1;
      space = entry ? space + entry.phrase.length - 1 : next;
    }
    this.#settleDegree();
    return this.#signs;
  }

  #beforeBoundary(space: number): number {
    const boundary = this.tokens.indexOf(BOUNDARY, space);
    return boundary === -1 ? this.tokens.length - 1 : boundary - 1;
  }

  #entryAt(token: string, space: number): Entry | undefined {
    const candidates = this.entries.get(token);
    if (!candidates) return undefined;
    for (const entry of candidates) if (this.tokens.startsWith(entry.phrase, space)) return entry;
    return undefined;
  }

  #take(entry: Entry): void {
    if (this.#degree && this.#at > this.#degreeUntil) this.#settleDegree();
    if (entry.degree !== 0) this.#holdDegree(entry);
    else if (entry.sign !== 0) this.#addSign(entry);
    if (entry.negates) this.#negatedUntil = this.#at + entry.length - 1 + NEGATION_REACH;
    if (entry.turns) this.#turn();
  }

  /** A degree that is a sign too (勁, 正) is one only where nothing follows that it could strengthen. */
  #holdDegree(entry: Entry): void {
    this.#settleDegree();
    this.#degree = entry;
    this.#degreeUntil = this.#at + entry.length - 1 + DEGREE_REACH;
    if (this.#at <= this.#negatedUntil) this.#negatedUntil += entry.length;
  }

  #settleDegree(): void {
    const held = this.#degree;
    this.#degree = undefined;
    if (held && held.sign !== 0) this.#addSign(held);
  }

  #addSign(entry: Entry): void {
    let value = entry.sign;
    if (this.#degree) value *= this.#degree.degree;
    this.#degree = undefined;
    if (this.#at <= this.#negatedUntil) {
      value *= value > 0 ? NEGATED_GOOD : NEGATED_BAD;
      this.#negatedUntil = -1;
    }
    this.#signs.values.push(value);
    this.#signs.words.push(entry.word);
    this.#places.push(this.#at);
  }

  #turn(): void {
    this.#forget();
    for (let index = this.#places.length - 1; index >= 0; index--) {
      if (this.#at - (this.#places[index] ?? 0) > TURN_REACH) break;
      this.#signs.values[index] = (this.#signs.values[index] ?? 0) * TURN_WEIGHT;
    }
  }

  #forget(): void {
    this.#settleDegree();
    this.#negatedUntil = -1;
  }

  #countScript(token: string, entry: Entry | undefined): void {
    const count = entry?.length ?? 1;
    const { scripts } = this.#signs;
    const unit = token.charCodeAt(0);
    if (unit >= 0x61 && unit < 0x250) {
      scripts.latin += count;
      if (entry) scripts.english += count;
    } else if (unit >= 0x3400 && unit < 0xa000) scripts.han += count;
    else if (unit >= 0x3041 && unit < 0x3100) scripts.kana += count;
    else if (unit >= 0x370 && unit < 0xd800 && !(unit >= 0x2000 && unit < 0x2e80)) scripts.other += count;
  }
}
