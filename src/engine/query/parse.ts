/**
 * A query text into its tree, with everything that is wrong with it and how that could be mended. It never throws, takes time
 * in proportion to the text, and goes on after a mistake, so that two mistakes are two problems and one is one. What it reads
 * into a text with errors is a guess for the editor; only a tree without errors means anything.
 *
 * Whether a text fits a plan is not checked here.
 */
import { LIMITS } from '../../contract/limits.ts';
import { readText } from './parse/level.ts';
import { lex } from './parse/lexer.ts';
import type { Fixes, Report } from './parse/report.ts';
import { openSource, type Source } from './parse/source.ts';
import { checkWhole } from './parse/whole.ts';
import { applyFix, type Fix, type Lexeme, type Problem } from './problems.ts';
import type { TermReading } from './read-term.ts';
import type { SyntaxNode } from './syntax.ts';

export interface Parsed {
  /** null where there is nothing to make a tree of, and of a text that is too long. */
  tree: SyntaxNode | null;
  /** By place; errors before warnings where both begin at one. */
  problems: readonly Problem[];
  lexemes: readonly Lexeme[];
}

/** `fixes: false` leaves them out, which on a text full of mistakes is ten times faster: for whoever shows none. */
export function parse(text: string, { fixes = true }: { fixes?: boolean } = {}): Parsed {
  const tokens = lex(text);
  const readings = new Map<string, TermReading>();
  const source = openSource(text, tokens, readings);
  const tree = read(source);
  return { tree, problems: problemsOf(source, fixes), lexemes: tokens };
}

export function hasErrors({ problems }: Pick<Parsed, 'problems'>): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function read(source: Source): SyntaxNode | null {
  const { text, report, tokens } = source;
  const whole = { start: 0, end: text.length };
  if (text.length > LIMITS.queryLength) {
    report.error('queryTooLong', whole);
    return null;
  }
  if (tokens.length === 0) report.error('queryEmpty', whole);
  const operand = readText(source);
  if (operand) checkWhole(source, operand);
  return operand?.node ?? null;
}

function problemsOf(source: Source, fixes: boolean): Problem[] {
  const trial = new Trial(source);
  // What must be mended comes first, in case patience ends.
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
const PATIENCE = 16_000;

/** Offers only what really mends: each fix is applied and the text read again, which then has fewer errors. */
class Trial {
  readonly #source: Source;
  #left: number;

  constructor(source: Source) {
    this.#source = source;
    this.#left = Math.min(MOST_TRIALS, Math.max(FEWEST_TRIALS, Math.floor(PATIENCE / (source.text.length + 1))));
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
    read(source);
    const after = source.report;
    if (problem.severity === 'error') return after.errors < before.errors;
    return after.errors <= before.errors && count(after, problem) < count(before, problem);
  }
}

function count(report: Report, { code }: Problem): number {
  return report.drafts.filter(({ problem }) => problem.code === code).length;
}
