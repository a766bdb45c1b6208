/**
 * Collects what is wrong with a query. The fixes of a problem are thought of only if somebody wants them: fix-trial.ts tries
 * each on the text, and that trial asks for no fixes of its own.
 */
import type { QueryError, QueryWarning } from '../../../contract/query.ts';
import type { Fix, Problem } from '../problems.ts';
import type { Span } from '../syntax.ts';

/** More of either would bury the editor; the query is wrong with fewer. */
const MOST = 100;

export type Fixes = () => readonly (Fix | null)[];

interface Draft {
  problem: Problem;
  propose: Fixes | undefined;
  /** The fixes need no trial. */
  sure: boolean;
}

export class Report {
  readonly drafts: Draft[] = [];
  errors = 0;
  #warnings = 0;

  error(code: QueryError, { start, end }: Span, propose?: Fixes): void {
    this.errors += 1;
    if (this.errors <= MOST)
      this.drafts.push({ problem: { severity: 'error', code, start, end, fixes: [] }, propose, sure: false });
  }

  warning(code: QueryWarning, { start, end }: Span, propose?: Fixes, sure = false): void {
    this.#warnings += 1;
    if (this.#warnings <= MOST)
      this.drafts.push({ problem: { severity: 'warning', code, start, end, fixes: [] }, propose, sure });
  }
}
