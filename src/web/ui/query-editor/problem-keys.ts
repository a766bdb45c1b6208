/** The keys that go to a problem (F8) or mend the one at the caret (Alt+Enter, Ctrl+.), and what they mean at this moment. */
import type { Fix, Problem } from '../../../engine/query/problems.ts';
import { fixesOf } from './fixes-of.ts';

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  currentTarget: { selectionStart: number; selectionEnd: number };
}

export function problemForKey(
  event: Pressed,
  problems: readonly Problem[],
  text: string,
): { fix: Fix } | { problem: Problem } | undefined {
  const { selectionStart: start, selectionEnd: end } = event.currentTarget;
  if (event.key === 'F8') {
    const problem = event.shiftKey ? previous(problems, start) : next(problems, start, end);
    return problem && { problem };
  }
  if (!(event.altKey && event.key === 'Enter') && !(event.ctrlKey && event.key === '.')) return undefined;
  const here = problems.filter((problem) => problem.start <= end && start <= problem.end);
  const [fix] = here.flatMap((problem) => fixesOf(problem, text));
  return fix && { fix };
}

/** Behind the one that is selected, and after the last the first again. */
function next(problems: readonly Problem[], start: number, end: number): Problem | undefined {
  const selected = problems.findIndex((problem) => problem.start === start && problem.end === end);
  if (selected >= 0) return problems[(selected + 1) % problems.length];
  return problems.find((problem) => problem.start >= end) ?? problems[0];
}

function previous(problems: readonly Problem[], start: number): Problem | undefined {
  return problems.findLast((problem) => problem.start < start) ?? problems.at(-1);
}
