/** Reads a post into calls: its words, and whatever else of it somebody waits for. */
import type { QueryDocument } from '../query/document.ts';
import type { Callers } from './callers.ts';
import { type FactVisitor, visitLanguages, visitSites, visitSource } from './facts.ts';
import type { Frequencies } from './frequencies.ts';
import { SEEDS } from './hashing.ts';
import { Reading } from './reading.ts';

export class PostReader {
  readonly words = new Reading(SEEDS.words);
  readonly #author = new Reading(SEEDS.author);
  readonly #callers: Callers;
  readonly #hear: FactVisitor;

  constructor(callers: Callers) {
    this.#callers = callers;
    this.#hear = (key, kind, value, range) => callers.hearFact(key, kind, value, range);
  }

  read(document: QueryDocument): void {
    const callers = this.#callers;
    callers.begin();
    this.words.read(document.tokens);
    callers.listen(this.words, 'words');
    if (callers.hasAny('author')) {
      this.#author.read(document.authorTokens);
      callers.listen(this.#author, 'author');
    }
    if (callers.hasAny('site')) visitSites(document, this.#hear);
    if (callers.hasAny('language')) visitLanguages(document, this.#hear);
    if (callers.hasAny('source')) visitSource(document, this.#hear);
  }

  /** What the post that was read last tells about how often things occur. */
  teach(frequencies: Frequencies, document: QueryDocument): void {
    const facts: number[] = [];
    const note: FactVisitor = (key) => facts.push(key);
    visitSites(document, note);
    visitLanguages(document, note);
    visitSource(document, note);
    this.#author.read(document.authorTokens);
    frequencies.learn([this.words, this.#author], facts);
  }
}
