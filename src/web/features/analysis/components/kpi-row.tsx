/** The key figures of the filter, the same on every tab, each with its change against the period just before. */
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Overview } from '../../../../contract/analysis.ts';
import type { Called } from '../../../lib/call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import styles from './kpi-row.module.css';

type Changed = Overview['mentions'];

export function KpiRow({ overview }: { overview: Called<Overview | null> }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { data, stale } = overview;
  if (overview.error) return <LoadError onRetry={overview.retry} />;
  return (
    <section className={styles['row']} aria-label={t('kpi.label')} aria-busy={stale || undefined} data-stale={stale || undefined}>
      <Kpi
        name={t('kpi.mentions')}
        figure={data?.mentions}
        text={format.number}
        exact={format.exact}
        way={format.signedPercent}
      />
      <Kpi name={t('kpi.score')} hint={t('kpi.scoreHint')} figure={data?.score} text={format.score} way={format.signedScore} />
      <Kpi name={t('kpi.authors')} figure={data?.authors} text={format.number} exact={format.exact} way={format.signedPercent} />
      <Kpi
        name={t('kpi.engagement')}
        hint={t('kpi.engagementHint')}
        figure={data?.engagement}
        text={format.number}
        exact={format.exact}
        way={format.signedPercent}
      />
    </section>
  );
}

interface KpiProps {
  name: string;
  hint?: string;
  /** undefined while it loads. */
  figure: Changed | undefined;
  text: (value: number | null) => string;
  /** On hover, where `text` shortens. */
  exact?: (value: number | null) => string;
  way: (change: number | null) => string;
}

function Kpi({ name, hint, figure, text, exact, way }: KpiProps) {
  const { t } = useTranslation(['analysis', 'app']);
  return (
    <div className={styles['kpi']}>
      <div className={styles['name']} title={hint}>
        {name}
      </div>
      <div className={styles['value']} title={figure && exact?.(figure.value)}>
        {figure ? text(figure.value) : <Skeleton height={34} width={90} />}
      </div>
      <div className={styles['change']}>
        {!figure && <Skeleton height={14} width={120} mt={4} />}
        {figure && figure.change === null && t('app:noComparison')}
        {figure && figure.change !== null && (
          <>
            <b>{way(figure.change)}</b> <span>{t('kpi.was', { value: text(figure.previous) })}</span>
          </>
        )}
      </div>
    </div>
  );
}
