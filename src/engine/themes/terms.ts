/** A hashtag, handle, link, emoji or keyword of one post: how it is shown and by what it is counted. */
export interface Term {
  /** As the post writes it. */
  text: string;
  /** Folded as keywords are (engine/text/fold.ts): the same for every spelling that counts as one. */
  key: string;
}

/** Terms stand in the order of their first mention, each key once, at most `limit`. */
export function addTerm(terms: Term[], limit: number, text: string, key: string): void {
  if (terms.length >= limit) return;
  for (const term of terms) if (term.key === key) return;
  terms.push({ text, key });
}
