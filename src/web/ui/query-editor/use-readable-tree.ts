/** What the sentence is made of: with a mistake in the making the query as it was before, with one that is shown nothing. */
import { useEffect, useRef } from 'react';
import { hasErrors, type Parsed } from '../../../engine/query/parse.ts';
import type { SyntaxNode } from '../../../engine/query/syntax.ts';

export function useReadableTree(parsed: Parsed, wrongShown: boolean): SyntaxNode | null {
  const last = useRef<SyntaxNode | null>(null);
  const wrong = hasErrors(parsed);
  useEffect(() => {
    if (!wrong || wrongShown) last.current = wrong ? null : parsed.tree;
  }, [parsed, wrong, wrongShown]);
  if (!wrong) return parsed.tree;
  return wrongShown ? null : last.current;
}
