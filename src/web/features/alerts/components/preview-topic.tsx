/** What was measured of one topic: its windows drawn with the level, what the last one came to, and what is not known. */
import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { AlertPreview } from '../../../../contract/alert-preview.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { LevelChart } from '../../../ui/level-chart.tsx';
import type { AlertFields } from '../draft.ts';
import { drawnLevel, gapOf, outcomeOf } from '../preview-words.ts';
import type { WatchedTopic } from '../use-alert-form.ts';
import styles from './alert-preview.module.css';
import { PreviewReason } from './preview-reason.tsx';

export interface PreviewTopicProps {
  preview: AlertPreview;
  /** As they were when it was asked for. */
  fields: AlertFields;
  topics: readonly WatchedTopic[];
  stale: boolean;
}

export function PreviewTopic({ preview, fields, topics, stale }: PreviewTopicProps) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const [wanted, setWanted] = useState<string | null>(null);
  const drawn = preview.topics.find(({ id }) => id === wanted) ?? preview.topics[0];
  const isPeriodic = fields.alertType === 'periodic';
  const isScore = fields.alertType === 'sentiment';
  const points = useMemo(() => {
    const of = outcomeOf(preview, isPeriodic);
    return drawn?.points.map((point) => ({ ...point, level: drawnLevel(point, { isScore }), outcome: of(point) })) ?? [];
  }, [drawn, preview, isPeriodic, isScore]);
  if (!drawn) return null;
  const nameOf = (id: string) => topics.find((topic) => topic.id === id)?.name ?? id;
  const gap = gapOf(drawn.points, { compared: !isPeriodic, isScore });
  const days = format.exact(LIMITS.previewDays);
  const subject = t(isScore ? 'preview.score' : 'preview.mentions');
  return (
    <div className={styles['topic']}>
      {preview.topics.length > 1 && (
        <Select
          label={t('preview.topic')}
          data={preview.topics.map(({ id }) => ({ value: id, label: nameOf(id) }))}
          value={drawn.id}
          onChange={setWanted}
          allowDeselect={false}
        />
      )}
      {drawn.points.length > 0 && (
        <LevelChart
          title={t(isPeriodic ? 'preview.chartPeriodic' : 'preview.chart', { topic: nameOf(drawn.id) })}
          points={points}
          isScore={isScore}
          hasLevel={!isPeriodic}
          stale={stale}
          fileName={`alert-preview-${drawn.id}`}
          description={t(isPeriodic ? 'preview.descriptionPeriodic' : 'preview.description', {
            topic: nameOf(drawn.id),
            subject,
            days,
            told: t('preview.toldCount', { count: preview.told.length, number: format.exact(preview.told.length) }),
          })}
          words={{
            value: subject,
            level: t('preview.level'),
            told: t('preview.toldMark'),
            held: t('preview.heldMark'),
            window: t('preview.window'),
            outcome: t('preview.toldColumn'),
            baseline: t('preview.baseline'),
          }}
        />
      )}
      <PreviewReason points={drawn.points} gap={gap} fields={fields} stale={stale} />
    </div>
  );
}
