/**
 * The editor of a query in the keyword language: colours, pairs, completions, what is wrong and how to mend it, and what it
 * finds in words, all while typing. The text is the owner's; the editor parses it with the parser of the server and keeps
 * nothing but the caret.
 */
import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { hasErrors, type Parsed } from '../../../engine/query/parse.ts';
import { applyFix, type Fix } from '../../../engine/query/problems.ts';
import { isPlainWords } from '../../../engine/query/search-text.ts';
import type { Span } from '../../../engine/query/syntax.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { parsedQuery } from '../../lib/parsed-query.ts';
import type { Proposing, ProposingEditor } from '../../lib/query-proposal.ts';
import type { SentenceFrame } from '../../lib/topic-sentence-words.ts';
import { useRested } from '../../lib/use-rested.ts';
import { AskInWords } from './ask-in-words.tsx';
import { CompletionList } from './completion-list.tsx';
import { FoundWords } from './found-words.tsx';
import { layerSegments } from './layer-segments.ts';
import { editBetween, editText } from './native-edit.ts';
import { pairAtCaret } from './pair-at-caret.ts';
import { problemForKey } from './problem-keys.ts';
import { ProblemList } from './problem-list.tsx';
import { ProposalNotice, type ProposalNoticeProps } from './proposal-notice.tsx';
import styles from './query-editor.module.css';
import { QueryField } from './query-field.tsx';
import { QueryHelp } from './query-help.tsx';
import { QueryParts } from './query-parts.tsx';
import { shownProblems } from './shown-problems.ts';
import type { TextEdit } from './typed-pair.ts';
import { useCompletions } from './use-completions.ts';
import { useOpeningFocus } from './use-opening-focus.ts';
import { useSettled } from './use-settled.ts';

export interface QueryEditorProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  description?: ReactNode;
  placeholder?: string;
  required?: boolean;
  /** Where words side by side all have to occur: what says so below the text, in place of what would be wrong with them. */
  plainWords?: string | undefined;
  /** What becomes of what the query matches, for the sentence; it finds posts where it is left out. */
  frame?: SentenceFrame;
  /** What the form says of the whole text: too many keywords for the plan, nothing typed. */
  error?: string | undefined;
  ariaDescribedby?: string | undefined;
  /** Enter; a new line is then begun with Shift + Enter. */
  onSubmit?: () => void;
  /** In the line of the label. */
  beside?: ReactNode;
  /** Beside what explains the query. */
  foot?: ReactNode;
  /** There is nothing yet but this field (use-opening-focus.ts). */
  begins?: boolean;
  /** Where a query can be asked for in plain words: it is put here, and marked until it is run or taken back. */
  asks?: { proposing: Proposing; runs: ProposalNoticeProps['runs'] };
}

type Read = Pick<Parsed, 'problems' | 'tree'>;

/** Of words that are no query: nothing is wrong with them, and nothing is said of their parts. */
const AS_WORDS: Read = { problems: [], tree: null };

function read(parsed: Parsed): Read {
  return { problems: parsed.problems, tree: hasErrors(parsed) ? null : parsed.tree };
}

