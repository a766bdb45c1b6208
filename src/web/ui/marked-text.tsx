/**
 * A text with its matched words marked and those that weighed in its sentiment underlined; a long one begins with a part of
 * it, and "more" brings the rest.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { excerpt, type Piece, type SidedSpan, type Span, segments } from './highlight.ts';
import styles from './marked-text.module.css';
import { WeighedWord } from './weighed-word.tsx';

export interface MarkedTextProps {
  text: string;
  spans: readonly Span[];
  weighed?: readonly SidedSpan[];
  /** Characters shown at first; all where it is left out. */
  most?: number;
}

const NONE: readonly SidedSpan[] = [];

export function MarkedText({ text, spans, weighed = NONE, most = Number.POSITIVE_INFINITY }: MarkedTextProps) {
  const { t } = useTranslation('analysis');
  const [whole, setWhole] = useState(false);
  const part = excerpt(text, spans, most);
  const cut = part.start > 0 || part.end < text.length;
  const shown = whole || !cut ? { start: 0, end: text.length } : part;
  return (
    <>
      {shown.start > 0 && '… '}
      {segments(text, { matched: spans, weighed }, shown).map(({ at, marked, pieces }) =>
        marked ? <mark key={at}>{pieces.map(shownPiece)}</mark> : <span key={at}>{pieces.map(shownPiece)}</span>,
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

function shownPiece({ at, text, side }: Piece) {
  return side ? <WeighedWord key={at} text={text} side={side} /> : <span key={at}>{text}</span>;
}
