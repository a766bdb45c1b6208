/** A query of another language on its way to ours, as a person goes it: one fix-it after the other. */
import { hasErrors, parse } from '../../src/engine/query/parse.ts';
import { applyFix, type Fix, type Problem } from '../../src/engine/query/problems.ts';
import type { SyntaxNode } from '../../src/engine/query/syntax.ts';

export interface Mended {
  text: string;
  /** null where errors remain that nothing offers to mend. */
  tree: SyntaxNode | null;
  /** The codes of what was mended. */
  mended: Problem['code'][];
}

/** The first fix that is offered; between two words without an operator the one named by `between`. */
export function mended(query: string, between: 'and' | 'or'): Mended {
  const codes: Problem['code'][] = [];
  let text = query;
  // Each fix takes away one error at least; a query of this length holds no more of them.
  for (let round = 0; round <= query.length; round++) {
    const parsed = parse(text);
    if (!hasErrors(parsed)) return { text, tree: parsed.tree, mended: codes };
    const problem = parsed.problems.find(({ severity, fixes }) => severity === 'error' && fixes.length > 0);
    const isGap = problem?.code === 'queryMissingOperator';
    const fix: Fix | undefined = (isGap && problem.fixes.find(({ kind }) => kind === between)) || problem?.fixes[0];
    if (!problem || !fix) break;
    codes.push(problem.code);
    text = applyFix(text, fix);
  }
  return { text, tree: null, mended: codes };
}
