/** A number of the form, kept as it is typed, with its unit and its bounds. */
import { TextInput } from '@mantine/core';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { type NumberField, unitOf } from '../draft.ts';
import { mostWords, numberWords } from '../field-words.ts';
import type { AlertForm } from '../use-alert-form.ts';

export interface NumberInputProps {
  form: AlertForm;
  field: NumberField;
  label: string;
}

export function NumberInput({ form: { fields, errors, write }, field, label }: NumberInputProps) {
  const { t } = useTranslation(['alerts', 'errors']);
  const format = useFormat();
  const named =
    field === 'alertDuration'
      ? label
      : t('alerts:form.labelIn', { label, unit: t(`alerts:form.units.${unitOf(field, fields)}`) });
  return (
    <TextInput
      label={named}
      inputMode="decimal"
      autoComplete="off"
      required
      value={fields[field]}
      onChange={(event) => write({ [field]: event.currentTarget.value })}
      description={t('alerts:form.bounds', { most: mostWords(t, format, { field, fields }) })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={numberWords(t, format, errors, { field, fields })}
    />
  );
}
