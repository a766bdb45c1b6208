/** Where the mail of registration leads. The address alone does nothing: programs that look after mail open every link. */
import { useState } from 'react';
import { resendConfirmation } from '../../../../contract/account-pages.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { Door } from '../components/door.tsx';
import { DoorLinks } from '../components/door-links.tsx';
import { LinkOver } from '../components/link-over.tsx';
import { LinkPage } from '../components/link-page.tsx';
import { LinkUnknown } from '../components/link-unknown.tsx';
import { MailForm } from '../components/mail-form.tsx';
import { useLinkHolder } from '../use-link-holder.ts';

export function ConfirmPage() {
  const { t } = useTranslation('session');
  return <LinkPage title={t('confirm.title')}>{(token) => <Confirm token={token} />}</LinkPage>;
}

function Confirm({ token }: { token: string }) {
  const { t } = useTranslation('session');
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
  if (asked !== null)
    return (
      <Door title={t('mailTitle')} intro={t('confirm.askedText', { email: asked })} news>
        <DoorLinks to={['/login']} />
      </Door>
    );
  if (holder.kind === 'over')
    return (
      <LinkOver text={t('confirm.overText')}>
        <MailForm endpoint={resendConfirmation} button={t('sendAgain')} onDone={setAsked} />
      </LinkOver>
    );
  return (
    <Door title={t('confirm.title')} intro={holder.kind === 'good' ? t('confirm.intro') : null}>
      {holder.kind === 'unknown' && <LinkUnknown why={holder.why} onRetry={holder.retry} />}
      {holder.kind === 'good' && (
        <ConfirmForm token={token} email={holder.email} onDone={() => setDone(true)} onRefused={holder.again} />
      )}
      <DoorLinks to={['/login']} />
    </Door>
  );
}
