/** What was found, or is at hand, as the list of the palette's field: the focus stays there, and the one that is held is named to it. */
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import type { Entry } from './entry.ts';
import { KeyCaps } from './key-caps.tsx';
import styles from './palette.module.css';
import type { Section } from './suggested.ts';

export interface PaletteListProps {
  /** Its ids begin with this. */
  id: string;
  sections: readonly Section[];
  /** Which of all, in the order shown. */
  held: number;
  /** The key of what is pointed at. */
  onPoint: (key: string) => void;
  onChoose: (entry: Entry, inNewTab: boolean) => void;
}

export function PaletteList({ id, sections, held, onPoint, onChoose }: PaletteListProps) {
  const { t } = useTranslation('keyboard');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another one that is held
  useEffect(() => {
    // Its very top, padding and all; while the dialog opens, what lies in sight is not settled.
    if (held === 0) list.current?.scrollTo({ top: 0 });
    if (held === 0) return;
    const option = list.current?.querySelector('[aria-selected="true"]');
    // With the heading above the first of a section.
    const before = option?.previousElementSibling;
    (before?.matches('[data-heading]') ? before : option)?.scrollIntoView({ block: 'nearest' });
    option?.scrollIntoView({ block: 'nearest' });
  }, [held, sections]);
  const firsts = sections.map((_, at) => sections.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0));
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('palette.results')} className={styles['list']}>
      {sections.map(({ group, entries }, section) => {
        const options = entries.map((entry, at) => {
          const place = (firsts[section] ?? 0) + at;
          return (
            <Option key={entry.key} id={`${id}-${place}`} entry={entry} isHeld={place === held} {...{ onPoint, onChoose }} />
          );
        });
        if (group === undefined) return options;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a list of choices may hold groups of them, and no fields
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} className={styles['heading']} data-heading role="presentation">
              {t(`palette.groups.${group}`)}
            </div>
            {options}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps extends Pick<PaletteListProps, 'id' | 'onPoint' | 'onChoose'> {
  entry: Entry;
  isHeld: boolean;
}

function Option({ id, entry, isHeld, onPoint, onChoose }: OptionProps) {
  const { t } = useTranslation('keyboard');
  const { kind, label, under, lang, keys, icon: Icon } = entry;
  const word = t(`palette.kinds.${kind}`);
  function choose({ button, ctrlKey, metaKey }: MouseEvent): void {
    if (button < 2) onChoose(entry, ctrlKey || metaKey || button === 1);
  }
  return (
    <div
      id={id}
      role="option"
      aria-selected={isHeld}
      // The focus stays in the field.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className={styles['option']}
      // Not on entering: a list that moves below the pointer would choose by itself.
      onMouseMove={() => !isHeld && onPoint(entry.key)}
      onMouseUp={choose}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
      <span className={styles['label']} lang={lang}>
        {label}
      </span>
      <span className={styles['kind']}>{under === undefined ? word : t('palette.under', { kind: word, name: under })}</span>
      {keys !== undefined && (
        <span aria-hidden>
          <KeyCaps keys={keys} />
        </span>
      )}
    </div>
  );
}
