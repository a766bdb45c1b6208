/** The password of whoever is signed in: the present one, and a new one twice. It signs them out everywhere, so that they sign in with the new one. */
import { Button, Modal, VisuallyHidden } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { changePassword } from '../../../../contract/account-pages.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { request } from '../../../lib/call.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useSession } from '../../../lib/session.ts';
import dialog from '../../../ui/dialog.module.css';
import { fieldOf, newPasswordProblem } from '../account-fields.ts';
import { leaveForPassword } from '../keep-session.ts';
import { useAccountCall } from '../use-account-call.ts';
import styles from './credentials-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['session', 'app']);
  const email = useSession((session) => session.user?.email ?? '');
  const language = usePreferences((preferences) => preferences.language);
  const [typed, setTyped] = useState({ current: '', password: '', again: '' });
  const [tried, setTried] = useState(false);
  const call = useAccountCall({ PASSWORD_INCORRECT: t('session:change.wrong') });
  const problem = newPasswordProblem(typed.password, typed.again, typed.current);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    const wrong = typed.current === '' ? 'password' : problem && fieldOf(problem);
    if (wrong) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    const { current, password } = typed;
    if (await call.run(() => request(changePassword, { current, password, language }))) await leaveForPassword();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('session:change.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
      centered
      classNames={{ title: dialog['title'] ?? '' }}
    >
      <form className={dialog['form']} onSubmit={(event) => void submit(event)} noValidate>
        <VisuallyHidden>
          {/* For programs that keep passwords: whose it is. */}
          <input name="username" type="email" autoComplete="username" readOnly tabIndex={-1} aria-hidden value={email} />
        </VisuallyHidden>
        <PasswordField
          name="password"
          label={t('session:change.current')}
          autoComplete="current-password"
          autoFocus
          value={typed.current}
          onChange={(current) => setTyped((before) => ({ ...before, current }))}
          error={tried && typed.current === '' ? t('session:passwordRequired') : null}
        />
        <NewPasswordFields
          label={t('session:newPassword')}
          password={typed.password}
          again={typed.again}
          problem={tried ? problem : null}
          onChange={(more) => setTyped((before) => ({ ...before, ...more }))}
        />
        <div role="alert" className={styles['refusal']}>
          {call.refusal}
        </div>
        <div className={dialog['buttons']}>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <Button type="submit" loading={call.busy}>
            {t('session:change.button')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
