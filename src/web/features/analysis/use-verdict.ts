/** A post's sentiment in words, with its score where it has one. */
import { SENTIMENT_KEYS } from '../../../contract/analysis/figures.ts';
import type { Post } from '../../../contract/posts.ts';
import { useTranslation } from '../../i18n/shown-words.ts';
import { useFormat } from '../../lib/use-format.ts';

export function useVerdict({ sentiment, sentimentScore }: Post): string {
  const { t } = useTranslation('app');
  const format = useFormat();
  const name = t(`sentiments.${sentiment === null ? 'unscored' : SENTIMENT_KEYS[sentiment]}`);
  return sentimentScore === null ? name : `${name} ${format.score(sentimentScore)}`;
}
