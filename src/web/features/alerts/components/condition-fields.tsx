/** When an alert tells: what is compared, in which direction, how far, and over how long a window. */
import { Select } from '@mantine/core';
import { ALERT_CYCLES, CONDITION_TYPES, DURATION_UNITS, EQUATIONS } from '../../../../contract/alert-conditions.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { type AlertFields, numbersInUse } from '../draft.ts';
import type { AlertForm } from '../use-alert-form.ts';
import styles from './form-fields.module.css';
import { NumberInput } from './number-input.tsx';
import { SensitivityField } from './sensitivity-field.tsx';

/** The fields of the two types differ in their names alone. */
const FIELDS = {
  conversation: { type: 'conConditionType', equation: 'conConditionEquation', value: 'conConditionValue' },
  sentiment: { type: 'senConditionType', equation: 'senConditionEquation', value: 'senConditionValue' },
} as const;

export function ConditionFields({ form, alertType }: { form: AlertForm; alertType: keyof typeof FIELDS }) {
  const { t } = useTranslation('alerts');
  const { fields, write } = form;
  const names = FIELDS[alertType];
  const type = fields[names.type];
  const isSmart = type === 'smart';
  const shown = numbersInUse(fields);
  return (
    <>
      <div className={styles['row']}>
        <Select
          label={t('form.measure')}
          data={CONDITION_TYPES.map((value) => {
            const key = value === 'smart' ? value : (`${alertType}${value}` as const);
            return { value, label: t(`form.conditionTypes.${key}`) };
          })}
          value={type}
          onChange={(value) => write({ [names.type]: value as AlertFields['conConditionType'] })}
          allowDeselect={false}
        />
        <Select
          label={t('form.equation')}
          data={EQUATIONS.map((value) => ({
            value,
            label: isSmart ? t(`form.smartEquations.${value}`) : t(`form.equations.${value}`),
          }))}
          value={fields[names.equation]}
          onChange={(value) => write({ [names.equation]: value as AlertFields['conConditionEquation'] })}
          allowDeselect={false}
        />
      </div>
      {isSmart && <SensitivityField value={fields.sensitivity} onChange={(sensitivity) => write({ sensitivity })} />}
      <div className={styles['row']}>
        {shown.includes(names.value) && <NumberInput form={form} field={names.value} label={t('form.value')} />}
        <Select
          label={t('form.cycle')}
          description={t(isSmart ? 'form.cycleHintSmart' : 'form.cycleHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={ALERT_CYCLES.map((value) => ({ value, label: t(`form.cycles.${value}`) }))}
          value={fields.alertCycle}
          onChange={(value) => write({ alertCycle: value as AlertFields['alertCycle'] })}
          allowDeselect={false}
        />
      </div>
      {fields.alertCycle === 'custom' && (
        <div className={styles['row']}>
          <NumberInput form={form} field="alertDuration" label={t('form.duration')} />
          <Select
            label={t('form.durationUnit')}
            data={DURATION_UNITS.map((value) => ({ value, label: t(`form.durationUnits.${value}`) }))}
            value={fields.alertDurationUnit}
            onChange={(value) => write({ alertDurationUnit: value as AlertFields['alertDurationUnit'] })}
            allowDeselect={false}
          />
        </div>
      )}
    </>
  );
}
