/** Where the mail for a forgotten password leads: a new one, twice. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Door } from '../components/door.tsx';
import { DoorLinks } from '../components/door-links.tsx';
import { LinkOver } from '../components/link-over.tsx';
import { LinkPage } from '../components/link-page.tsx';
import { LinkUnknown } from '../components/link-unknown.tsx';
import { ResetForm } from '../components/reset-form.tsx';
import { useLinkHolder } from '../use-link-holder.ts';

export function ResetPage() {
  const { t } = useTranslation('session');
  return <LinkPage title={t('reset.title')}>{(token) => <Reset token={token} />}</LinkPage>;
}

function Reset({ token }: { token: string }) {
  const { t } = useTranslation('session');
  const holder = useLinkHolder('reset', token);
  const [done, setDone] = useState(false);

  if (done)
    return (
      <Door title={t('noticeTitles.password-changed')} intro={t('noticeTexts.password-changed')} news>
        <ButtonLink to="/login" fullWidth>
          {t('goToLogin')}
        </ButtonLink>
      </Door>
    );
  if (holder.kind === 'over')
    return (
      <LinkOver text={t('reset.overText')}>
        <ButtonLink to="/forgotpassword" fullWidth>
          {t('reset.askAgain')}
        </ButtonLink>
      </LinkOver>
    );
  return (
    <Door title={t('reset.title')}>
      {holder.kind === 'unknown' && <LinkUnknown why={holder.why} onRetry={holder.retry} />}
      {holder.kind === 'good' && (
        <ResetForm token={token} email={holder.email} onDone={() => setDone(true)} onRefused={holder.again} />
      )}
      <DoorLinks to={['/login']} />
    </Door>
  );
}
