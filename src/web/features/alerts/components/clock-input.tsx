/** A time of the organisation's clock, `HH:mm`, written alike whatever the browser is used to; empty while it is no time. */
import { TimePicker } from '@mantine/dates';
import { useTranslation } from '../../../i18n/shown-words.ts';

export interface ClockInputProps {
  label: string;
  description?: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function ClockInput({ label, description, value, onChange, error }: ClockInputProps) {
  const { t } = useTranslation('alerts');
  const invalid = { 'aria-invalid': error !== undefined || undefined };
  return (
    <TimePicker
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      format="24h"
      value={value}
      onChange={onChange}
      hoursInputLabel={t('form.hoursOf', { label })}
      minutesInputLabel={t('form.minutesOf', { label })}
      hoursInputProps={invalid}
      minutesInputProps={invalid}
      error={error}
    />
  );
}
