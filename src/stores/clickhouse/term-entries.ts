/**
 * What the column `terms` of a post holds of a run of tokens: each token, and each pair of neighbours that are words. The
 * rule of what makes a pair is that of the column (migration 3).
 */

/** Entries that every post with this run has, the fewest that cover it. */
export function entriesOf(tokens: readonly string[]): string[] {
  const entries = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (next !== undefined && isPair(token, next)) return [`${token} ${next}`];
    const before = tokens[at - 1];
    return before !== undefined && isPair(before, token) ? [] : [token];
  });
  return [...new Set(entries)];
}

/** The one entry that a post has exactly when it has this run, if there is one. */
export function entryOf(tokens: readonly string[]): string | undefined {
  const [entry] = entriesOf(tokens);
  return entry === tokens.join(' ') ? entry : undefined;
}

export function isPair(token: string, next: string): boolean {
  return !standsApart(token) && !standsApart(next);
}

/** Hashtags, handles and keycap emoji. */
function standsApart(token: string): boolean {
  return token < '0' || token.startsWith('@');
}
