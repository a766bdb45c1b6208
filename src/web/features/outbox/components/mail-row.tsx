/** One mail of the list: when, to whom, what it is about; opened, what it says. */
import type { ListedMail } from '../../../../contract/outbox.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import dotted from '../../../ui/dotted-line.module.css';
import { FoldButton } from '../../../ui/fold-button.tsx';
import { MailBody } from './mail-body.tsx';
import styles from './mail-row.module.css';

interface MailRowProps {
  mail: ListedMail;
  isOpen: boolean;
  onToggle: () => void;
}

export function MailRow({ mail: { id, subject, recipient, kind, sentAt }, isOpen, onToggle }: MailRowProps) {
  const { t } = useTranslation('outbox');
  const format = useFormat();
  const about = (
    <span className={`${dotted['line']} ${styles['about']}`}>
      <span>{t('to', { recipient })}</span>
      <span>{t(`kinds.${kind}`)}</span>
      <span>{format.dateTime(sentAt)}</span>
    </span>
  );
  return (
    <li className={styles['row']}>
      {subject === null ? (
        <div className={styles['words']}>
          <span className={styles['about']}>{t('gone')}</span>
          {about}
        </div>
      ) : (
        <FoldButton className={styles['head']} isOpen={isOpen} onToggle={onToggle}>
          <span className={styles['words']}>
            <span className={styles['subject']}>{subject}</span>
            {about}
          </span>
        </FoldButton>
      )}
      {isOpen && subject !== null && <MailBody id={id} />}
    </li>
  );
}
