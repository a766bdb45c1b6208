/** E-mail and password. It knows nothing of where they go: `onSubmit` answers what to say, or null when all is well. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { ClientSettings } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import styles from './credentials-form.module.css';
import { DemoCredentials } from './demo-credentials.tsx';
import { PasswordField } from './password-field.tsx';
import { ResendButton } from './resend-button.tsx';

export interface CredentialsFormProps {
  demo: ClientSettings['demoSignIn'];
  onSubmit: (email: string, password: string) => Promise<Refusal | null>;
}

export interface Refusal {
  text: string;
  /** The password is right: the mail that confirms the address can be sent again. */
  unconfirmed?: boolean;
}

export function CredentialsForm({ demo, onSubmit }: CredentialsFormProps) {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<(Refusal & { email: string }) | null>(null);
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
    try {
      const refused = await onSubmit(email.trim(), password);
      setRefusal(refused && { ...refused, email: email.trim() });
    } finally {
      setBusy(false);
    }
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
        error={tried && !email.trim() ? t('wrong.emailRequired') : null}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={tried && !password ? t('passwordRequired') : null}
      />
      <div role="alert" className={styles['refusal']}>
        {refusal?.text}
      </div>
      {refusal?.unconfirmed && <ResendButton email={refusal.email} />}
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
