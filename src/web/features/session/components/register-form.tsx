/** Who wants an account: name, organisation, address and a password, twice. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { registerAccount } from '../../../../contract/account-pages.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { browserTimezone } from '../../../lib/browser-timezone.ts';
import { request } from '../../../lib/call.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { emailProblem, fieldOf, type NewPasswordProblem, newPasswordProblem } from '../account-fields.ts';
import { useAccountCall } from '../use-account-call.ts';
import styles from './credentials-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

const EMPTY = { name: '', organisation: '', email: '', password: '', again: '' };

export function RegisterForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation('session');
  const language = usePreferences((preferences) => preferences.language);
  const [typed, setTyped] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const call = useAccountCall();
  const change = (more: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...more }));
  const problems = {
    name: typed.name.trim() === '' ? ('nameRequired' as const) : null,
    email: emailProblem(typed.email),
    password: newPasswordProblem(typed.password, typed.again),
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    const wrong = firstWrong(problems);
    if (wrong) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    const { name, email, password } = typed;
    const organisation = typed.organisation.trim() || undefined;
    const timezone = browserTimezone();
    const done = await call.run(() => request(registerAccount, { name, organisation, email, password, timezone, language }));
    if (done) onDone(email.trim());
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        name="name"
        label={t('name')}
        autoComplete="name"
        autoFocus
        required
        withAsterisk={false}
        maxLength={200}
        value={typed.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={tried && problems.name && t(`wrong.${problems.name}`)}
      />
      <TextInput
        name="organization"
        label={t('organisation')}
        autoComplete="organization"
        maxLength={200}
        value={typed.organisation}
        onChange={(event) => change({ organisation: event.currentTarget.value })}
      />
      <TextInput
        name="username"
        type="email"
        label={t('email')}
        autoComplete="username"
        required
        withAsterisk={false}
        value={typed.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        error={tried && problems.email && t(`wrong.${problems.email}`)}
      />
      <NewPasswordFields
        label={t('password')}
        password={typed.password}
        again={typed.again}
        problem={tried ? problems.password : null}
        onChange={change}
      />
      <div role="alert" className={styles['refusal']}>
        {call.refusal}
      </div>
      <Button type="submit" fullWidth loading={call.busy}>
        {t('register.button')}
      </Button>
    </form>
  );
}

/** The name of the first field that is wrong. */
function firstWrong(problems: { name: string | null; email: string | null; password: NewPasswordProblem | null }): string | null {
  if (problems.name) return 'name';
  if (problems.email) return 'username';
  return problems.password && fieldOf(problems.password);
}
