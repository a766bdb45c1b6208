/** One mail of the list: when, to whom, what it is about; opened, what it says. */
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ListedMail } from '../../../../contract/outbox.ts';
import { useFormat } from '../../../lib/use-format.ts';
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
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const about = (
    <span className={styles['about']}>
      {t('to', { recipient })} · {t(`kinds.${kind}`)} · {format.dateTime(sentAt)}
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
        <button type="button" className={styles['head']} aria-expanded={isOpen} onClick={onToggle}>
          <Chevron size={18} aria-hidden />
          <span className={styles['words']}>
            <span className={styles['subject']}>{subject}</span>
            {about}
          </span>
        </button>
      )}
      {isOpen && subject !== null && <MailBody id={id} />}
    </li>
  );
}
