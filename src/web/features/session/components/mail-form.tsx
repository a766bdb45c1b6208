/** Asks for an address and for the mail that goes there. What is answered is the same for every address. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { forgotPassword, resendConfirmation } from '../../../../contract/account-pages.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { request } from '../../../lib/call.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { emailProblem } from '../account-fields.ts';
import { useAccountCall } from '../use-account-call.ts';
import styles from './credentials-form.module.css';

export interface MailFormProps {
  endpoint: typeof forgotPassword | typeof resendConfirmation;
  button: string;
  onDone: (email: string) => void;
}

export function MailForm({ endpoint, button, onDone }: MailFormProps) {
  const { t } = useTranslation('session');
  const language = usePreferences((preferences) => preferences.language);
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const call = useAccountCall();
  const problem = tried ? emailProblem(email) : null;

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (emailProblem(email)) return event.currentTarget.querySelector<HTMLInputElement>('[name=username]')?.focus();
    if (await call.run(() => request(endpoint, { email, language }))) onDone(email.trim());
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
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
        error={problem && t(`wrong.${problem}`)}
      />
      <div role="alert" className={styles['refusal']}>
        {call.refusal}
      </div>
      <Button type="submit" fullWidth loading={call.busy}>
        {button}
      </Button>
    </form>
  );
}
