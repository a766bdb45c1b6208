/**
 * The document's side of the filter: extracts the terms of a document and looks them up in the index of queries, those of
 * its words always, others only where queries have terms of that kind.
 */
import type { QueryDocument } from '../query/document.ts';
import { type AttributeVisitor, visitLanguages, visitSites, visitSource } from './attributes.ts';
import { DocumentTerms } from './document-terms.ts';
import { SEEDS } from './hashing.ts';
import type { QueryIndex } from './query-index.ts';
import type { TermFrequencies } from './term-frequencies.ts';

export class DocumentReader {
  readonly words = new DocumentTerms(SEEDS.words);
  readonly #author = new DocumentTerms(SEEDS.author);
  readonly #index: QueryIndex;
  readonly #lookUp: AttributeVisitor;

  constructor(index: QueryIndex) {
    this.#index = index;
    this.#lookUp = (key, kind, value, range) => index.lookUpAttribute(key, kind, value, range);
  }

  /** Afterwards the index holds the candidates. */
  read(document: QueryDocument): void {
    const index = this.#index;
    index.begin();
    this.words.read(document.tokens);
    index.lookUp(this.words, 'words');
    if (index.hasAny('author')) {
      this.#author.read(document.authorTokens);
      index.lookUp(this.#author, 'author');
    }
    if (index.hasAny('site')) visitSites(document, this.#lookUp);
    if (index.hasAny('language')) visitLanguages(document, this.#lookUp);
    if (index.hasAny('source')) visitSource(document, this.#lookUp);
  }

  /** Counts the terms of the document that was read last. */
  count(frequencies: TermFrequencies, document: QueryDocument): void {
    const attributes: number[] = [];
    const note: AttributeVisitor = (key) => attributes.push(key);
    visitSites(document, note);
    visitLanguages(document, note);
    visitSource(document, note);
    this.#author.read(document.authorTokens);
    frequencies.count([this.words, this.#author], attributes);
  }
}
