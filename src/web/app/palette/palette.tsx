/**
 * One field for all there is: what is typed is looked for among pages, topics and their tabs, alerts, saved views and commands. The focus
 * stays in the field; the arrows go along what was found, Enter opens it, with Ctrl in a new tab.
 */
import { CloseButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { isMac } from '../../lib/pressed-keys.ts';
import { useFormat } from '../../lib/use-format.ts';
import { placeOf } from '../../lib/visited.ts';
import { AboveDialog } from './above-dialog.tsx';
import type { Entry } from './entry.ts';
import { KeyCaps } from './key-caps.tsx';
import styles from './palette.module.css';
import { PaletteList } from './palette-list.tsx';
import { rankEntries } from './rank-entries.ts';
import { stepTo } from './step-to.ts';
import { type Section, suggested } from './suggested.ts';
import { useEntries } from './use-entries.ts';

/** More than these nobody reads. */
const SHOWN = 50;

export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['keyboard', 'app']);
  const format = useFormat();
  const router = useRouter();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  /** By its key: what is still being asked for may come to stand before it. */
  const [pointed, setPointed] = useState<string | null>(null);
  const place = useLocation({ select: ({ pathname }) => placeOf(pathname) });
  const { entries, pending, lacking } = useEntries();
  const isAsked = typed.trim() !== '';
  const found = useMemo(() => (isAsked ? rankEntries(typed, entries) : []), [isAsked, typed, entries]);
  const sections: Section[] = useMemo(
    () => (isAsked ? [{ entries: found.slice(0, SHOWN) }] : suggested(entries, place)),
    [isAsked, found, entries, place],
  );
  const shown = sections.flatMap((section) => section.entries);
  const held = Math.max(
    0,
    shown.findIndex(({ key }) => key === pointed),
  );
  const count = t('palette.count', { count: found.length, number: format.exact(found.length) });

  function choose(entry: Entry | undefined, inNewTab: boolean): void {
    if (!entry) return;
    if (inNewTab && entry.href !== undefined) {
      window.open(entry.href, '_blank', 'noopener');
      return;
    }
    dialog.current?.close();
    if (entry.href !== undefined) router.history.push(entry.href);
    else entry.run?.();
  }

  function press(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Enter') choose(shown[held], isMac() ? event.metaKey : event.ctrlKey);
    else {
      const next = stepTo(event.key, held, shown.length);
      if (next === null) return;
      setPointed(shown[next]?.key ?? null);
    }
    event.preventDefault();
  }

  return (
    <AboveDialog dialog={dialog} label={t('palette.title')} onClose={onClose}>
      <div className={styles['field']}>
        <IconSearch size={18} aria-hidden />
        <input
          className={styles['input']}
          role="combobox"
          aria-label={t('palette.field')}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? `${id}-${held}` : undefined}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPointed(null);
          }}
          onKeyDown={press}
        />
        <CloseButton size="lg" aria-label={t('app:close')} onClick={() => dialog.current?.close()} />
      </div>
      <PaletteList id={id} sections={sections} held={held} onPoint={setPointed} onChoose={choose} />
      {isAsked && found.length === 0 && (
        <p className={styles['none']}>
          {t('palette.none', { typed: typed.trim() })} {t('palette.noneHint')}
        </p>
      )}
      <div className={styles['foot']}>
        <p role="status" className={styles['count']}>
          {isAsked && (found.length > SHOWN ? t('palette.first', { shown: SHOWN, number: format.exact(found.length) }) : count)}
        </p>
        {(pending || lacking) && <p className={styles['count']}>{t(lacking ? 'palette.lacking' : 'palette.loading')}</p>}
        <PaletteHints />
      </div>
    </AboveDialog>
  );
}

function PaletteHints() {
  const { t } = useTranslation('keyboard');
  return (
    <ul className={styles['hints']} aria-hidden>
      <li>
        <KeyCaps keys="ArrowUp" /> <KeyCaps keys="ArrowDown" /> {t('palette.hints.move')}
      </li>
      <li>
        <KeyCaps keys="Enter" /> {t('palette.hints.open')}
      </li>
      <li>
        <KeyCaps keys="Mod+Enter" /> {t('palette.hints.newTab')}
      </li>
      <li>
        <KeyCaps keys="Escape" /> {t('palette.hints.close')}
      </li>
    </ul>
  );
}
