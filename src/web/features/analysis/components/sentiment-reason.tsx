/** Why a post has its sentiment: the words that weighed, with the side of each, and who judged. */
import type { Post } from '../../../../contract/posts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { SIDE_SIGNS, WeighedWord } from '../../../ui/weighed-word.tsx';
import { weighedWords } from '../weighed-words.ts';
import styles from './sentiment-reason.module.css';

/** `inMenu`: a menu holds no list, so there the words are text. */
export function SentimentReason({ post, inMenu = false }: { post: Post; inMenu?: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const words = weighedWords(post);
  const source = useSource(post);
  return (
    <>
      {words.length > 0 && (
        <ul className={styles['words']} {...(inMenu ? { role: 'presentation' } : { 'aria-label': t('why.weighed') })}>
          {words.map(({ text, side, times }) => (
            <li key={`${side} ${text}`}>
              <WeighedWord text={text} side={side} /> <span aria-hidden>{SIDE_SIGNS[side]}</span>
              <span className={styles['spoken']}>{t(`app:sides.${side}`)}</span>
              {times > 1 && ` ×${times}`}
            </li>
          ))}
        </ul>
      )}
      {source && <span className={styles['source']}>{source}</span>}
    </>
  );
}

/** The contract's names of engines that are not called by their own. */
const KNOWN = { source: 'why.came', 'built-in': 'why.builtIn' } as const;

/** Null where it is not known who judged. */
function useSource({ sentiment, sentimentCorrected, sentimentEngine }: Post): string | null {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  if (sentimentCorrected) {
    const { by, at } = sentimentCorrected;
    const when = format.dateTime(at);
    return by === null ? t('why.corrected', { when }) : t('why.correctedBy', { name: by, when });
  }
  if (sentiment === null) return t('sentimentSplit.unscoredHint');
  if (sentimentEngine === null) return null;
  if (sentimentEngine === 'source' || sentimentEngine === 'built-in') return t(KNOWN[sentimentEngine]);
  return t('why.engine', { engine: sentimentEngine });
}
