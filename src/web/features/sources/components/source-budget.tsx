/** What was spent today on a source that counts its calls or charges for them, and what the day comes to at this pace. */
import type { SourceBudgetOnWire } from '../../../../contract/sources.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './source-budget.module.css';

export function SourceBudget({ budget: { buckets, money, resetsAt } }: { budget: SourceBudgetOnWire }) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const pace = (forecast: string | null) => forecast !== null && ` · ${t('budget.pace', { forecast })}`;
  return (
    <ul className={styles['budget']} title={t('budget.resets', { time: format.dateTime(resetsAt) })}>
      {money && (
        <li>
          {t('budget.spent', { spent: format.dollars(money.spent), max: format.dollars(money.perDay) })}
          {pace(money.forecast === null ? null : format.dollars(money.forecast))}
        </li>
      )}
      {buckets.map(({ bucket, calls, callsPerDay, forecast }) => (
        <li key={bucket}>
          {/* What the source counts by itself, by its own word. */}
          <span lang="en">{`${bucket}: `}</span>
          {callsPerDay === null
            ? t('budget.calls', { calls: format.exact(calls) })
            : t('budget.callsOf', { calls: format.exact(calls), max: format.exact(callsPerDay) })}
          {pace(forecast === null ? null : format.exact(forecast))}
        </li>
      ))}
    </ul>
  );
}
