/** A warning that an alert tells nobody, with what to do about it. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../i18n/shown-words.ts';
import type { NobodyTold } from '../lib/nobody-told.ts';
import styles from './nobody-told.module.css';

export function NobodyToldWords({ why }: { why: NobodyTold }) {
  const { t } = useTranslation('app');
  return (
    <span className={styles['warning']} data-nobody-told={why}>
      <IconAlertTriangle size={16} aria-hidden className={styles['icon']} />
      <span>{t(`nobodyTold.${why}`)}</span>
    </span>
  );
}
