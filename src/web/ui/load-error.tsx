/** A question that got no answer: says so, as far as is known why, and asks again. The focus stays where the answer will be. */
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../i18n/shown-words.ts';
import { lackWord } from '../lib/call-error.ts';
import styles from './load-error.module.css';
import { useFocusAround } from './use-focus-around.ts';

/** What of an answer says that it is lacking. */
export interface Lacking {
  error: unknown;
  retry(): void;
}

export function LoadError({ of, minHeight = 120 }: { of: Lacking; minHeight?: number }) {
  const { t } = useTranslation(['app', 'errors']);
  const box = useFocusAround<HTMLDivElement>();
  return (
    <div ref={box} className={styles['error']} role="alert" style={{ minHeight }}>
      <p>{t(`errors:${lackWord(of.error)}`)}</p>
      <Button variant="default" size="sm" onClick={of.retry} leftSection={<IconRefresh size={16} aria-hidden />}>
        {t('app:retry')}
      </Button>
    </div>
  );
}
