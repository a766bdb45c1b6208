/** A text with its matched words marked; a long one begins with a part of it, and "more" brings the rest. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { excerpt, type Span, segments } from './highlight.ts';
import styles from './marked-text.module.css';

export interface MarkedTextProps {
  text: string;
  spans: readonly Span[];
  /** Characters shown at first; all where it is left out. */
  most?: number;
}

export function MarkedText({ text, spans, most = Number.POSITIVE_INFINITY }: MarkedTextProps) {
  const { t } = useTranslation('analysis');
  const [whole, setWhole] = useState(false);
  const part = excerpt(text, spans, most);
  const cut = part.start > 0 || part.end < text.length;
  const shown = whole || !cut ? { start: 0, end: text.length } : part;
  return (
    <>
      {shown.start > 0 && '… '}
      {segments(text, spans, shown).map((segment) =>
        segment.marked ? <mark key={segment.at}>{segment.text}</mark> : <span key={segment.at}>{segment.text}</span>,
      )}
      {shown.end < text.length && '… '}
      {cut && (
        <button type="button" className={styles['more']} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'posts.less' : 'posts.more')}
        </button>
      )}
    </>
  );
}
