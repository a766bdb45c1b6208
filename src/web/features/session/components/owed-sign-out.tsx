/** Signed out here and not at the provider, as far as is known: to try again there, or to sign in, which asks who they are. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { signOutThere } from '../sso.ts';
import styles from './notice.module.css';

export function OwedSignOut({ text, onSignIn }: { text: string; onSignIn: () => void }) {
  const { t } = useTranslation('session');
  const [trying, setTrying] = useState(false);
  const [failed, setFailed] = useState(false);

  async function tryAgain(): Promise<void> {
    setTrying(true);
    setFailed(false);
    await signOutThere().catch((error: unknown) => logFailure('sign out', error));
    setFailed(true);
    setTrying(false);
  }

  return (
    <div className={styles['notice']}>
      <p role="status">{text}</p>
      {failed && <p role="alert">{t('signOutThereFailed')}</p>}
      <Button fullWidth loading={trying} onClick={() => void tryAgain()}>
        {t('signOutThere')}
      </Button>
      <Button fullWidth variant="default" disabled={trying} onClick={onSignIn}>
        {t('signIn')}
      </Button>
    </div>
  );
}
