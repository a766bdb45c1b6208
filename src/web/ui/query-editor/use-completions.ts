/**
 * When completions are offered and what the keys do with them. They come with typing and on demand, and go with any move of the
 * caret; Enter and Tab stay what they are until an entry is active, and none is by itself unless a value is wanting there.
 */
import { type KeyboardEvent, useMemo, useState } from 'react';
import { type Completion, complete } from '../../../engine/query/complete.ts';
import type { Problem } from '../../../engine/query/problems.ts';
import type { TextEdit } from './typed-pair.ts';

/** For which text and caret completions were asked for; any other text or caret asks for none. */
interface Asked {
  text: string;
  caret: number;
  /** On demand: also where nothing was begun. */
  all: boolean;
  /** Left out: none was chosen by key yet. */
  active?: number;
}

export interface Completions {
  entries: readonly Completion[];
  active: number;
  typed: (text: string, caret: number) => void;
  /** What came was not typed. */
  close: () => void;
  /** Whether the key was meant for the completions. */
  press: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  pick: (index: number) => void;
}

export function useCompletions(
  text: string,
  caret: number | null,
  problems: readonly Problem[],
  write: (edit: TextEdit) => void,
): Completions {
  const [asked, setAsked] = useState<Asked | null>(null);
  const current = asked && asked.text === text && asked.caret === caret ? asked : null;
  const entries = useMemo(() => (current ? offered(current) : []), [current]);
  const active = current?.active ?? (wantsValue(entries, problems) ? 0 : -1);

  function pick(index: number): void {
    const entry = entries[index];
    if (!entry) return;
    write(completed(text, entry));
    // Behind a field its values come next; what else was picked is finished.
    if (entry.kind !== 'field') setAsked(null);
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const { key, currentTarget } = event;
    if (key === ' ' && event.ctrlKey) {
      setAsked({ text, caret: currentTarget.selectionStart, all: true, active: 0 });
      return true;
    }
    if (!current || entries.length === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (key === 'Escape') setAsked(null);
    else if (key === 'ArrowDown') setAsked({ ...current, active: (active + 1) % entries.length });
    else if (key === 'ArrowUp' && active >= 0) setAsked({ ...current, active: (active || entries.length) - 1 });
    else if ((key === 'Enter' || key === 'Tab') && active >= 0) pick(active);
    else return false;
    return true;
  }
  return {
    entries,
    active,
    press,
    pick,
    typed: (now, at) => setAsked({ text: now, caret: at, all: false }),
    close: () => setAsked(null),
  };
}

function offered({ text, caret, all }: Asked): readonly Completion[] {
  return complete(text, caret).filter(({ kind, start }) => all || kind === 'value' || start < caret);
}

/** A field whose value is missing or none: nothing else can be meant there. */
function wantsValue(entries: readonly Completion[], problems: readonly Problem[]): boolean {
  const [first] = entries;
  if (first?.kind !== 'value') return false;
  return problems.some(
    ({ code, start, end }) =>
      (code === 'queryFieldValue' || code === 'queryMissingOperand') && start <= first.end && first.start <= end,
  );
}

/** The caret stands where the next word goes: behind the space that is there already, or that comes with an operator. */
function completed(text: string, { kind, start, end, insert }: Completion): TextEdit {
  const spaced = kind === 'operator' && /\s/.test(text[end] ?? '') && !insert.endsWith(' ');
  const caret = start + insert.length + (spaced ? 1 : 0);
  return { start, end, text: insert, select: [caret, caret] };
}
