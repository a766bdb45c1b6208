/** One line that points at what is easily missed, where there is room for it and over nothing; gone when it is read, or done. */
import { IconBulb } from '@tabler/icons-react';
import { useEffect, useLayoutEffect } from 'react';
import type { HintName } from '../../contract/told-once.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { learnt, offerHints, useHints } from '../lib/hints.ts';
import { focusAround } from './focus-after.ts';
import styles from './hint-line.module.css';

/** What is done by a key. */
const KEYS: Partial<Record<HintName, (event: KeyboardEvent) => boolean>> = {
  postKeys: ({ key }) => key === 'j' || key === 'k',
  correctSentiment: ({ key }) => key === 's',
};

/** `offers`: the same list as long as it names the same. */
export function HintLine({ offers }: { offers: readonly HintName[] }) {
  const { t } = useTranslation('hints');
  const current = useHints((hints) => hints.current);
  // Before it is painted, so that nothing moves.
  useLayoutEffect(() => offerHints(offers), [offers]);
  useLayoutEffect(() => () => offerHints([]), []);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      for (const name of offers) if (KEYS[name]?.(event)) learnt(name);
    }
    // Whoever acts on a key keeps it from going on.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [offers]);
  if (current === null) return null;
  return (
    <div className={styles['line']} role="note">
      <IconBulb size={16} aria-hidden />
      <span>{t(`lines.${current}`)}</span>
      <button
        type="button"
        className={styles['read']}
        onClick={(event) => {
          learnt(current);
          focusAround(event.currentTarget);
        }}
      >
        {t('gotIt')}
      </button>
    </div>
  );
}
