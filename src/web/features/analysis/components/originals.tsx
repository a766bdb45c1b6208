/** How many of the mentions are not copies of another one; leads to them. */
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Changed } from '../../../../contract/analysis/figures.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useAnalysis } from '../use-analysis.ts';
import styles from './kpi-row.module.css';

/** undefined while it loads. */
export function Originals({ figure }: { figure: Changed | undefined }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { id, search } = useAnalysis();
  if (!figure) return <Skeleton height={14} width={100} mt={2} />;
  // Where only these are counted anyway, the figure above says it.
  if (!figure.value || search.copies) return null;
  return (
    <Link
      to="/topics/$id/raw-data"
      params={{ id }}
      search={{ ...search, copies: 'without' }}
      className={styles['link']}
      title={t('kpi.originalsHint')}
      aria-label={t('kpi.openOriginals', { figure: format.exact(figure.value) })}
    >
      {t('kpi.originals', { number: format.number(figure.value) })}
    </Link>
  );
}
