/** What the alert would have done lately, anew after each change of the form; until then what it said before stays, dimmed. */
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useAlertPreview } from '../api.ts';
import type { CheckedFields } from '../check-fields.ts';
import type { AlertFields } from '../draft.ts';
import type { WatchedTopic } from '../use-alert-form.ts';
import styles from './alert-preview.module.css';
import { PreviewSummary } from './preview-summary.tsx';
import { PreviewTopic } from './preview-topic.tsx';

export interface AlertPreviewProps {
  fields: AlertFields;
  tried: CheckedFields['tried'];
  topics: readonly WatchedTopic[];
}

export function AlertPreview({ fields, tried, topics }: AlertPreviewProps) {
  const { t } = useTranslation(['alerts', 'app']);
  const format = useFormat();
  const answer = useAlertPreview(tried);
  // As it was asked: what is drawn must not change its meaning before its figures do.
  const [shown, setShown] = useState<{ data: typeof answer.data; fields: AlertFields } | null>(null);
  if (answer.data && !answer.stale && answer.data !== shown?.data) setShown({ data: answer.data, fields });
  const hasTopics = fields.topics.length > 0;
  // Of what is wrong by now it would say nothing.
  const preview = hasTopics && tried !== null ? (shown?.data ?? null) : null;
  const stale = preview !== null && (answer.stale || answer.data !== preview);
  const failed = answer.error !== null && tried !== null;
  return (
    <aside className={styles['place']}>
      <Panel title={t('alerts:preview.title')} total={t('alerts:preview.total', { days: format.exact(LIMITS.previewDays) })}>
        <div role="status" className={styles['answer']} data-stale={stale || undefined} aria-busy={stale}>
          {!hasTopics && <p className={styles['why']}>{t('alerts:preview.notYet')}</p>}
          {hasTopics && tried === null && <p className={styles['why']}>{t('alerts:preview.wrong')}</p>}
          {preview && shown && !failed && <PreviewSummary preview={preview} fields={shown.fields} />}
        </div>
        {failed && (
          <div role="alert">
            <p className={styles['why']}>{t('alerts:preview.failed')}</p>
            <Button variant="default" size="xs" onClick={answer.retry}>
              {t('app:retry')}
            </Button>
          </div>
        )}
        {hasTopics && tried !== null && !preview && !failed && (
          <div role="status" aria-label={t('app:loading')}>
            <Skeleton height={72} radius="md" />
          </div>
        )}
      </Panel>
      {preview && shown && !failed && <PreviewTopic preview={preview} fields={shown.fields} topics={topics} stale={stale} />}
    </aside>
  );
}
