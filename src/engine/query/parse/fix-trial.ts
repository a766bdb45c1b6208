/** What has been reported as problems with the fixes that help: each is tried on the text before it is offered. */
import { applyFix, type Fix, type Problem } from '../problems.ts';
import { lex } from './lexer.ts';
import { readQuery } from './query.ts';
import type { Fixes, Report } from './report.ts';
import { openSource, type Source } from './source.ts';

/** By place; errors before warnings where both begin at one. `fixes` false: without any. */
export function problemsOf(source: Source, fixes: boolean): Problem[] {
  const trial = new Trial(source);
  // What must be mended comes first, in case the trials run out.
  const errorsFirst = source.report.drafts.toSorted((one, other) => order(one.problem) - order(other.problem));
  return errorsFirst
    .map(({ problem, propose, sure }) => ({ ...problem, fixes: propose && fixes ? trial.pass(problem, propose, sure) : [] }))
    .sort((one, other) => one.start - other.start);
}

function order({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}

/** Fixes that may be tried in one parse, and characters they may read together: help must not cost what typing can feel. */
const MOST_TRIALS = 24;
const FEWEST_TRIALS = 4;
const MOST_CHARACTERS = 16_000;

/** Offers only what really mends: each fix is applied and the text read again, which then has fewer errors. */
class Trial {
  readonly #source: Source;
  #left: number;

  constructor(source: Source) {
    this.#source = source;
    this.#left = Math.min(MOST_TRIALS, Math.max(FEWEST_TRIALS, Math.floor(MOST_CHARACTERS / (source.text.length + 1))));
  }

  pass(problem: Problem, propose: Fixes, sure: boolean): Fix[] {
    if (!sure && this.#left <= 0) return [];
    const proposed = propose().filter((fix) => fix !== null);
    if (sure) return proposed;
    const passed = new Map<string, Fix>();
    for (const fix of proposed) {
      const mended = applyFix(this.#source.text, fix);
      if (passed.has(mended) || this.#left <= 0) continue;
      this.#left -= 1;
      if (this.#mends(problem, mended)) passed.set(mended, fix);
    }
    return [...passed.values()];
  }

  #mends(problem: Problem, mended: string): boolean {
    const before = this.#source.report;
    const source = openSource(mended, lex(mended), this.#source.readings);
    readQuery(source);
    const after = source.report;
    if (problem.severity === 'error') return after.errors < before.errors;
    return after.errors <= before.errors && count(after, problem) < count(before, problem);
  }
}

function count(report: Report, { code }: Problem): number {
  return report.drafts.filter(({ problem }) => problem.code === code).length;
}
