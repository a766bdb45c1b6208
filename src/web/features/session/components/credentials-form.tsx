/** E-mail and password. It knows nothing of where they go: `onSubmit` answers what to say, or null when all is well. */
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientSettings } from '../../../../contract/accounts.ts';
import styles from './credentials-form.module.css';
import { DemoCredentials } from './demo-credentials.tsx';

export interface CredentialsFormProps {
  demo: ClientSettings['demoSignIn'];
  onSubmit: (email: string, password: string) => Promise<string | null>;
}

export function CredentialsForm({ demo, onSubmit }: CredentialsFormProps) {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setRefusal(null);
    if (!email.trim() || !password) {
      form.current?.querySelector<HTMLInputElement>(email.trim() ? '[name=password]' : '[name=username]')?.focus();
      return;
    }
    setBusy(true);
    setRefusal(await onSubmit(email.trim(), password));
    setBusy(false);
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        name="username"
        type="email"
        label={t('email')}
        autoComplete="username"
        autoFocus
        required
        withAsterisk={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={tried && !email.trim() ? t('emailRequired') : null}
      />
      <PasswordInput
        name="password"
        label={t('password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={tried && !password ? t('passwordRequired') : null}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      />
      <div role="alert" className={styles['refusal']}>
        {refusal}
      </div>
      <Button type="submit" fullWidth loading={busy}>
        {t('signIn')}
      </Button>
      {demo && (
        <DemoCredentials
          demo={demo}
          onFill={() => {
            setEmail(demo.email);
            setPassword(demo.password);
            setRefusal(null);
          }}
        />
      )}
    </form>
  );
}
