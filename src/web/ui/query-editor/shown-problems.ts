/**
 * Which problems of a query are shown while it is being written. What is wrong only because the word at the caret is not
 * finished yet waits for a pause; everything else is said at once, and after the pause everything is.
 */
import type { Problem } from '../../../engine/query/problems.ts';

/** An opener waits for its closer wherever the caret stands behind it. */
const UNFINISHED: ReadonlySet<Problem['code']> = new Set(['queryUnclosedGroup', 'queryUnclosedQuote', 'queryUnclosedExact']);

/** `caret` null: nobody is writing. */
export function shownProblems(problems: readonly Problem[], text: string, caret: number | null): readonly Problem[] {
  // Whether a text is required is for the form to say.
  if (text.trim() === '') return [];
  if (caret === null) return problems;
  return problems.filter((problem) => !isBeingWritten(problem, text, caret));
}

function isBeingWritten(problem: Problem, text: string, caret: number): boolean {
  if (UNFINISHED.has(problem.code)) return problem.start < caret;
  if (caret < problem.start) return false;
  // An operator at the very end has its other side still to come, also after the space behind it.
  return text.slice(problem.end, caret).trim() === '' && (caret <= problem.end || text.slice(caret).trim() === '');
}
