/**
 * The key figures of the filter, the same on every tab, each with its change against the period just before. A figure made
 * of posts leads to them.
 */
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Overview } from '../../../../contract/analysis/overview.ts';
import type { PostSort } from '../../../../contract/filter.ts';
import type { Called } from '../../../lib/call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Hint } from '../../../ui/hint.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { useAnalysis } from '../use-analysis.ts';
import styles from './kpi-row.module.css';

type Changed = Overview['mentions'];

export function KpiRow({ overview }: { overview: Called<Overview | null> }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { search } = useAnalysis();
  const { data, stale } = overview;
  if (overview.error) return <LoadError onRetry={overview.retry} />;
  const counted = { text: format.number, exact: format.exact, way: format.signedPercent };
  return (
    <section className={styles['row']} aria-label={t('kpi.label')} aria-busy={stale || undefined} data-stale={stale || undefined}>
      <Kpi
        name={t('kpi.mentions')}
        figure={data?.mentions}
        posts={{ sort: search.sort, label: (figure) => t('kpi.openMentions', { figure }) }}
        {...counted}
      />
      <Kpi name={t('kpi.score')} hint={t('kpi.scoreHint')} figure={data?.score} text={format.score} way={format.signedScore} />
      <Kpi name={t('kpi.authors')} figure={data?.authors} {...counted} />
      <Kpi
        name={t('kpi.engagement')}
        hint={t('kpi.engagementHint')}
        figure={data?.engagement}
        posts={{ sort: 'engagement', label: (figure) => t('kpi.openEngagement', { figure }) }}
        {...counted}
      />
    </section>
  );
}

interface KpiProps {
  name: string;
  hint?: string;
  /** undefined while it loads. */
  figure: Changed | undefined;
  /** The order in which its posts are listed, and what a screen reader says of the link to them. */
  posts?: { sort: PostSort | undefined; label: (figure: string) => string };
  text: (value: number | null) => string;
  /** On hover, where `text` shortens. */
  exact?: (value: number | null) => string;
  way: (change: number | null) => string;
}

function Kpi({ name, hint, figure, posts, text, exact, way }: KpiProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const { id, search } = useAnalysis();
  const value = figure && <span title={exact?.(figure.value)}>{text(figure.value)}</span>;
  return (
    <div className={styles['kpi']}>
      <div className={styles['name']}>
        {name}
        {hint && <Hint text={hint} />}
      </div>
      <div className={styles['value']}>
        {!figure && <Skeleton height={34} width={90} />}
        {figure?.value && posts ? (
          <Link
            to="/topics/$id/raw-data"
            params={{ id }}
            search={{ ...search, sort: posts.sort, page: undefined }}
            className={styles['open']}
            aria-label={posts.label(exact?.(figure.value) ?? text(figure.value))}
          >
            {value}
          </Link>
        ) : (
          value
        )}
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
