/** That what is written above is not what is shown below, and the way back to that. */
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { quoted } from '../../../lib/query-words.ts';
import { useQueryPlace } from '../use-query.ts';
import { useQueryText } from '../use-query-text.ts';
import styles from './collected-search.module.css';

export function AheadNote() {
  const { t } = useTranslation('search');
  const { q = '' } = useQueryPlace().search;
  const { setText } = useQueryText();
  return (
    <>
      <span className={styles['behind']}>{t('ahead.text', { query: quoted(q) })}</span>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={() => setText(q)}
      >
        {t('ahead.back')}
      </Button>
    </>
  );
}
