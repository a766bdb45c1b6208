/** Whoever has forgotten his password asks for a link to set another. */
import { useState } from 'react';
import { forgotPassword } from '../../../../contract/account-pages.ts';
import type { ClientSettings } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Door } from '../components/door.tsx';
import { DoorLinks } from '../components/door-links.tsx';
import { MailForm } from '../components/mail-form.tsx';
import { OutsidePage } from '../components/outside-page.tsx';
import { SettledPage } from '../components/settled-page.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation('session');
  return <SettledPage title={t('forgotPassword')}>{(settings) => <ForgotPassword settings={settings} />}</SettledPage>;
}

function ForgotPassword({ settings }: { settings: ClientSettings }) {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState<string | null>(null);
  if (!settings.embedded) return <OutsidePage settings={settings} title={t('forgotPassword')} />;
  if (email !== null)
    return (
      <Door title={t('mailTitle')} intro={t('forgot.doneText', { email })} news>
        <DoorLinks to={['/login']} />
      </Door>
    );
  return (
    <Door title={t('forgotPassword')} intro={t('forgot.intro')}>
      <MailForm endpoint={forgotPassword} button={t('forgot.button')} onDone={setEmail} />
      <DoorLinks to={['/login']} />
    </Door>
  );
}
