/**
 * Text into the tokens that keywords are matched on, with the place of each in the original. One Han or kana character
 * is a token, a run of letters and digits is one (of any alphabet; Hangul runs apart), an emoji sequence is one.
 * Everything else separates. Hashtags and handles are listed apart, whole. Tokens hold no space and no control character.
 *
 * It knows no words, languages or fields. `tokenText` gives the same tokens without places, faster.
 */
import { isRun, KIND, type Kind } from './characters.ts';
import { type PieceSink, readPiece } from './pieces.ts';
import { addToken, TagFinder, type TokenList } from './tags.ts';

/** The tokens of one sign (㍿) share its place. */
export interface Tokens extends TokenList {
  /** In order, with their sign; their words stand among the other tokens too. */
  tags: TokenList;
}

export function tokenise(text: string): Tokens {
  const collector = new Collector(text);
  let at = 0;
  while (at < text.length) at = readPiece(text, at, collector);
  return collector.finish();
}

/** Joins folded characters into tokens. */
class Collector implements PieceSink {
  readonly #found: TokenList = { tokens: [], starts: [], ends: [] };
  readonly #tags: TagFinder;
  #run = '';
  #runKind: Kind = KIND.separator;
  #runStart = 0;
  #runEnd = 0;
  /** Of the last character that was no mark. */
  #last: Kind = KIND.separator;

  constructor(text: string) {
    this.#tags = new TagFinder(text);
  }

  add(kind: Kind, folded: string, start: number, end: number): void {
    if (kind === KIND.mark) {
      this.#addMark(folded, end);
      return;
    }
    if (isRun(kind)) this.#addToRun(kind, folded, start, end);
    else {
      this.#endRun();
      if (kind === KIND.han) addToken(this.#found, folded, start, end);
      else if (kind === KIND.marker) this.#tags.take(folded, start, this.#last);
    }
    this.#last = kind;
  }

  addEmoji(folded: string, start: number, end: number): void {
    this.#endRun();
    addToken(this.#found, folded, start, end);
    this.#last = KIND.separator;
  }

  finish(): Tokens {
    this.#endRun();
    return { ...this.#found, tags: this.#tags.found };
  }

  #addToRun(kind: Kind, folded: string, start: number, end: number): void {
    if (kind !== this.#runKind) {
      this.#endRun();
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
    if (this.#run !== '') addToken(this.#found, this.#run, this.#runStart, this.#runEnd);
    this.#run = '';
    this.#runKind = KIND.separator;
  }
}
