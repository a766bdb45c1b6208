/** A password, hidden until its button shows it; the button is reached by the keyboard too. */
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';

export type PasswordFieldProps = Pick<TextInputProps, 'name' | 'label' | 'description' | 'error' | 'autoFocus'> & {
  /** What programs that keep passwords make of it. */
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
};

export function PasswordField({ value, onChange, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('session');
  const [visible, setVisible] = useState(false);
  const Icon = visible ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...field}
      type={visible ? 'text' : 'password'}
      // What a dialog looks for.
      data-autofocus={field.autoFocus || undefined}
      required
      withAsterisk={false}
      aria-invalid={Boolean(field.error)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(visible ? 'hidePassword' : 'showPassword')}
          // Whoever is typing goes on there.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
