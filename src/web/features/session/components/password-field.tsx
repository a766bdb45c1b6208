/** A password, hidden until its button shows it; the button is reached by the keyboard too. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type PasswordFieldProps = Pick<PasswordInputProps, 'name' | 'label' | 'description' | 'error' | 'autoFocus'> & {
  /** What programs that keep passwords make of it. */
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
};

export function PasswordField({ value, onChange, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('session');
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...field}
      // What a dialog looks for.
      data-autofocus={field.autoFocus || undefined}
      required
      withAsterisk={false}
      aria-invalid={Boolean(field.error)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': t(visible ? 'hidePassword' : 'showPassword'), tabIndex: 0 }}
    />
  );
}
