/** A number of the form, kept as it is typed, with its unit and its bounds. */
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { mostOf, type NumberField } from '../draft.ts';
import { numberWords } from '../field-words.ts';
import type { AlertForm } from '../use-alert-form.ts';

export interface NumberInputProps {
  form: AlertForm;
  field: NumberField;
  label: string;
  unit?: 'mentions' | 'points' | 'percent';
}

export function NumberInput({ form: { fields, errors, write }, field, label, unit }: NumberInputProps) {
  const { t } = useTranslation(['alerts', 'errors']);
  const format = useFormat();
  return (
    <TextInput
      label={unit ? t('alerts:form.labelIn', { label, unit: t(`alerts:form.units.${unit}`) }) : label}
      inputMode="decimal"
      autoComplete="off"
      required
      value={fields[field]}
      onChange={(event) => write({ [field]: event.currentTarget.value })}
      description={t('alerts:form.bounds', { max: format.exact(mostOf(field, fields)) })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={numberWords(t, format, errors, { field, fields })}
    />
  );
}
