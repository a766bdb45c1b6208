/** Puts a summary on the clipboard, with where its posts are, for a report or a mail. */
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Summary } from '../../contract/summaries.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { summaryAsText } from '../lib/summary-as-text.ts';
import { withInnerMarks } from './inner-marks.ts';
import styles from './summary-text.module.css';
import { useNotify } from './use-notify.tsx';

/** `note`: what stands below it on the page. */
export function CopySummary({ summary, note }: { summary: Summary; note: string }) {
  const { t, language } = useTranslation('analysis');
  const notify = useNotify();
  async function copy(): Promise<void> {
    const text = summaryAsText(
      summary,
      ({ text: said, topics, across }) => {
        const quoted = summary.by === 'quotations' ? t('summary.quoted', { said: withInnerMarks(said, language) }) : said;
        const marked = across ? t('summary.then', { one: quoted, other: t('summary.acrossNote') }) : quoted;
        return topics.length > 0 ? t('summary.about', { topics: topics.join(' · '), said: marked }) : marked;
      },
      note,
    );
    try {
      await navigator.clipboard.writeText(text);
      notify(t('summary.copied'));
    } catch {
      notify(t('summary.copyFailed'), 'failed');
    }
  }
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      className={styles['copy'] ?? ''}
      leftSection={<IconCopy size={14} aria-hidden />}
      title={t('summary.copyHint')}
      onClick={() => void copy()}
    >
      {t('summary.copy')}
    </Button>
  );
}
