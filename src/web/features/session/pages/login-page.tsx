/**
 * The door: the password form (a sign-in of the embedded provider, or a build that takes passwords itself), what there is to
 * say of a session, or nothing but the way to the provider.
 */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGIN_REASONS, type LoginReason } from '../../../lib/session.ts';
import { Brand } from '../../../ui/brand.tsx';
import { LanguageSwitch, ModeSwitch } from '../../../ui/switches.tsx';
import { loadClientSettings } from '../client-settings.ts';
import { SessionNotice } from '../components/session-notice.tsx';
import { InteractionForm, PasswordForm } from '../components/sign-in-forms.tsx';
import { AUTH } from '../keep-session.ts';
import { decideFace, type LoginFace } from '../login-face.ts';
import { useProductName } from '../product-name.ts';
import { useSsoStart } from '../use-sso-start.ts';
import styles from './login-page.module.css';

export function LoginPage() {
  const { t } = useTranslation('session');
  const { interaction, reason } = useSearch({ from: '/login' });
  const productName = useProductName();
  const [wished, setWished] = useState(false);
  const settings = useQuery({ queryKey: ['client-settings'], queryFn: loadClientSettings });
  // Without an answer the way to the provider fails too, and that is said.
  const autoRedirect = settings.data?.autoRedirect ?? (settings.isError ? true : undefined);
  const face = decideFace({ auth: AUTH, autoRedirect, interaction, reason, wished });
  const sso = useSsoStart(face === 'leaving');
  const shown = sso.failed ? 'sign-in-failed' : face;
  const notice = noticeOf(shown);
  const demo = settings.data?.demoSignIn ?? null;

  function begin(): void {
    setWished(true);
    sso.retry();
  }

  return (
    <main className={styles['page']}>
      <div className={styles['tools']}>
        <LanguageSwitch />
        <ModeSwitch />
      </div>
      <div className={styles['card']}>
        <Brand name={productName} />
        <div>
          <h1 className={styles['title']}>{t(notice ? `noticeTitles.${notice}` : 'title')}</h1>
          {shown === 'leaving' && <p className={styles['muted']}>{t('redirecting')}</p>}
          {INVITING.includes(shown) && <p className={styles['muted']}>{t('intro')}</p>}
        </div>
        {shown === 'interaction' && <InteractionForm uid={interaction ?? ''} demo={demo} onStartAgain={begin} />}
        {shown === 'password' && <PasswordForm demo={demo} />}
        {shown === 'door' && (
          <Button fullWidth onClick={begin}>
            {t('signIn')}
          </Button>
        )}
        {notice && <SessionNotice notice={notice} onSignIn={begin} onFailure={sso.fail} />}
      </div>
    </main>
  );
}

const INVITING: readonly LoginFace[] = ['interaction', 'password', 'door'];

function noticeOf(face: LoginFace): LoginReason | null {
  return LOGIN_REASONS.find((reason) => reason === face) ?? null;
}
