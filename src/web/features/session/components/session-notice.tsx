/** What there is to say of a session that has ended or could not begin, and the way on. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import type { LoginReason } from '../../../lib/session.ts';
import { notedSignOut } from '../../../lib/sign-out-note.ts';
import { changeAccount, refusedEmail } from '../sso.ts';
import { useDeviceName } from '../use-device-name.ts';
import { Notice } from './notice.tsx';
import { OwedSignOut } from './owed-sign-out.tsx';

interface SessionNoticeProps {
  notice: LoginReason;
  onSignIn: () => void;
  /** The provider cannot be reached. */
  onFailure: () => void;
}

/** The provider would give the same session again unless it is ended there. */
const REFUSED: readonly LoginReason[] = ['user-unknown', 'email-unverified'];

export function SessionNotice({ notice, onSignIn, onFailure }: SessionNoticeProps) {
  const { t } = useTranslation('session');
  const deviceName = useDeviceName();
  const by = notedSignOut()?.by;
  const names = by && (notice === 'displaced' || notice === 'signed-out-elsewhere') ? notice : null;
  const text = names && by ? t(`noticeBy.${names}`, { device: deviceName(by) }) : t(`noticeTexts.${notice}`);
  if (notice === 'sign-out-incomplete') return <OwedSignOut text={text} onSignIn={onSignIn} />;
  if (!REFUSED.includes(notice)) return <Notice text={text} action={t('signIn')} onAction={onSignIn} />;

  const email = refusedEmail();
  function change(): void {
    changeAccount(usePreferences.getState().language).catch((error: unknown) => {
      logFailure('sign-in', error);
      onFailure();
    });
  }
  return <Notice text={email ? t('signedInAs', { email, why: text }) : text} action={t('anotherAccount')} onAction={change} />;
}
