/** How much was found lately, day by day, and what that means for a month and for the chosen period. */
import type { Preview } from '../../../../contract/preview.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DayBars } from '../../../ui/day-bars.tsx';
import { NumberText } from '../../../ui/number-text.tsx';
import { roughly } from '../rough-number.ts';
import styles from './topic-preview.module.css';

/** Days of the month that a forecast speaks of. */
const MONTH = 30;

export function PreviewFigures({ preview }: { preview: Preview }) {
  const { t } = useTranslation(['topics', 'app']);
  const format = useFormat();
  const figures = [
    ['last7Days', preview.last7Days],
    ['last30Days', preview.last30Days],
  ] as const;
  return (
    <>
      <dl className={styles['figures']}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`preview.${name}`)}</dt>
            <dd>
              <NumberText value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <DayBars
        days={preview.days}
        label={t('preview.perDay', { total: format.exact(preview.last30Days) })}
        words={{
          table: t('preview.asTable'),
          day: t('preview.day'),
          count: t('app:mentions'),
          unfinished: t('preview.unfinished'),
        }}
      />
      <p className={styles['forecast']}>
        <Forecast {...preview.forecast} />
      </p>
    </>
  );
}

function Forecast({ perDay, inPeriod }: Preview['forecast']) {
  const { t } = useTranslation('topics');
  const format = useFormat();
  if (perDay === null) return t('preview.noForecast');
  const month = roughly(perDay * MONTH);
  const monthly = month === 0 ? t('preview.hardlyAny') : t('preview.perMonth', { count: month, number: format.exact(month) });
  if (inPeriod === null) return monthly;
  const period = roughly(inPeriod);
  return `${monthly}${t('preview.inPeriod', { count: period, number: format.exact(period) })}`;
}
