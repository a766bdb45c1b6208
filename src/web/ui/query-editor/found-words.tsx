/** What the query finds or leaves out, in words, below it. */
import { memo, useState } from 'react';
import type { SyntaxNode } from '../../../engine/query/syntax.ts';
import type { SentenceFrame } from '../../lib/topic-sentence-words.ts';
import { QuerySentence } from '../query-sentence.tsx';
import styles from './query-editor.module.css';

/** Of a long list the beginning is enough to see that it was understood. */
const SHOWN = 12;

export interface FoundWordsProps {
  /** null while the query means nothing. */
  tree: SyntaxNode | null;
  /** A mistake is only in the making: what the query meant before it stays. */
  unfinished: boolean;
  frame: SentenceFrame;
  /** Said in its place. */
  instead: string | undefined;
}

export const FoundWords = memo(function FoundWords({ tree, unfinished, frame, instead }: FoundWordsProps) {
  const [last, setLast] = useState(tree);
  const said = tree ?? (unfinished ? last : null);
  if (said !== last) setLast(said);
  if (instead) return <p className={styles['finds']}>{instead}</p>;
  if (!said) return null;
  return (
    <p className={styles['finds']}>
      <QuerySentence tree={said} frame={frame} wordsPerGroup={SHOWN} />
    </p>
  );
});
