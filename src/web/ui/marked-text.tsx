/**
 * A text with its matched words marked and those that weighed in its sentiment underlined; a long one begins with a part of
 * it, and "more" brings the rest. What a summary cites of it is marked as a whole, and then all of the text is shown.
 */
import { Fragment, useState } from 'react';
import { useTranslation } from '../i18n/shown-words.ts';
import { excerpt, type Piece, type Segment, type SidedSpan, type Span, segments } from './highlight.ts';
import styles from './marked-text.module.css';
import { WeighedWord } from './weighed-word.tsx';

export interface MarkedTextProps {
  text: string;
  spans: readonly Span[];
  weighed?: readonly SidedSpan[];
  cited?: readonly Span[];
  /** Characters shown at first; all where it is left out. */
  most?: number;
}

const NONE: readonly never[] = [];

export function MarkedText({ text, spans, weighed = NONE, cited = NONE, most = Number.POSITIVE_INFINITY }: MarkedTextProps) {
  const { t } = useTranslation('analysis');
  const [whole, setWhole] = useState(cited.length > 0);
  const part = excerpt(text, spans, most);
  const cut = part.start > 0 || part.end < text.length;
  const shown = whole || !cut ? { start: 0, end: text.length } : part;
  return (
    <>
      {shown.start > 0 && '… '}
      {segments(text, { matched: cited }, shown).map(({ at, marked: isCited, pieces }) => {
        const end = at + pieces.reduce((sum, piece) => sum + piece.text.length, 0);
        const inside = segments(text, { matched: spans, weighed }, { start: at, end }).map(shownSegment);
        return isCited ? (
          <mark key={at} className={styles['cited']} data-cited>
            {inside}
          </mark>
        ) : (
          <Fragment key={at}>{inside}</Fragment>
        );
      })}
      {shown.end < text.length && '… '}
      {cut && (
        <button type="button" className={styles['more']} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'posts.less' : 'posts.more')}
        </button>
      )}
    </>
  );
}

function shownSegment({ at, marked, pieces }: Segment) {
  const Words = marked ? 'mark' : 'span';
  return (
    <Words key={at} className={marked ? styles['matched'] : undefined}>
      {pieces.map(shownPiece)}
    </Words>
  );
}

function shownPiece({ at, text, side }: Piece) {
  return side ? <WeighedWord key={at} text={text} side={side} /> : <span key={at}>{text}</span>;
}
