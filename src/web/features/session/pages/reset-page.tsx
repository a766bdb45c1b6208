/** Where the mail for a forgotten password leads: a new one, twice. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Door } from '../components/door.tsx';
import { DoorLinks } from '../components/door-links.tsx';
import { LinkOver } from '../components/link-over.tsx';
import { Notice } from '../components/notice.tsx';
import { ResetForm } from '../components/reset-form.tsx';
import { useLinkHolder } from '../use-link-holder.ts';
import { useLinkToken } from '../use-link-token.ts';

export function ResetPage() {
  const { t } = useTranslation('session');
  const token = useLinkToken();
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
      {holder.kind === 'unknown' && (
        <Notice text={t('noticeTexts.sign-in-failed')} action={t('tryAgain')} onAction={holder.retry} />
      )}
      {holder.kind === 'good' && <ResetForm token={token} email={holder.email} onDone={() => setDone(true)} />}
      <DoorLinks to={['/login']} />
    </Door>
  );
}
