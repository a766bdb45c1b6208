/** A mail that is opened: who sent it, and what it says, as it looks or as text. */
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { OpenedMail } from '../../../../contract/outbox.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { useMail } from '../api.ts';
import { framedMail, SANDBOX } from '../framed-mail.ts';
import { linkedText } from '../linked-text.ts';
import styles from './mail-body.module.css';

export function MailBody({ id }: { id: string }) {
  const mail = useMail(id);
  return (
    <Loaded of={mail} skeleton={<Skeleton height={480} radius="md" />}>
      {(found) => found && <Shown mail={found} />}
    </Loaded>
  );
}

function Shown({ mail: { kind, from, subject, html, text } }: { mail: OpenedMail }) {
  const { t } = useTranslation('outbox');
  const [shown, setShown] = useState<'html' | 'text'>(html === null ? 'text' : 'html');
  return (
    <div className={styles['mail']}>
      <p className={styles['from']}>{t('from', { sender: from })}</p>
      {html !== null && (
        <SegmentedControl
          aria-label={t('shownAs')}
          size="xs"
          data={(['html', 'text'] as const).map((value) => ({ value, label: t(`parts.${value}`) }))}
          value={shown}
          onChange={(value) => setShown(value === 'text' ? 'text' : 'html')}
        />
      )}
      {shown === 'html' && html !== null ? (
        <iframe
          className={styles['frame']}
          data-kind={kind}
          title={subject ?? t('title')}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          srcDoc={framedMail(html)}
        />
      ) : (
        <pre className={styles['text']}>
          {linkedText(text ?? '').map((part, place) =>
            part.isLink ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that does not change
              <a key={place} href={part.text} target="_blank" rel="noopener noreferrer">
                {part.text}
              </a>
            ) : (
              part.text
            ),
          )}
        </pre>
      )}
    </div>
  );
}
