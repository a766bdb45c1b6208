/**
 * The editor of a query in the keyword language: colours, pairs, what is wrong and how to mend it, all while typing. The text
 * is the owner's; the editor parses it with the parser of the server and keeps nothing but the caret.
 */
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { parse } from '../../../engine/query/parse.ts';
import { applyFix, type Fix, type Problem } from '../../../engine/query/problems.ts';
import type { Span } from '../../../engine/query/syntax.ts';
import { layerSegments } from './layer-segments.ts';
import { editBetween, editText } from './native-edit.ts';
import { pairAtCaret } from './pair-at-caret.ts';
import { ProblemList } from './problem-list.tsx';
import styles from './query-editor.module.css';
import { QueryField } from './query-field.tsx';
import { shownProblems } from './shown-problems.ts';
import { useSettled } from './use-settled.ts';

export interface QueryEditorProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  description?: ReactNode;
  placeholder?: string;
  required?: boolean;
  /** What the form says of the whole text: too many keywords for the plan, nothing typed. */
  error?: string | undefined;
  ariaDescribedby?: string | undefined;
}

export function QueryEditor(props: QueryEditorProps) {
  const { label, value, onChange, description, placeholder, required = false, error, ariaDescribedby } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState<Span>({ start: 0, end: 0 });
  const [focused, setFocused] = useState(false);
  const settled = useSettled(value, focused);
  const parsed = useMemo(() => parse(value), [value]);
  const caret = settled ? null : selection.start;
  const problems = useMemo(() => shownProblems(parsed.problems, value, caret), [parsed, value, caret]);
  const at = focused && selection.start === selection.end ? selection.start : -1;
  const pair = useMemo(() => pairAtCaret(value, parsed.lexemes, at), [value, parsed, at]);
  const segments = useMemo(() => layerSegments(value, parsed.lexemes, problems, pair), [value, parsed, problems, pair]);
  const invalid = error !== undefined || problems.some((problem) => problem.severity === 'error');

  function mend(fix: Fix): void {
    if (field.current) editText(field.current, editBetween(value, applyFix(value, fix)));
  }
  function goTo(span: Span): void {
    field.current?.focus();
    field.current?.setSelectionRange(span.start, span.end);
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'F8') {
      const next = nextProblem(parsed.problems, selection.end, event.shiftKey);
      if (next) goTo(next);
    } else if ((event.altKey && event.key === 'Enter') || (event.ctrlKey && event.key === '.')) {
      const fix = problemAt(parsed.problems, selection)?.fixes[0];
      if (fix) mend(fix);
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <div className={styles['editor']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {description && (
        <div id={`${id}-description`} className={styles['description']}>
          {description}
        </div>
      )}
      <QueryField
        id={id}
        text={value}
        segments={segments}
        placeholder={placeholder}
        invalid={invalid}
        required={required}
        describedBy={[description ? `${id}-description` : '', `${id}-problems`, ariaDescribedby ?? ''].join(' ').trim()}
        field={field}
        layer={layer}
        onChange={onChange}
        onSelection={setSelection}
        onFocused={setFocused}
        onKeyDown={press}
      />
      <div id={`${id}-problems`} className={styles['foot']} role="status">
        {error && <p className={styles['error']}>{error}</p>}
        <ProblemList problems={problems} text={value} onFix={mend} onGoTo={goTo} />
      </div>
    </div>
  );
}

function problemAt(problems: readonly Problem[], { start, end }: Span): Problem | undefined {
  return problems.find((problem) => problem.start <= end && start <= problem.end && problem.fixes.length > 0);
}

/** The one after the caret, and after the last the first again. */
function nextProblem(problems: readonly Problem[], caret: number, backwards: boolean): Problem | undefined {
  if (backwards) return problems.findLast((problem) => problem.end < caret) ?? problems.at(-1);
  return problems.find((problem) => problem.start >= caret) ?? problems[0];
}
