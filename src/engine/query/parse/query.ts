/** The tokens of a whole text into its tree; what is wrong with it is left in the report. */
import { LIMITS } from '../../../contract/limits.ts';
import type { SyntaxNode } from '../syntax.ts';
import { readText } from './level.ts';
import type { Source } from './source.ts';
import { checkWhole } from './whole.ts';

/** null where there is nothing to make a tree of, and of a text that is too long. */
export function readQuery(source: Source): SyntaxNode | null {
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
