/**
 * The field of a query: a real textarea, so that Chinese input, undo and screen readers are the browser's own, under a layer
 * that draws the same text in colours. Shows and reports; what it shows is decided above.
 */
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Span } from '../../../engine/query/syntax.ts';
import { HighlightLayer } from './highlight-layer.tsx';
import type { LayerSegment } from './layer-segments.ts';
import { editText } from './native-edit.ts';
import styles from './query-field.module.css';
import { storableText } from './storable-text.ts';
import { deletedPair, type TextEdit, typedPair } from './typed-pair.ts';

export interface QueryFieldProps {
  id: string;
  text: string;
  segments: readonly LayerSegment[];
  placeholder: string | undefined;
  invalid: boolean;
  required: boolean;
  describedBy: string;
  /** Ids of the completions, where there are any: the list, and the entry that is active. */
  list: string | undefined;
  activeEntry: string | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  /** `composing`: an input method is still turning letters into characters. */
  onChange: (text: string, selection: Span, composing: boolean) => void;
  onSelection: (selection: Span) => void;
  onFocused: (focused: boolean) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

export function QueryField(props: QueryFieldProps) {
  const { id, text, segments, placeholder, invalid, required, describedBy, list, activeEntry, field, layer } = props;
  usePairs(field);
  // The layer is drawn anew for what it shows, not for every move of the caret.
  const drawn = useMemo(() => <HighlightLayer ref={layer} text={text} segments={segments} />, [layer, text, segments]);
  return (
    <div className={styles['field']} data-invalid={invalid || undefined}>
      <textarea
        ref={field}
        id={id}
        className={styles['text']}
        value={text}
        rows={1}
        placeholder={placeholder}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={list}
        aria-activedescendant={activeEntry}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        translate="no"
        onChange={({ currentTarget, nativeEvent }) => {
          const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          // What an input method is still at is not ours to change.
          if (!composing) keepStorable(currentTarget);
          props.onChange(currentTarget.value, selectionOf(currentTarget), composing);
        }}
        onSelect={({ currentTarget }) => props.onSelection(selectionOf(currentTarget))}
        onFocus={() => props.onFocused(true)}
        onBlur={() => props.onFocused(false)}
        onKeyDown={props.onKeyDown}
      />
      {drawn}
    </div>
  );
}

function selectionOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): Span {
  return { start: selectionStart, end: selectionEnd };
}

/** Takes out what cannot be stored; the caret stays behind the same character. */
function keepStorable(field: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  const kept = storableText(value);
  if (kept === value) return;
  const [start, end] = [selectionStart, selectionEnd].map((at) => storableText(value.slice(0, at)).length);
  field.value = kept;
  field.setSelectionRange(start ?? 0, end ?? 0);
}

/** React has no `beforeinput` of its own; the key alone would not tell what it types on every keyboard. */
function usePairs(field: RefObject<HTMLTextAreaElement | null>): void {
  const editing = useRef(false);
  useEffect(() => {
    const { current } = field;
    function intercept(event: InputEvent): void {
      if (!current || editing.current || event.isComposing) return;
      const edit = pairEdit(current, event);
      if (!edit) return;
      event.preventDefault();
      editing.current = true;
      editText(current, edit);
      editing.current = false;
    }
    current?.addEventListener('beforeinput', intercept);
    return () => current?.removeEventListener('beforeinput', intercept);
  }, [field]);
}

function pairEdit(field: HTMLTextAreaElement, event: InputEvent): TextEdit | undefined {
  const { value, selectionStart, selectionEnd } = field;
  if (event.inputType === 'deleteContentBackward') return deletedPair(value, selectionStart, selectionEnd);
  return event.inputType === 'insertText' ? typedPair(value, selectionStart, selectionEnd, event.data ?? '') : undefined;
}
