/** A text that was sent to the language model, or came back from it: as somebody reads it, and to the letter behind a fold. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { type ReadSent, readSent } from '../read-sent.ts';
import styles from './model-calls-dialog.module.css';

export function SentText({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('session');
  const read = readSent(text);
  const letters = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by its focus
    <pre tabIndex={0}>{text}</pre>
  );
  return (
    <section className={styles['text']} aria-label={title}>
      <h3>{title}</h3>
      {read === null && letters}
      {read !== null && (
        <>
          <Read read={read} />
          <details className={styles['letters']}>
            <summary>{t('sent.toTheLetter')}</summary>
            {letters}
          </details>
        </>
      )}
    </section>
  );
}

const KNOWN = ['topics', 'from', 'words', 'today', 'weekday', 'query', 'errors', 'period', 'note'] as const;

function isKnown(name: string): name is (typeof KNOWN)[number] {
  return KNOWN.some((known) => known === name);
}

function Read({ read: { others, parts } }: { read: ReadSent }) {
  const { t } = useTranslation('session');
  if (others.length + parts.length === 0) return <p className={styles['note']}>{t('sent.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by its focus
    <div className={styles['read']} tabIndex={0}>
      {others.map(([name, value]) => (
        <p key={name}>
          <b>{isKnown(name) ? t(`sent.parts.${name}`) : `${name}:`}</b> <span dir="auto">{value}</span>
        </p>
      ))}
      {parts.map(({ number, title, text, posts }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change
        <div key={at} className={styles['part']}>
          {number !== '' && <span className={styles['number']}>{number}</span>}
          <div dir="auto">
            {title !== '' && <b>{title}</b>}
            <p>{text}</p>
            {posts.length > 0 && <p className={styles['named']}>{t('sent.named', { posts: posts.join(', ') })}</p>}
          </div>
        </div>
      ))}
    </div>
  );
}
