/** The sentences of a summary, each with the numbers of its posts, which open them; and by whom it is. */
import { useTranslation } from 'react-i18next';
import type { Summary, SummarySentence } from '../../../../contract/summaries.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOpenPosts } from '../use-open-posts.ts';
import { SummaryLack } from './summary-lack.tsx';
import styles from './summary-text.module.css';

export function SummaryText({ summary }: { summary: Summary }) {
  const { t } = useTranslation('analysis');
  const numbers = new Map([...new Set(summary.sentences.flatMap(({ posts }) => posts))].map((id, at) => [id, at + 1]));
  if (summary.tooLittle) return <p className={styles['note']}>{t('summary.tooLittle')}</p>;
  return (
    <>
      {summary.lacks && <SummaryLack lacks={summary.lacks} />}
      <ul className={styles['sentences']} data-by={summary.by}>
        {summary.sentences.map((sentence) => (
          <Sentence key={`${sentence.posts.join(' ')} ${sentence.text}`} sentence={sentence} numbers={numbers} by={summary.by} />
        ))}
      </ul>
      <p className={styles['note']}>
        <ByWhom summary={summary} />
      </p>
    </>
  );
}

function Sentence({
  sentence,
  numbers,
  by,
}: {
  sentence: SummarySentence;
  numbers: ReadonlyMap<string, number>;
  by: Summary['by'];
}) {
  const { t } = useTranslation('analysis');
  const openPosts = useOpenPosts();
  const Text = by === 'quotations' ? 'q' : 'span';
  return (
    <li className={styles['sentence']}>
      <Text dir="auto">{sentence.text}</Text>
      {sentence.across && (
        <abbr className={styles['across']} title={t('summary.acrossHint')}>
          {t('summary.across')}
        </abbr>
      )}
      {sentence.posts.map((id) => {
        const title = t('summary.post', { number: numbers.get(id) });
        return (
          <button
            key={id}
            type="button"
            className={styles['cited']}
            aria-label={t('summary.open', { title })}
            onClick={() => openPosts({ title, bucket: { copiesOf: [id] }, among: 'copies' })}
          >
            {numbers.get(id)}
          </button>
        );
      })}
    </li>
  );
}

function ByWhom({ summary: { by, model, dropped, posts } }: { summary: Summary }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const of = t('summary.of', { count: posts, number: format.exact(posts) });
  if (by === 'quotations') return t('summary.byQuotations', { of });
  const written = t('summary.byModel', { model, of });
  if (dropped === 0) return written;
  return t('summary.then', { one: written, other: t('summary.dropped', { count: dropped, number: format.exact(dropped) }) });
}
