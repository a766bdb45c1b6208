/** Which addresses of an alert are told nothing, as it is saved, why, and how those come back that have unsubscribed. */
import { Button } from '@mantine/core';
import type { Alert, RecipientState } from '../../../../contract/alerts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { askedLately } from '../asked-lately.ts';
import { useComeBack } from '../use-come-back.ts';
import styles from './form-fields.module.css';

type Recipient = Alert['emails'][number];

const WHY = {
  asked: 'isAsked',
  'not-asked': 'isNotAsked',
  unreached: 'isUnreached',
} as const satisfies Record<Exclude<RecipientState, 'confirmed' | 'unsubscribed'>, string>;

interface NotToldProps {
  alert: Alert;
  /** As they are written in the form by now. */
  emails: readonly string[];
}

export function NotTold({ alert, emails }: NotToldProps) {
  const { t } = useTranslation('alerts');
  const those = alert.emails.filter(({ email, state }) => state !== 'confirmed' && emails.includes(email));
  // What a button has done takes it away.
  const kept = useKeptFocus<HTMLDivElement>(JSON.stringify(those));
  return (
    <div {...kept}>
      {those.length > 0 && (
        <ul className={styles['notTold']} aria-label={t('form.notTold')}>
          {those.map((recipient) => (
            <li key={recipient.email}>
              {recipient.state === 'unsubscribed' ? (
                <Unsubscribed alert={alert} recipient={recipient} />
              ) : (
                recipient.state !== 'confirmed' && t(`form.${WHY[recipient.state]}`, { email: recipient.email })
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Unsubscribed({ alert, recipient }: { alert: Alert; recipient: Recipient }) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const now = useNow();
  const comeBack = useComeBack(alert);
  const mine = useSession((session) => session.user?.email.toLowerCase() ?? '');
  const { email, askedAgainAt } = recipient;
  if (email === mine)
    return (
      <>
        <span>{t('form.haveUnsubscribed', { email })}</span>
        <Button size="compact-xs" variant="default" loading={comeBack.isReceiving} onClick={comeBack.receive}>
          {t('comeBack.receive')}
        </Button>
      </>
    );
  if (askedAgainAt !== undefined && askedLately(recipient, now))
    return <span>{t('form.isAskedAgain', { email, time: format.dateTime(askedAgainAt) })}</span>;
  return (
    <>
      <span>{t('form.hasUnsubscribed', { email })}</span>
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('comeBack.askOf', { email })}
        loading={comeBack.isAsking}
        onClick={() => comeBack.ask(email)}
      >
        {t('comeBack.ask')}
      </Button>
    </>
  );
}
