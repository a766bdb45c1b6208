/** Keys as they are printed on a keyboard: ⌘ on a Mac, arrows as arrows, and a word between two that are pressed one after the other. */
import { Fragment } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { printedMod } from '../../lib/pressed-keys.ts';
import styles from './key-caps.module.css';

const PRINTED: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

export function KeyCaps({ keys }: { keys: string }) {
  const { t } = useTranslation('keyboard');
  return (
    <span className={styles['keys']}>
      {keys.split(' ').map((key, at) => (
        <Fragment key={key}>
          {at > 0 && <span className={styles['then']}>{t('list.then')}</span>}
          {key.split('+').map((part) => (
            <kbd key={part} className={styles['key']}>
              {printed(part)}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

function printed(key: string): string {
  if (key === 'Mod') return printedMod();
  return PRINTED[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
