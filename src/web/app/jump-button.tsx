/** The way to the palette for whoever does not know its keys, which it names. */
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../i18n/shown-words.ts';
import { openAbove } from '../lib/opened.ts';
import { printedMod } from '../lib/pressed-keys.ts';
import { useAriaKeys } from '../lib/use-aria-keys.ts';
import styles from './jump-button.module.css';

export function JumpButton({ compact }: { compact: boolean }) {
  const { t } = useTranslation('app');
  const label = t('jump');
  return (
    <button
      type="button"
      className={styles['jump']}
      data-compact={compact || undefined}
      aria-label={compact ? label : undefined}
      title={compact ? label : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts={useAriaKeys('palette')}
      onClick={() => openAbove('palette')}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden />
      {!compact && (
        <>
          <span className={styles['label']}>{label}</span>
          <kbd className={styles['keys']} aria-hidden>
            {printedMod()} K
          </kbd>
        </>
      )}
    </button>
  );
}
