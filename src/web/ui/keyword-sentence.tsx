/** What the keywords of a topic find, in words. */
import { memo, useMemo } from 'react';
import type { KeywordGroups } from '../../contract/topics.ts';
import { topicSyntax } from '../lib/topic-sentence-syntax.ts';
import { QuerySentence } from './query-sentence.tsx';

export interface KeywordSentenceProps {
  /** Groups, or the text of the keyword language. */
  inclusion: KeywordGroups | string;
  exclusion: KeywordGroups | string;
  /** Entries shown of each list; all where it is left out. */
  wordsPerGroup?: number;
}

export const KeywordSentence = memo(function KeywordSentence({ inclusion, exclusion, wordsPerGroup }: KeywordSentenceProps) {
  const tree = useMemo(() => topicSyntax(inclusion, exclusion), [inclusion, exclusion]);
  return <QuerySentence tree={tree} {...(wordsPerGroup === undefined ? {} : { wordsPerGroup })} />;
});