export function QueryEditor(props: QueryEditorProps) {
  const { label, value, onChange, description, placeholder, required = false, frame = 'finds', error, asks } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState<Span>({ start: 0, end: 0 });
  const [focused, setFocused] = useState(false);
  const settled = useSettled(value, focused);
  const parsed = useMemo(() => parsedQuery(value), [value]);
  const writing = settled ? null : selection.start;
  const plain = props.plainWords !== undefined && isPlainWords(value) ? props.plainWords : undefined;
  const { problems: said, tree } = plain === undefined ? read(parsed) : AS_WORDS;
  const problems = useMemo(() => shownProblems(said, value, writing), [said, value, writing]);
  const caret = focused && selection.start === selection.end ? selection.start : null;
  const pair = useMemo(() => pairAtCaret(value, parsed.lexemes, caret), [value, parsed, caret]);
  const segments = useMemo(() => layerSegments(value, parsed.lexemes, problems, pair), [value, parsed, problems, pair]);
  const completions = useCompletions(value, caret, said, write);
  const wrong = problems.some((problem) => problem.severity === 'error');
  const unfinished = !wrong && value.trim() !== '';
  // What explains the query, and what would mend it, may come a moment after the key: no key waits for it.
  const explained = useRested(useMemo(() => ({ value, problems, tree, unfinished }), [value, problems, tree, unfinished]));
  useOpeningFocus(field, props.begins ?? false);
  const listId = completions.entries.length > 0 ? `${id}-completions` : undefined;

  function write(edit: TextEdit): void {
    if (field.current) editText(field.current, edit);
  }
  /** `of`: the text that it mends. */
  function mend(fix: Fix, of: string): void {
    if (of === value) write(editBetween(value, applyFix(value, fix)));
  }
  const editor: ProposingEditor = {
    text: () => field.current?.value ?? null,
    isFree: () => document.activeElement === document.body || whole.current?.contains(document.activeElement) === true,
    put(query) {
      // Of the text as it is now: this may be called long after it was drawn.
      if (field.current) editText(field.current, editBetween(field.current.value, query));
      // What is to be read is not covered.
      completions.close();
    },
  };
  function goTo({ start, end }: Span): void {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  }
  function submitted({ key, shiftKey }: KeyboardEvent): 'taken' | undefined {
    if (!props.onSubmit || key !== 'Enter' || shiftKey) return undefined;
    props.onSubmit();
    return 'taken';
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (isComposing(event)) return;
    const asked = completions.press(event) ? 'taken' : (problemForKey(event, said, value) ?? submitted(event));
    if (!asked) return;
    event.preventDefault();
    if (asked === 'taken') return;
    if ('fix' in asked) mend(asked.fix, value);
    else goTo(asked.problem);
  }

  return (
    <div ref={whole} className={styles['editor']}>
      <div className={styles['row']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
        {asks && <AskInWords proposing={asks.proposing} editor={editor} />}
        <div className={styles['beside']}>{props.beside}</div>
        {description && (
          <div id={`${id}-description`} className={styles['description']}>
            {description}
          </div>
        )}
      </div>
      {asks && <ProposalNotice {...asks} isWrong={hasErrors(parsed)} editor={editor} />}
      <div className={styles['frame']} data-proposed={asks?.proposing.proposal ? true : undefined}>
        <QueryField
          id={id}
          text={value}
          segments={segments}
          placeholder={placeholder}
          invalid={wrong || error !== undefined}
          required={required}
          describedBy={[description && `${id}-description`, `${id}-problems`, props.ariaDescribedby].filter(Boolean).join(' ')}
          list={listId}
          activeEntry={listId && completions.active >= 0 ? `${listId}-${completions.active}` : undefined}
          field={field}
          layer={layer}
          onChange={(text, now, composing) => {
            setSelection(now);
            if (!composing) completions.typed(text, now.start);
            onChange(text);
          }}
          onSelection={(now) => {
            if (now.start !== selection.start || now.end !== selection.end) setSelection(now);
          }}
          onFocused={setFocused}
          onKeyDown={press}
        />
        {listId && (
          <CompletionList
            id={listId}
            entries={completions.entries}
            active={completions.active}
            layer={layer}
            onPick={completions.pick}
          />
        )}
      </div>
      <CompletionCount count={completions.entries.length} />
      <div className={styles['said']}>
        <div id={`${id}-problems`} role="status">
          {error && <p className={styles['error']}>{error}</p>}
          <ProblemList problems={explained.problems} text={explained.value} onFix={mend} onGoTo={goTo} />
        </div>
        <FoundWords tree={explained.tree} unfinished={explained.unfinished} frame={frame} instead={plain} />
      </div>
      <div className={styles['row']}>
        <QueryParts text={explained.value} tree={explained.tree} />
        <QueryHelp field={field} />
        <div className={styles['foot']}>{props.foot}</div>
      </div>
    </div>
  );
}

/** Said to a screen reader: a text field cannot say by itself that a list has opened. */
function CompletionCount({ count }: { count: number }) {
  const { t } = useTranslation('query');
  return <VisuallyHidden role="status">{count > 0 && t('editor.suggestions', { count })}</VisuallyHidden>;
}
