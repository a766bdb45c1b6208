/** Has the mail by which an address is confirmed sent again. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { request } from '../../../lib/call.ts';
import { FIRST } from '../../../lib/first-calls.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useAccountCall } from '../use-account-call.ts';
import styles from './credentials-form.module.css';

export function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation('session');
  const language = usePreferences((preferences) => preferences.language);
  const [sent, setSent] = useState(false);
  const call = useAccountCall();

  async function resend(): Promise<void> {
    setSent(await call.run(() => request(FIRST.resendConfirmation, { email, language })));
  }

  return (
    <div className={styles['again']}>
      <Button variant="default" fullWidth loading={call.busy} onClick={() => void resend()}>
        {t('sendAgain')}
      </Button>
      <div role="status">{sent && !call.busy ? t('sentAgain') : null}</div>
      <div role="alert" className={styles['refusal']}>
        {call.refusal}
      </div>
    </div>
  );
}
