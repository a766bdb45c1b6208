/** How many posts of a source arrived on each of the last days: a line, the sum, and every day on hover and for screen readers. */
import type { Source } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { NumberText } from '../../../ui/number-text.tsx';
import { Sparkline } from '../../../ui/sparkline.tsx';
import styles from './source-days.module.css';

export function SourceDays({ source: { days } }: { source: Source }) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const total = days.reduce((sum, { posts }) => sum + posts, 0);
  const each = days.map(({ day, posts }) => t('ofDay', { day: format.day(day), number: format.exact(posts) }));
  const label = [t('ofDays', { count: total, number: format.exact(total), days: format.exact(days.length) }), ...each].join('\n');
  return (
    <span className={styles['days']}>
      <Sparkline values={days.map(({ posts }) => posts)} label={label} width={84} height={24} />
      <span className={styles['total']}>
        <NumberText value={total} />
      </span>
    </span>
  );
}
