/**
 * Text into the tokens that keywords are matched on, with the place of each in the original. One Han or kana character
 * is a token, a run of letters and digits is one (of any alphabet; Hangul runs apart), an emoji sequence is one; `#` and
 * `@` directly before any of the former are. Everything else separates. Tokens hold no space and no control character.
 *
 * It knows no words, languages or fields. `tokenText` gives the same tokens without places, faster.
 */
import { foldOfUnit, isRun, KIND, type Kind, kindOfFolded, kindOfUnit } from './characters.ts';
import { emojiEnd, foldEmoji } from './emoji.ts';
import { fold } from './fold.ts';

/** Parallel lists. Offsets are UTF-16 units of the original, end exclusive; the tokens of one sign (㍿) share its place. */
export interface Tokens {
  tokens: string[];
  starts: number[];
  ends: number[];
}

const HANGUL = '\\u1100-\\u11ff\\u3131-\\u318e\\ua960-\\ua97f\\uac00-\\ud7ff\\uffa0-\\uffdc';
const EXTENDS = '\\p{M}\\uff9e\\uff9f';
/** What normalisation may join: a character with its marks, or Hangul with the Hangul that follows. */
const CLUSTER = new RegExp(
  `[${HANGUL}](?:[${HANGUL}${EXTENDS}]|\\p{DI}+(?=[${HANGUL}${EXTENDS}]))*|.(?:[${EXTENDS}]|\\p{DI}+(?=[${EXTENDS}]))*`,
  'suy',
);
const IGNORABLE = /\p{DI}/u;
const ALL_IGNORABLE = /\p{DI}+/gu;

export function tokenise(text: string): Tokens {
  const collector = new Collector();
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const kind = kindOfUnit(unit);
    if (kind !== KIND.complex && (at + 1 === text.length || kindOfUnit(text.charCodeAt(at + 1)) !== KIND.complex)) {
      collector.add(kind, String.fromCharCode(foldOfUnit(unit)), at, at + 1);
      at += 1;
    } else {
      at = readCluster(text, at, collector);
    }
  }
  return collector.finish();
}

/** Reads what cannot be judged by one unit: an emoji, a zero-width character, or a character with all that normalisation may join to it. */
function readCluster(text: string, start: number, collector: Collector): number {
  const end = emojiEnd(text, start);
  if (end > start) {
    collector.addAlone(foldEmoji(text.slice(start, end)), start, end);
    return end;
  }
  CLUSTER.lastIndex = start;
  const cluster = CLUSTER.exec(text)?.[0] ?? text.charAt(start);
  const visible = IGNORABLE.test(cluster) ? cluster.replace(ALL_IGNORABLE, '') : cluster;
  for (const character of fold(visible)) collector.add(kindOfFolded(character), character, start, start + cluster.length);
  return start + cluster.length;
}

/** Joins folded characters into tokens. */
class Collector {
  readonly #found: Tokens = { tokens: [], starts: [], ends: [] };
  #run = '';
  #runKind: Kind = KIND.separator;
  #runStart = 0;
  #runEnd = 0;
  #marker = '';
  #markerStart = 0;
  #markerEnd = 0;

  add(kind: Kind, folded: string, start: number, end: number): void {
    if (kind === KIND.mark) this.#addMark(folded, end);
    else if (isRun(kind)) this.#addToRun(kind, folded, start, end);
    else if (kind === KIND.han) this.#addHan(folded, start, end);
    else this.#separate(kind === KIND.marker ? folded : '', start, end);
  }

  #addHan(folded: string, start: number, end: number): void {
    this.#endRun();
    this.#placeMarker();
    this.#push(folded, start, end);
  }

  #separate(marker: string, start: number, end: number): void {
    this.#endRun();
    this.#marker = marker;
    this.#markerStart = start;
    this.#markerEnd = end;
  }

  /** A token that neither joins a run nor carries a marker. */
  addAlone(token: string, start: number, end: number): void {
    this.#separate('', start, end);
    this.#push(token, start, end);
  }

  finish(): Tokens {
    this.#endRun();
    return this.#found;
  }

  #addToRun(kind: Kind, folded: string, start: number, end: number): void {
    if (kind !== this.#runKind) {
      this.#endRun();
      this.#placeMarker();
      this.#runKind = kind;
      this.#runStart = start;
    }
    this.#run += folded;
    this.#runEnd = end;
  }

  /** Marks without a letter before them are dropped. */
  #addMark(folded: string, end: number): void {
    if (this.#run === '') return;
    this.#run += folded;
    this.#runEnd = end;
  }

  #endRun(): void {
    if (this.#run !== '') this.#push(this.#run, this.#runStart, this.#runEnd);
    this.#run = '';
    this.#runKind = KIND.separator;
  }

  #placeMarker(): void {
    if (this.#marker !== '') this.#push(this.#marker, this.#markerStart, this.#markerEnd);
    this.#marker = '';
  }

  #push(token: string, start: number, end: number): void {
    this.#found.tokens.push(token);
    this.#found.starts.push(start);
    this.#found.ends.push(end);
  }
}
