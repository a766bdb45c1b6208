/** Terms side by side: one problem for all that stand in a row, however many words a phrase without quotes has. */
import type { Edit, Fix } from '../problems.ts';
import type { Span } from '../syntax.ts';
import { insertion, rewrite } from './fix-edits.ts';
import { operatorInCapitals, operatorKind } from './lexer-operators.ts';
import { type Joint, type Operand, type Source, textAt } from './source.ts';

/** `apart[n]`: nothing stands between joint n and the one before it. Words that are operators in lower case lose their node. */
export function reportMissingOperators(source: Source, joints: readonly Joint[], apart: readonly boolean[]): void {
  for (let first = 1; first < joints.length; first++) {
    if (!apart[first]) continue;
    let end = first + 1;
    while (end < joints.length && apart[end]) end++;
    reportRow(
      source,
      joints.slice(first - 1, end).map(({ operand }) => operand),
    );
    first = end - 1;
  }
}

function reportRow(source: Source, row: readonly Operand[]): void {
  const capitals = inCapitals(source, row);
  source.report.error('queryMissingOperator', spanOf(source, row), () =>
    capitals ? [capitals, asPhrase(source, row)] : [joined('and', row), joined('or', row), asPhrase(source, row), inField(row)],
  );
  if (!capitals) return;
  const words = new Set(capitals.edits.map(({ start }) => start));
  for (const operand of row) {
    if (!words.has(operand.start)) continue;
    source.report.warning('queryLowercaseOperator', operand, () => [capitals]);
    operand.node = null;
  }
}

/** Under what lacks an operator before it, as far as it is words. */
function spanOf(source: Source, row: readonly Operand[]): Span {
  const rest = row.slice(1);
  const first = source.tokens[rest[0]?.first ?? 0];
  const start = first?.start ?? 0;
  return { start, end: rest.every(({ term }) => term) ? (rest.at(-1)?.end ?? start) : (first?.end ?? start) };
}

/** `a or b and c`: every second word is an operator but for its capitals. */
function inCapitals(source: Source, row: readonly Operand[]): Fix | null {
  if (row.length < 3 || row.length % 2 === 0) return null;
  const edits: Edit[] = [];
  for (const [index, operand] of row.entries()) {
    if (index % 2 === 0) continue;
    const operator = operand.fielded || operand.term?.sign !== 'word' ? undefined : operatorInCapitals(textAt(source, operand));
    if (operator === undefined) return null;
    edits.push({ start: operand.start, end: operand.end, text: operator.endsWith('NEAR') ? `${operator}/5` : operator });
  }
  const [first] = edits;
  return first ? { kind: operatorKind(first.text), edits } : null;
}

function joined(kind: 'and' | 'or', row: readonly Operand[]): Fix {
  const operator = kind === 'and' ? 'AND' : 'OR';
  const edits = row.slice(1).map((operand, index) => {
    const isTouching = row[index]?.end === operand.start;
    return insertion(operand.start, isTouching ? ` ${operator} ` : `${operator} `);
  });
  return { kind, edits };
}

/** Words and phrases as one phrase; before the first a field may stand, which then holds for all. */
function asPhrase(source: Source, row: readonly Operand[]): Fix | null {
  const [first] = row;
  const last = row.at(-1);
  if (!first?.term || !last) return null;
  const parts: string[] = [];
  for (const operand of row) {
    const term = operand.term;
    if (!term || (operand.fielded && operand !== first)) return null;
    const text = term.sign === 'phrase' ? source.text.slice(term.start + 1, term.end - 1) : textAt(source, term);
    if (/["＂“”*＊]/.test(text)) return null;
    parts.push(text.trim());
  }
  return rewrite('quote', { start: first.term.start, end: last.end }, `"${parts.join(' ')}"`);
}

/** `title:a b` as `title:(a AND b)`. */
function inField(row: readonly Operand[]): Fix | null {
  const [first] = row;
  const last = row.at(-1);
  if (!first?.fielded || !first.term || !last || row.some((operand) => operand !== first && operand.fielded)) return null;
  const edits = [insertion(first.term.start, '('), ...joined('and', row).edits, insertion(last.end, ')')];
  return { kind: 'group', edits };
}
