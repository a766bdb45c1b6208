/** Where the mail of registration leads. The address alone does nothing: programs that look after mail open every link. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resendConfirmation } from '../../../../contract/account-pages.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { Door } from '../components/door.tsx';
import { DoorLinks } from '../components/door-links.tsx';
import { LinkOver } from '../components/link-over.tsx';
import { MailForm } from '../components/mail-form.tsx';
import { Notice } from '../components/notice.tsx';
import { useLinkHolder } from '../use-link-holder.ts';
import { useLinkToken } from '../use-link-token.ts';

export function ConfirmPage() {
  const { t } = useTranslation('session');
  const token = useLinkToken();
  const holder = useLinkHolder('confirm', token);
  const [done, setDone] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);

  if (done)
    return (
      <Door title={t('confirm.doneTitle')} intro={t('confirm.doneText')} news>
        <ButtonLink to="/login" fullWidth>
          {t('goToLogin')}
        </ButtonLink>
      </Door>
    );
  if (holder.kind === 'over')
    return (
      <LinkOver text={t('confirm.overText')}>
        {asked === null ? (
          <MailForm endpoint={resendConfirmation} button={t('sendAgain')} onDone={setAsked} />
        ) : (
          <p role="status">{t('confirm.askedText', { email: asked })}</p>
        )}
      </LinkOver>
    );
  return (
    <Door title={t('confirm.title')} intro={holder.kind === 'good' ? t('confirm.intro') : null}>
      {holder.kind === 'unknown' && (
        <Notice text={t('noticeTexts.sign-in-failed')} action={t('tryAgain')} onAction={holder.retry} />
      )}
      {holder.kind === 'good' && <ConfirmForm token={token} email={holder.email} onDone={() => setDone(true)} />}
      <DoorLinks to={['/login']} />
    </Door>
  );
}
