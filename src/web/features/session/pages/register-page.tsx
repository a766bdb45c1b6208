/** A new account, where the installation takes any: with the embedded provider here, else on the pages of the one outside. */
import { useState } from 'react';
import type { ClientSettings } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Door } from '../components/door.tsx';
import { DoorLinks } from '../components/door-links.tsx';
import { OutsidePage } from '../components/outside-page.tsx';
import { RegisterForm } from '../components/register-form.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { SettledPage } from '../components/settled-page.tsx';

export function RegisterPage() {
  const { t } = useTranslation('session');
  return <SettledPage title={t('register.title')}>{(settings) => <Register settings={settings} />}</SettledPage>;
}

function Register({ settings }: { settings: ClientSettings }) {
  const { t } = useTranslation(['session', 'errors']);
  const [email, setEmail] = useState<string | null>(null);
  if (settings.registration === 'closed')
    return (
      <Door title={t('session:register.title')} intro={t('errors:login.USER_REGISTRATION_NOT_ALLOWED')}>
        <DoorLinks to={['/login']} />
      </Door>
    );
  if (!settings.embedded) return <OutsidePage settings={settings} title={t('session:register.title')} prompt="create" />;
  if (email !== null)
    return (
      <Door title={t('session:mailTitle')} intro={t('session:register.doneText', { email })} news>
        <ResendButton email={email} />
        <DoorLinks to={['/login']} />
      </Door>
    );
  return (
    <Door title={t('session:register.title')} intro={t('session:register.intro')}>
      <RegisterForm onDone={setEmail} />
      <DoorLinks to={['/login']} />
    </Door>
  );
}
