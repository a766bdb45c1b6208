/**
 * The door. What it shows follows from the build and the address: the password form (a sign-in of the embedded provider, or
 * a build that takes passwords itself), the news that a session has ended, or nothing but the way to the provider.
 */
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadClientSettings } from '../client-settings.ts';
import { Door } from '../components/door.tsx';
import { DoorLinks } from '../components/door-links.tsx';
import { Notice } from '../components/notice.tsx';
import { InteractionForm, PasswordForm } from '../components/sign-in-forms.tsx';
import { AUTH } from '../keep-session.ts';
import { useSsoStart } from '../use-sso-start.ts';

/** Until the server has told. */
const UNKNOWN = { demoSignIn: null, embedded: false, registration: 'closed' } as const;
const CLOSED = ['/forgotpassword'] as const;
const OPEN = [...CLOSED, '/register'] as const;

type Face = 'interaction' | 'password' | 'leaving' | 'expired' | 'failed' | 'changed';

interface News {
  title: 'expiredTitle' | 'failedTitle' | 'reset.doneTitle';
  text: 'expiredText' | 'failedText' | 'reset.doneText';
}

const NEWS: Partial<Record<Face, News>> = {
  expired: { title: 'expiredTitle', text: 'expiredText' },
  failed: { title: 'failedTitle', text: 'failedText' },
  changed: { title: 'reset.doneTitle', text: 'reset.doneText' },
};

export function LoginPage() {
  const { t } = useTranslation('session');
  const { interaction, reason } = useSearch({ from: '/login' });
  const [wished, setWished] = useState(false);
  const settings = useQuery({ queryKey: ['client-settings'], queryFn: loadClientSettings });
  const face = wished && AUTH === 'sso' ? 'leaving' : faceOf(interaction, wished ? undefined : reason);
  const sso = useSsoStart(face === 'leaving');
  const shown: Face = sso.failed ? 'failed' : face;
  const { demoSignIn: demo, embedded, registration } = settings.data ?? UNKNOWN;
  const isForm = shown === 'interaction' || shown === 'password';
  const news = NEWS[shown];

  function begin(): void {
    setWished(true);
    sso.retry();
  }

  return (
    <Door title={t(news?.title ?? 'title')} intro={shown === 'leaving' ? t('redirecting') : isForm ? t('intro') : null}>
      {shown === 'interaction' && (
        <InteractionForm uid={interaction ?? ''} demo={demo} embedded={embedded} onStartAgain={begin} />
      )}
      {shown === 'password' && <PasswordForm demo={demo} embedded={embedded} />}
      {news && <Notice text={t(news.text)} action={t('signIn')} onAction={begin} />}
      {isForm && <DoorLinks to={registration === 'open' ? OPEN : CLOSED} />}
    </Door>
  );
}

function faceOf(interaction: string | undefined, reason: string | undefined): Face {
  if (reason === 'token-expired') return 'expired';
  if (reason === 'password-changed') return 'changed';
  if (AUTH === 'password') return 'password';
  if (interaction) return 'interaction';
  return reason === 'sign-in-failed' ? 'failed' : 'leaving';
}
