/** The two places a password can go: the embedded provider's sign-in, or the gateway itself. */
import { useState } from 'react';
import type { ClientSettings } from '../../../../contract/accounts.ts';
import type { LoginErrorCode } from '../../../../contract/errors.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { CallError } from '../../../lib/call-error.ts';
import { submitInteraction } from '../interaction.ts';
import { adopt } from '../keep-session.ts';
import { loginErrorCode } from '../login-errors.ts';
import { signInWithPassword } from '../password.ts';
import { useTooManyWords } from '../use-too-many-words.ts';
import { CredentialsForm, type Refusal } from './credentials-form.tsx';
import { Notice } from './notice.tsx';

interface PlaceOfAccounts {
  demo: ClientSettings['demoSignIn'];
  /** Accounts are kept here, and so are the mails that confirm them. */
  embedded: boolean;
}

export interface InteractionFormProps extends PlaceOfAccounts {
  uid: string;
  onStartAgain: () => void;
}

export function InteractionForm({ uid, demo, embedded, onStartAgain }: InteractionFormProps) {
  const { t } = useTranslation('session');
  const tooMany = useTooManyWords();
  const refusedWith = useRefusal(embedded);
  const [ended, setEnded] = useState(false);
  if (ended) return <Notice text={t('interactionEnded')} action={t('startAgain')} onAction={onStartAgain} />;

  async function submit(email: string, password: string): Promise<Refusal | null> {
    const answer = await submitInteraction(uid, email, password).catch(() => null);
    if (!answer) return { text: t('unreachable') };
    if (answer.kind === 'too-many') return { text: tooMany(answer.seconds) };
    if (answer.kind === 'refused') return refusedWith(answer.code);
    if (answer.kind === 'ended') setEnded(true);
    else location.assign(answer.returnTo);
    return null;
  }

  return <CredentialsForm demo={demo} onSubmit={submit} />;
}

export function PasswordForm({ demo, embedded }: PlaceOfAccounts) {
  const { t } = useTranslation('session');
  const tooMany = useTooManyWords();
  const refusedWith = useRefusal(embedded);

  async function submit(email: string, password: string): Promise<Refusal | null> {
    try {
      await adopt(await signInWithPassword(email, password));
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'network') return { text: t('unreachable') };
      if (error.detail.status === 429) return { text: tooMany(error.detail.retryAfter ?? null) };
      return refusedWith(loginErrorCode(error.detail.status, error.detail.loginCode));
    }
  }

  return <CredentialsForm demo={demo} onSubmit={submit} />;
}

function useRefusal(embedded: boolean): (code: LoginErrorCode) => Refusal {
  const { t } = useTranslation('errors');
  return (code) => ({ text: t(`login.${code}`), unconfirmed: embedded && code === 'EMAIL_UNVERIFIED' });
}
