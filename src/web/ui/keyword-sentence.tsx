/** What a topic finds, as a sentence with its keywords set apart from the words that join them. */
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeywordGroups } from '../../contract/topics.ts';
import { type SentenceWords, topicSentence } from '../lib/topic-sentence.ts';
import styles from './keyword-sentence.module.css';

export interface KeywordSentenceProps {
  inclusion: KeywordGroups;
  exclusion: KeywordGroups;
  /** Words shown of each group; all where it is left out. */
  wordsPerGroup?: number;
}

export function KeywordSentence({ inclusion, exclusion, wordsPerGroup }: KeywordSentenceProps) {
  const words = useSentenceWords();
  const parts = topicSentence(inclusion, exclusion, words, wordsPerGroup === undefined ? {} : { wordsPerGroup });
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

function useSentenceWords(): SentenceWords {
  const { t } = useTranslation('topics');
  return {
    mentions: t('sentence.mentions'),
    anything: t('sentence.anything'),
    comma: t('sentence.comma'),
    or: t('sentence.or'),
    andGroup: t('sentence.andGroup'),
    orGroup: t('sentence.orGroup'),
    without: t('sentence.without'),
    more: (count) => t('sentence.more', { count }),
  };
}
