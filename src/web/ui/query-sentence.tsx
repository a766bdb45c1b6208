/** What a query finds, as a sentence with the keywords set apart from the words that join them. */
import { Fragment, useMemo } from 'react';
import type { SyntaxNode } from '../../engine/query/syntax.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { querySentence, type SentenceOptions } from '../lib/topic-sentence.ts';
import { sentenceWords } from '../lib/topic-sentence-words.ts';
import styles from './query-sentence.module.css';

export interface QuerySentenceProps extends SentenceOptions {
  tree: SyntaxNode | null;
}

export function QuerySentence({ tree, wordsPerGroup, frame = 'whole' }: QuerySentenceProps) {
  const { t, language } = useTranslation(['query', 'app']);
  const words = useMemo(() => sentenceWords(t, language), [t, language]);
  const parts = useMemo(
    () => querySentence(tree, words, { frame, ...(wordsPerGroup === undefined ? {} : { wordsPerGroup }) }),
    [tree, words, wordsPerGroup, frame],
  );
  return (
    <span className={styles['sentence']}>
      {parts.map((part, at) => {
        // The same keyword may stand in two groups: only its place tells them apart.
        const key = `${at} ${part.text}`;
        return part.keyword ? <b key={key}>{part.text}</b> : <Fragment key={key}>{part.text}</Fragment>;
      })}
    </span>
  );
}
