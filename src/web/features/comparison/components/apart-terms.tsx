/** What is said of each topic more than of the others. A term opens its posts. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ComparedTopic, Comparison } from '../../../../contract/analysis/comparison.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { NumberText } from '../../../ui/number-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { termPosts } from '../term-posts.ts';
import { usePostsOf } from '../use-comparison-place.ts';
import { useLeftOut } from '../use-left-out.ts';
import styles from './terms.module.css';
import { TopicSign } from './topic-sign.tsx';

export function ApartTerms({ comparison, stale }: { comparison: Comparison; stale: boolean }) {
  const { t } = useTranslation('comparison');
  const { topics } = comparison;
  const leftOut = useLeftOut(comparison);
  return (
    <Panel title={t('apart')} stale={stale} foot={[t('apartHint'), ...leftOut].join(' · ')}>
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
          const count = term.counts[at] ?? 0;
          const others = term.counts.reduce((sum, of) => sum + of, 0) - count;
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
