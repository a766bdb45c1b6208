/** A hashtag, handle, link, emoji or keyword of one post: how it is shown and by what it is counted. */
export interface Term {
  /** As the post writes it. */
  text: string;
  /** Folded as keywords are (engine/text/fold.ts): the same for every spelling that counts as one. */
  key: string;
}

/** Terms in the order of their first mention, each key once, at most `limit`. */
export class TermList {
  readonly terms: Term[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(text: string, key: string): void {
    if (this.terms.length < this.#limit && !this.terms.some((term) => term.key === key)) this.terms.push({ text, key });
  }
}
