/**
 * The door: the password form (a sign-in of the embedded provider, or a build that takes passwords itself), what there is to
 * say of a session, or nothing but the way to the provider.
 */
import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { LOGIN_REASONS, type LoginReason } from '../../../lib/session.ts';
import { Door } from '../components/door.tsx';
import { DoorLinks } from '../components/door-links.tsx';
import { SessionNotice } from '../components/session-notice.tsx';
import { InteractionForm, PasswordForm } from '../components/sign-in-forms.tsx';
import { AUTH } from '../keep-session.ts';
import { decideFace, type LoginFace, promptAfter } from '../login-face.ts';
import { useSettingsQuery } from '../use-client-settings.ts';
import { useSsoStart } from '../use-sso-start.ts';

/** Until the server has told. */
const UNKNOWN = { demoSignIn: null, embedded: false, registration: 'closed' } as const;
const CLOSED = ['/forgotpassword'] as const;
const OPEN = [...CLOSED, '/register'] as const;

const INVITING: readonly LoginFace[] = ['interaction', 'password', 'door'];
/** Where a session has ended, it may be by somebody else who has set a password: the way to another is wanted most there. */
const LINKING: readonly LoginFace[] = [...INVITING, 'token-expired', 'password-changed'];

export function LoginPage() {
  const { t } = useTranslation('session');
  const { interaction, reason } = useSearch({ from: '/login' });
  const [wished, setWished] = useState(false);
  const settings = useSettingsQuery();
  // Without an answer the way to the provider fails too, and that is said.
  const autoRedirect = settings.data?.autoRedirect ?? (settings.isError ? true : undefined);
  const face = decideFace({ auth: AUTH, autoRedirect, interaction, reason, wished });
  const sso = useSsoStart(face === 'leaving', promptAfter(reason));
  const shown = sso.failed ? 'sign-in-failed' : face;
  const notice = noticeOf(shown);
  const { demoSignIn: demo, embedded, registration } = settings.data ?? UNKNOWN;

  function begin(): void {
    setWished(true);
    sso.retry();
  }

  return (
    <Door
      title={t(notice ? `noticeTitles.${notice}` : 'title')}
      intro={shown === 'leaving' ? t('redirecting') : INVITING.includes(shown) ? t('intro') : null}
      news={notice !== null}
    >
      {shown === 'interaction' && (
        <InteractionForm uid={interaction ?? ''} demo={demo} embedded={embedded} onStartAgain={begin} />
      )}
      {shown === 'password' && <PasswordForm demo={demo} embedded={embedded} />}
      {shown === 'door' && (
        <Button fullWidth onClick={begin}>
          {t('signIn')}
        </Button>
      )}
      {notice && <SessionNotice notice={notice} onSignIn={begin} onFailure={sso.fail} />}
      {LINKING.includes(shown) && <DoorLinks to={registration === 'open' ? OPEN : CLOSED} />}
    </Door>
  );
}

function noticeOf(face: LoginFace): LoginReason | null {
  return LOGIN_REASONS.find((reason) => reason === face) ?? null;
}
