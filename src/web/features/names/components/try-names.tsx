/** A text to try the names on before they are trusted: what is found is marked, and told by type. */
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { FoundEntity } from '../../../../contract/entities.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { EntityTypeIcon } from '../../../ui/entity-type-icon.tsx';
import { segments } from '../../../ui/highlight.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useTriedNames } from '../api.ts';
import styles from './try-names.module.css';

export function TryNames() {
  const { t } = useTranslation('names');
  const [text, setText] = useState('');
  const tried = useTriedNames(text);
  const { data } = tried;
  const isEmpty = data.text.trim() === '';
  return (
    <Panel title={t('try.title')} stale={!isEmpty && tried.stale}>
      <Textarea
        label={t('try.label')}
        placeholder={t('try.placeholder')}
        rows={4}
        maxLength={LIMITS.triedText}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div aria-live="polite" className={styles['answer']}>
        {isEmpty && <p className={styles['hint']}>{t('try.hint')}</p>}
        {!isEmpty && tried.error && <p className={styles['failed']}>{t('try.failed')}</p>}
        {!isEmpty && !tried.error && !tried.pending && <Found text={data.text} found={data.found} />}
      </div>
    </Panel>
  );
}

function Found({ text, found }: { text: string; found: readonly FoundEntity[] }) {
  const { t } = useTranslation('names');
  if (found.length === 0) return <p className={styles['hint']}>{t('try.nothing')}</p>;
  const own = new Set(found.filter((entity) => entity.own).map(({ start }) => start));
  const distinct = new Map(found.map((entity) => [`${entity.type} ${entity.name}`, entity]));
  return (
    <>
      <p className={styles['text']}>
        {segments(text, { matched: found }).map(({ at, pieces, marked }) => {
          const part = pieces.map((piece) => piece.text).join('');
          return marked ? (
            <mark key={at} data-own={own.has(at) || undefined}>
              {part}
            </mark>
          ) : (
            <span key={at}>{part}</span>
          );
        })}
      </p>
      <ul className={styles['found']} aria-label={t('try.found')}>
        {[...distinct].map(([key, { type, name, own: isOwn }]) => (
          <li key={key}>
            <EntityTypeIcon type={type} />
            <span className={styles['name']}>{name}</span>
            <span className={styles['kind']}>
              {t(`types.${type}`)} · <span data-own={isOwn || undefined}>{t(isOwn ? 'try.own' : 'try.shared')}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
