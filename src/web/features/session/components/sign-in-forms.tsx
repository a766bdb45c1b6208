/** The two places a password can go: the embedded provider's sign-in, or the gateway itself. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientSettings } from '../../../../contract/accounts.ts';
import { CallError } from '../../../lib/call-error.ts';
import { submitInteraction } from '../interaction.ts';
import { adopt } from '../keep-session.ts';
import { loginErrorCode } from '../login-errors.ts';
import { signInWithPassword } from '../password.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { Notice } from './notice.tsx';

type Demo = ClientSettings['demoSignIn'];

export function InteractionForm({ uid, demo, onStartAgain }: { uid: string; demo: Demo; onStartAgain: () => void }) {
  const { t } = useTranslation(['session', 'errors']);
  const [ended, setEnded] = useState(false);
  if (ended) return <Notice text={t('session:interactionEnded')} action={t('session:startAgain')} onAction={onStartAgain} />;

  async function submit(email: string, password: string): Promise<string | null> {
    const answer = await submitInteraction(uid, email, password).catch(() => null);
    if (!answer) return t('session:unreachable');
    if (answer.kind === 'too-many') return t('session:tooMany');
    if (answer.kind === 'refused') return t(`errors:login.${answer.code}`);
    if (answer.kind === 'ended') setEnded(true);
    else location.assign(answer.returnTo);
    return null;
  }

  return <CredentialsForm demo={demo} onSubmit={submit} />;
}

export function PasswordForm({ demo }: { demo: Demo }) {
  const { t } = useTranslation(['session', 'errors']);

  async function submit(email: string, password: string): Promise<string | null> {
    try {
      await adopt(await signInWithPassword(email, password));
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'network') return t('session:unreachable');
      if (error.detail.status === 429) return t('session:tooMany');
      return t(`errors:login.${loginErrorCode(error.detail.status, error.detail.loginCode)}`);
    }
  }

  return <CredentialsForm demo={demo} onSubmit={submit} />;
}
