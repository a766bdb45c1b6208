/** The topic's period: the whole plan, or chosen days, said in the organisation's timezone. */
import { Input, SegmentedControl } from '@mantine/core';
import type { Subscription } from '../../../../contract/accounts.ts';
import { SHORTCUTS, type Shortcut, shortcutPeriod } from '../../../../engine/analysis/shortcuts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { countDays, dayOf, lastDayOf } from '../../../lib/days.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useToday } from '../../../lib/use-today.ts';
import { DateRangePicker } from '../../../ui/date-range-picker.tsx';
import { canUseWholePeriod, type TopicDraft } from '../draft.ts';
import styles from './period-field.module.css';

export interface PeriodFieldProps {
  draft: TopicDraft;
  plan: Subscription;
  timezone: string;
  onChange: (changes: Partial<TopicDraft>) => void;
  error: string | undefined;
}

export function PeriodField({ draft, plan, timezone, onChange, error }: PeriodFieldProps) {
  const { t } = useTranslation('topics');
  const format = useFormat();
  const wholePossible = canUseWholePeriod(plan);
  return (
    <fieldset className={styles['period']} aria-label={t('form.period')}>
      {wholePossible && (
        <SegmentedControl
          aria-label={t('form.period')}
          value={draft.selectTimeChecked ? 'chosen' : 'whole'}
          onChange={(value) => onChange({ selectTimeChecked: value === 'chosen' })}
          data={[
            { value: 'whole', label: t('form.periodWhole') },
            { value: 'chosen', label: t('form.periodChosen') },
          ]}
        />
      )}
      {draft.selectTimeChecked ? (
        <ChosenDays draft={draft} timezone={timezone} onChange={onChange} error={error} />
      ) : (
        <p className={styles['whole']}>
          {t('period', { start: format.day(dayOf(plan.startsAt, timezone)), end: format.day(lastDayOf(plan.endsAt, timezone)) })}
        </p>
      )}
      {!draft.selectTimeChecked && error && <Input.Error>{error}</Input.Error>}
      <p className={styles['hint']}>
        <PeriodHint draft={draft} plan={plan} />
      </p>
    </fieldset>
  );
}

function ChosenDays({ draft, timezone, onChange, error }: Omit<PeriodFieldProps, 'plan'>) {
  const { t } = useTranslation(['topics', 'app']);
  const { startDate, endDate } = draft;
  const today = useToday();
  const daysOf = (shortcut: Shortcut) => {
    const { start, end } = shortcutPeriod(shortcut, today, timezone);
    return { startDate: dayOf(start.toISOString(), timezone), endDate: lastDayOf(end.toISOString(), timezone) };
  };
  return (
    <div className={styles['dates']}>
      <DateRangePicker
        label={t('form.periodDates')}
        hideLabel
        value={startDate && endDate ? { from: startDate, to: endDate } : null}
        onChange={({ from, to }) => onChange({ startDate: from, endDate: to })}
        shortcuts={SHORTCUTS.map((value) => ({ value, label: t(`app:shortcuts.${value}`) }))}
        onShortcut={(shortcut) => onChange(daysOf(shortcut))}
        error={error}
      />
    </div>
  );
}

function PeriodHint({ draft, plan }: Pick<PeriodFieldProps, 'draft' | 'plan'>) {
  const { t } = useTranslation('topics');
  const format = useFormat();
  const numbers = { timezone: format.timezone(), max: format.exact(plan.maxDays) };
  const { startDate, endDate, selectTimeChecked } = draft;
  if (!selectTimeChecked || !startDate || !endDate) return t('form.periodHintEmpty', numbers);
  return t('form.periodHint', { ...numbers, count: Math.max(0, countDays(startDate, endDate)) });
}
