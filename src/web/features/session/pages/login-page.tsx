/**
 * The door. What it shows follows from the build and the address: the password form (a sign-in of the embedded provider, or
 * a build that takes passwords itself), the news that a session has ended, or nothing but the way to the provider.
 */
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../../ui/brand.tsx';
import { LanguageSwitch, ModeSwitch } from '../../../ui/switches.tsx';
import { loadClientSettings } from '../client-settings.ts';
import { Notice } from '../components/notice.tsx';
import { InteractionForm, PasswordForm } from '../components/sign-in-forms.tsx';
import { AUTH } from '../keep-session.ts';
import { useProductName } from '../product-name.ts';
import { useSsoStart } from '../use-sso-start.ts';
import styles from './login-page.module.css';

type Face = 'interaction' | 'password' | 'expired' | 'failed' | 'leaving';

export function LoginPage() {
  const { t } = useTranslation('session');
  const { interaction, reason } = useSearch({ from: '/login' });
  const productName = useProductName();
  const [wished, setWished] = useState(false);
  const settings = useQuery({ queryKey: ['client-settings'], queryFn: loadClientSettings });
  const face = wished && AUTH === 'sso' ? 'leaving' : faceOf(interaction, wished ? undefined : reason);
  const sso = useSsoStart(face === 'leaving');
  const shown: Face = sso.failed ? 'failed' : face;
  const demo = settings.data?.demoSignIn ?? null;
  const title = t(shown === 'expired' ? 'expiredTitle' : shown === 'failed' ? 'failedTitle' : 'title');

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
          <h1 className={styles['title']}>{title}</h1>
          {shown === 'leaving' && <p className={styles['muted']}>{t('redirecting')}</p>}
          {(shown === 'interaction' || shown === 'password') && <p className={styles['muted']}>{t('intro')}</p>}
        </div>
        {shown === 'interaction' && <InteractionForm uid={interaction ?? ''} demo={demo} onStartAgain={begin} />}
        {shown === 'password' && <PasswordForm demo={demo} />}
        {shown === 'expired' && <Notice text={t('expiredText')} action={t('signIn')} onAction={begin} />}
        {shown === 'failed' && <Notice text={t('failedText')} action={t('signIn')} onAction={begin} />}
      </div>
    </main>
  );
}

function faceOf(interaction: string | undefined, reason: string | undefined): Face {
  if (reason === 'token-expired') return 'expired';
  if (AUTH === 'password') return 'password';
  if (interaction) return 'interaction';
  return reason === 'sign-in-failed' ? 'failed' : 'leaving';
}
