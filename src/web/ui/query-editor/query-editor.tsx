/**
 * The editor of a query in the keyword language: colours, pairs, what is wrong and how to mend it, all while typing. The text
 * is the owner's; the editor parses it with the parser of the server and keeps nothing but the caret.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { hasErrors, type Parsed, parse } from '../../../engine/query/parse.ts';
import { applyFix, type Fix, type Problem } from '../../../engine/query/problems.ts';
import type { Span, SyntaxNode } from '../../../engine/query/syntax.ts';
import { FoundWords } from './found-words.tsx';
import { layerSegments } from './layer-segments.ts';
import { editBetween, editText } from './native-edit.ts';
import { pairAtCaret } from './pair-at-caret.ts';
import { ProblemList } from './problem-list.tsx';
import styles from './query-editor.module.css';
import { QueryField } from './query-field.tsx';
import { QueryHelp } from './query-help.tsx';
import { shownProblems } from './shown-problems.ts';
import { useSettled } from './use-settled.ts';

export interface QueryEditorProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  description?: ReactNode;
  placeholder?: string;
  required?: boolean;
  /** What the query matches is taken away, and the sentence says so. */
  leavesOut?: boolean;
  /** What the form says of the whole text: too many keywords for the plan, nothing typed. */
  error?: string | undefined;
  ariaDescribedby?: string | undefined;
}

export function QueryEditor(props: QueryEditorProps) {
  const { label, value, onChange, description, placeholder, required = false, leavesOut = false, error, ariaDescribedby } = props;
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
  const tree = useReadableTree(parsed, settled);
  const invalid = error !== undefined || problems.some((problem) => problem.severity === 'error');

  function mend(fix: Fix): void {
    if (field.current) editText(field.current, editBetween(value, applyFix(value, fix)));
  }
  function insert(example: string): void {
    if (!field.current) return;
    const { selectionStart: start, selectionEnd: end } = field.current;
    const before = start === 0 || /[\s(（]$/.test(value.slice(0, start)) ? '' : ' ';
    const after = /^(?:$|[\s)）])/.test(value.slice(end)) ? '' : ' ';
    const caret = start + before.length + example.length;
    editText(field.current, { start, end, text: before + example + after, select: [caret, caret] });
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
        <FoundWords tree={tree} leavesOut={leavesOut} />
      </div>
      <QueryHelp onInsert={insert} />
    </div>
  );
}

/** What the sentence is made of: with a mistake in the making the text as it was before, with one that stands nothing. */
function useReadableTree(parsed: Parsed, settled: boolean): SyntaxNode | null {
  const last = useRef<SyntaxNode | null>(null);
  const wrong = hasErrors(parsed);
  useEffect(() => {
    if (!wrong || settled) last.current = wrong ? null : parsed.tree;
  }, [parsed, wrong, settled]);
  if (!wrong) return parsed.tree;
  return settled ? null : last.current;
}

function problemAt(problems: readonly Problem[], { start, end }: Span): Problem | undefined {
  return problems.find((problem) => problem.start <= end && start <= problem.end && problem.fixes.length > 0);
}

/** The one after the caret, and after the last the first again. */
function nextProblem(problems: readonly Problem[], caret: number, backwards: boolean): Problem | undefined {
  if (backwards) return problems.findLast((problem) => problem.end < caret) ?? problems.at(-1);
  return problems.find((problem) => problem.start >= caret) ?? problems[0];
}
