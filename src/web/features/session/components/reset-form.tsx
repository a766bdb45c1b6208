/** A new password for the account that a link is for. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { resetPassword } from '../../../../contract/account-pages.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { request } from '../../../lib/call.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { fieldOf, newPasswordProblem } from '../account-fields.ts';
import { useAccountCall } from '../use-account-call.ts';
import styles from './credentials-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

export interface ResetFormProps {
  token: string;
  email: string;
  onDone: () => void;
  onRefused: () => void;
}

export function ResetForm({ token, email, onDone, onRefused }: ResetFormProps) {
  const { t } = useTranslation('session');
  const language = usePreferences((preferences) => preferences.language);
  const [typed, setTyped] = useState({ password: '', again: '' });
  const [tried, setTried] = useState(false);
  const call = useAccountCall({ TOKEN_EXPIRED: t('linkOver') });
  const problem = newPasswordProblem(typed.password, typed.again);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    const wrong = problem && fieldOf(problem);
    if (wrong) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    if (await call.run(() => request(resetPassword, { token, password: typed.password, language }))) onDone();
    else onRefused();
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {/* Whose it is, for people and for programs that keep passwords. */}
      <TextInput name="username" type="email" label={t('email')} autoComplete="username" readOnly value={email} />
      <NewPasswordFields
        label={t('newPassword')}
        autoFocus
        password={typed.password}
        again={typed.again}
        problem={tried ? problem : null}
        onChange={(more) => setTyped((before) => ({ ...before, ...more }))}
      />
      <div role="alert" className={styles['refusal']}>
        {call.refusal}
      </div>
      <Button type="submit" fullWidth loading={call.busy}>
        {t('reset.button')}
      </Button>
    </form>
  );
}
