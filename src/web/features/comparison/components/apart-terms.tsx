/** What is said of each topic more than of the others. A term opens its posts. */
import { Link } from '@tanstack/react-router';
import type { ComparedTerm, ComparedTopic, Comparison } from '../../../../contract/analysis/comparison.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { NumberText } from '../../../ui/number-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { termPosts } from '../term-posts.ts';
import { usePostsOf } from '../use-comparison-place.ts';
import { useLeftOut } from '../use-left-out.ts';
import styles from './terms.module.css';
import { TopicSign } from './topic-sign.tsx';

export function ApartTerms({ comparison, stale }: { comparison: Comparison; stale: boolean }) {
  const { t } = useTranslation(['comparison', 'app']);
  const format = useFormat();
  const { topics } = comparison;
  const leftOut = useLeftOut(comparison);
  return (
    <Panel
      title={t('apart')}
      stale={stale}
      foot={[t('apartHint'), ...leftOut].join(' · ')}
      actions={
        topics.some(({ apart }) => apart.length > 0) && (
          <CsvButton
            title={t('apart')}
            fileName={datedName('comparison-apart', comparison, format)}
            data={{
              columns: [t('topic'), t('term'), t('app:mentions'), t('ofOthers'), t('likelihood')],
              rows: topics.flatMap(({ name, apart }, at) =>
                apart.map((term) => {
                  const { own, others } = countsOf(term, at);
                  return [name, term.text, own, others, term.likelihood];
                }),
              ),
            }}
          />
        )
      }
    >
      {topics.length < 2 ? (
        <p className={styles['none']}>{t(leftOut.length === 0 ? 'termsNeedTwo' : 'termsNeedFigures')}</p>
      ) : (
        <div className={styles['topics']}>
          {topics.map((topic, at) => (
            <Topic key={topic.id} topic={topic} at={at} />
          ))}
        </div>
      )}
    </Panel>
  );
}

/** `at`: where the counts of terms have it. */
function Topic({ topic, at }: { topic: ComparedTopic; at: number }) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const postsOf = usePostsOf();
  const { id, name, place, apart } = topic;
  return (
    <section aria-label={name}>
      <h3 className={styles['topic']}>
        <TopicSign name={name} place={place} />
      </h3>
      {apart.length === 0 && <p className={styles['none']}>{t('nothingApart')}</p>}
      <ul className={styles['terms']}>
        {apart.map((term) => {
          const { own: count, others } = countsOf(term, at);
          return (
            <li key={`${term.kind} ${term.key}`}>
              <Link
                {...postsOf(id, termPosts(term))}
                className={styles['term']}
                aria-label={t('openFigure', { figure: term.text, value: format.exact(count), name })}
              >
                {term.text} <b>{<NumberText value={count} />}</b>
              </Link>
              <span className={styles['others']}>{t('elsewhere', { number: format.exact(others) })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Mentions of the topic at that place among the counted, and of the others together. */
function countsOf({ counts }: ComparedTerm, at: number): { own: number; others: number } {
  const own = counts[at] ?? 0;
  return { own, others: counts.reduce((sum, of) => sum + of, 0) - own };
}
