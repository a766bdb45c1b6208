/** The password that was chosen at the registration: whoever is sent a link by a stranger's registration does not know it. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { confirmAccount } from '../../../../contract/account-pages.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { request } from '../../../lib/call.ts';
import { useAccountCall } from '../use-account-call.ts';
import styles from './credentials-form.module.css';
import { PasswordField } from './password-field.tsx';

export interface ConfirmFormProps {
  token: string;
  email: string;
  onDone: () => void;
  /** The link may be over by now. */
  onRefused: () => void;
}

export function ConfirmForm({ token, email, onDone, onRefused }: ConfirmFormProps) {
  const { t } = useTranslation('session');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const call = useAccountCall({ TOKEN_EXPIRED: t('linkOver'), PASSWORD_INCORRECT: t('confirm.wrongPassword') });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (password === '') return event.currentTarget.querySelector<HTMLInputElement>('[name=password]')?.focus();
    if (await call.run(() => request(confirmAccount, { token, password }))) onDone();
    else onRefused();
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {/* Whose it is, for people and for programs that keep passwords. */}
      <TextInput name="username" type="email" label={t('email')} autoComplete="username" readOnly value={email} />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
        error={tried && password === '' ? t('passwordRequired') : null}
      />
      <div role="alert" className={styles['refusal']}>
        {call.refusal}
      </div>
      <Button type="submit" fullWidth loading={call.busy}>
        {t('confirm.button')}
      </Button>
    </form>
  );
}
