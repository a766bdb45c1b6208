/** How to sign in to a fresh installation; the server shows it only while the demo account has its first password. */
import { Button } from '@mantine/core';
import type { ClientSettings } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import styles from './demo-credentials.module.css';

export function DemoCredentials({ demo, onFill }: { demo: NonNullable<ClientSettings['demoSignIn']>; onFill: () => void }) {
  const { t } = useTranslation('session');
  return (
    <section className={styles['demo']} aria-label={t('demoTitle')}>
      <div>
        <h2 className={styles['title']}>{t('demoTitle')}</h2>
        <p>
          <code>{demo.email}</code>
          <br />
          <code>{demo.password}</code>
        </p>
      </div>
      <Button variant="default" size="sm" onClick={onFill}>
        {t('demoFill')}
      </Button>
    </section>
  );
}
