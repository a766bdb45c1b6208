/** What could be written at the caret, as a list beside it. The focus stays in the field, which says which entry is active. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { MEDIA_TYPES, type MediaType } from '../../../contract/media-types.ts';
import type { Completion } from '../../../engine/query/complete.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { languageName } from '../../lib/topic-sentence-words.ts';
import { caretPlace } from './caret-place.ts';
import styles from './completion-list.module.css';

export interface CompletionListProps {
  id: string;
  entries: readonly Completion[];
  active: number;
  layer: RefObject<HTMLDivElement | null>;
  onPick: (index: number) => void;
}

/** Pixels between the line and the list. */
const GAP = 4;

interface Place {
  left: number;
  top: number;
}

export function CompletionList({ id, entries, active, layer, onPick }: CompletionListProps) {
  const { t } = useTranslation('query');
  const meaningOf = useMeanings();
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const count = entries.length;
  const at = entries[0]?.start ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of entries is another height
  useLayoutEffect(() => setPlace(placeBeside(list.current, layer.current, at)), [layer, at, count]);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('editor.completions')}
      className={styles['list']}
      style={place ?? HIDDEN}
    >
      {entries.map((entry, index) => (
        <div
          key={entry.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles['entry']}
          // Never reached by Tab: the keys are the field's, which keeps the focus.
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(index);
          }}
        >
          <code>{entry.insert.trim()}</code>
          <span>{meaningOf(entry)}</span>
        </div>
      ))}
    </div>
  );
}

/** Operators and fields in a few words, values by the name people know. */
function useMeanings(): (entry: Completion) => string {
  const { t, language } = useTranslation(['query', 'app']);
  return ({ kind, key }) => {
    if (kind !== 'value') return t(`query:completions.${key as 'AND'}`);
    return MEDIA_TYPES.includes(key as MediaType) ? t(`app:mediaTypes.${key as MediaType}`) : languageName(key, language, t);
  };
}

const HIDDEN = { visibility: 'hidden' } as const;

/** Below the line, above it where the window ends; never beyond the sides of the field. */
function placeBeside(list: HTMLElement | null, layer: HTMLElement | null, at: number): Place | null {
  const frame = list?.offsetParent?.getBoundingClientRect();
  const line = layer && caretPlace(layer, at);
  if (!list || !frame || !line) return null;
  const below = line.bottom + GAP;
  const above = line.top - GAP - list.offsetHeight;
  const top = below + list.offsetHeight > window.innerHeight && above > 0 ? above : below;
  const left = Math.max(frame.left, Math.min(line.left, frame.right - list.offsetWidth));
  return { left: left - frame.left, top: top - frame.top };
}
