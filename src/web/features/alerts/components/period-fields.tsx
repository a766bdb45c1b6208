/** Of periodic notifications: how long a period is and when it ends. */
import { Select } from '@mantine/core';
import { CYCLE_PERIODS } from '../../../../contract/alert-conditions.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { AlertFields } from '../draft.ts';
import { fieldWords } from '../field-words.ts';
import type { AlertForm } from '../use-alert-form.ts';
import { ClockInput } from './clock-input.tsx';
import styles from './form-fields.module.css';

const MINUTES = Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0'));

export function PeriodFields({ form: { fields, errors, write } }: { form: AlertForm }) {
  const { t } = useTranslation(['alerts', 'errors']);
  const format = useFormat();
  const { alertCyclePeriod: period, periodConditionTime: time } = fields;
  const error = fieldWords(t, format, errors, 'periodConditionTime');
  const hint = t('alerts:form.timeHint', { timezone: format.timezone() });
  return (
    <div className={styles['row']}>
      <Select
        label={t('alerts:form.period')}
        data={CYCLE_PERIODS.map((value) => ({ value, label: t(`alerts:form.periods.${value}`) }))}
        value={period}
        onChange={(value) => write({ alertCyclePeriod: value as AlertFields['alertCyclePeriod'] })}
        allowDeselect={false}
      />
      {period === 'hourly' ? (
        <Select
          label={t('alerts:form.minute')}
          searchable
          data={MINUTES}
          value={time.slice(3)}
          onChange={(minute) => write({ periodConditionTime: `${time.slice(0, 2) || '00'}:${minute ?? '00'}` })}
          allowDeselect={false}
          error={error}
        />
      ) : (
        <ClockInput
          label={t('alerts:form.time')}
          description={hint}
          value={time}
          onChange={(periodConditionTime) => write({ periodConditionTime })}
          error={error}
        />
      )}
    </div>
  );
}
