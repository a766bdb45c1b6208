/** What the query finds or leaves out, in words, below it. */
import { memo } from 'react';
import type { SyntaxNode } from '../../../engine/query/syntax.ts';
import { QuerySentence } from '../query-sentence.tsx';
import styles from './query-editor.module.css';

/** Of a long list the beginning is enough to see that it was understood. */
const SHOWN = 12;

export const FoundWords = memo(function FoundWords({ tree, leavesOut }: { tree: SyntaxNode | null; leavesOut: boolean }) {
  if (!tree) return null;
  return (
    <p className={styles['finds']}>
      <QuerySentence tree={tree} frame={leavesOut ? 'leavesOut' : 'finds'} wordsPerGroup={SHOWN} />
    </p>
  );
});
