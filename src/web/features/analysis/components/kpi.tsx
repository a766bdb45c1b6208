/** One key figure: its name, its value, the change, the course. "–" for what is not known. */
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Changed } from '../../../../contract/analysis/figures.ts';
import type { Granularity } from '../../../../contract/filter.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Hint } from '../../../ui/hint.tsx';
import { Sparkline } from '../../../ui/sparkline.tsx';
import type { AnalysisSearch } from '../filter-search.ts';
import { useAnalysis } from '../use-analysis.ts';
import styles from './kpi-row.module.css';

export interface KpiProps {
  name: string;
  hint?: string;
  /** undefined while it loads. */
  figure: Changed | undefined;
  /** The figure by bucket, oldest first; null while it loads. */
  course: { granularity: Granularity; values: readonly (number | null)[] } | null;
  /** Where a click leads, what the address says more there, and what a screen reader says of it. */
  open: { to: 'raw-data' | 'who' | 'how'; search?: Partial<AnalysisSearch>; label: (figure: string) => string };
  text: (value: number | null | undefined) => string;
  /** On hover, where `text` shortens. */
  exact?: (value: number | null) => string;
  way: (change: number | null) => string;
  below?: ReactNode;
}

export function Kpi({ name, hint, figure, course, open, text, exact, way, below }: KpiProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const { id, search } = useAnalysis();
  const value = figure && <span title={exact?.(figure.value)}>{text(figure.value)}</span>;
  const isSomething = figure !== undefined && figure.value !== null && (exact === undefined || figure.value > 0);
  return (
    <div className={styles['kpi']}>
      <div className={styles['name']}>
        {name}
        {hint && <Hint text={hint} />}
      </div>
      <div className={styles['value']}>
        {!figure && <Skeleton height="1.25em" width={90} />}
        {isSomething ? (
          <Link
            to={`/topics/$id/${open.to}`}
            params={{ id }}
            search={{ ...search, ...open.search }}
            className={styles['open']}
            aria-label={open.label(exact?.(figure.value) ?? text(figure.value))}
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
      <div className={styles['below']}>{below}</div>
      <div className={styles['course']}>
        {course && (
          <Sparkline
            values={course.values}
            label={t('kpi.trend', {
              name,
              granularity: t(`overTime.per.${course.granularity}`),
              latest: text(course.values.at(-1)),
            })}
            width={132}
            height={28}
          />
        )}
      </div>
    </div>
  );
}
