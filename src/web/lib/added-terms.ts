/** What stands in a query and not in the words it was made from: whoever reads the query sees what somebody else has put there. */

import { print } from '../../engine/query/print.ts';
import { hashtagText, readTerm } from '../../engine/query/read-term.ts';
import { childrenOf, type SyntaxNode, type SyntaxTerm } from '../../engine/query/syntax.ts';
import { tokenise } from '../../engine/text/tokens.ts';

/** Each once, as it is written, in the order of the query. Languages and media types are none: nobody writes their codes. */
export function addedTerms(words: string, tree: SyntaxNode): string[] {
  const { tokens, tags } = tokenise(words);
  const added = new Set<string>();
  visit(tree, (term, field) => {
    const text = field === 'hashtag' ? hashtagText(term.text) : term.text;
    const { isTag, tags: wanted, words: run } = readTerm(text);
    const isThere = isTag ? tags.tokens.includes(wanted[0] ?? '') : holdsRun(tokens, run, term.prefix);
    if (!isThere) added.add(field === null || field === 'title' ? print(term) : `${field}:${print(term)}`);
  });
  return [...added];
}

function visit(node: SyntaxNode, see: (term: SyntaxTerm, field: string | null) => void, field: string | null = null): void {
  if (node.type === 'word' || node.type === 'phrase' || node.type === 'exact') {
    see(node, field);
    return;
  }
  const within = node.type === 'field' ? node.field : field;
  if (within === 'lang' || within === 'source') return;
  for (const child of childrenOf(node)) visit(child, see, within);
}

function holdsRun(tokens: readonly string[], run: readonly string[], prefix: boolean): boolean {
  if (run.length === 0) return true;
  return tokens.some((_, at) =>
    run.every((token, step) => {
      const found = tokens[at + step];
      return prefix && step === run.length - 1 ? found?.startsWith(token) : found === token;
    }),
  );
}
