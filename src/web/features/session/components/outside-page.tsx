/** Where accounts are kept by somebody else, this leads to his pages. A build that takes passwords itself only says where they are. */
import type { ClientSettings } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { AUTH } from '../keep-session.ts';
import { useSsoStart } from '../use-sso-start.ts';
import { Door } from './door.tsx';
import { DoorLinks } from './door-links.tsx';
import { Notice } from './notice.tsx';

export interface OutsidePageProps {
  settings: ClientSettings;
  title: string;
  /** Of OpenID's "Initiating User Registration": the page of registration instead of that of sign-in. */
  prompt?: 'create';
}

export function OutsidePage({ settings, title, prompt }: OutsidePageProps) {
  const { t } = useTranslation('session');
  const sso = useSsoStart(AUTH === 'sso', prompt);
  if (AUTH === 'password')
    return (
      <Door title={title} intro={t('outsideText', { host: new URL(settings.authority).host })}>
        <DoorLinks to={['/login']} />
      </Door>
    );
  return (
    <Door title={sso.failed ? t('noticeTitles.sign-in-failed') : title} intro={sso.failed ? null : t('redirecting')}>
      {sso.failed ? <Notice text={t('noticeTexts.sign-in-failed')} action={t('tryAgain')} onAction={sso.retry} /> : null}
    </Door>
  );
}
