/** What is said of every topic alike: how many mentions of each have it. A figure opens its posts. */
import { Link } from '@tanstack/react-router';
import type { ComparedTerm, Comparison } from '../../../../contract/analysis/comparison.ts';
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
import { TopicDot } from './topic-sign.tsx';

export function CommonTerms({ comparison, stale }: { comparison: Comparison; stale: boolean }) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const { topics, common } = comparison;
  const leftOut = useLeftOut(comparison);
  const none = leftOut.length === 0 ? 'termsNeedTwo' : 'termsNeedFigures';
  return (
    <Panel
      title={t('common')}
      stale={stale}
      foot={[t('commonHint'), ...leftOut].join(' · ')}
      actions={
        common.length > 0 && (
          <CsvButton
            title={t('common')}
            fileName={datedName('comparison-in-common', comparison, format)}
            data={{
              columns: [t('term'), ...topics.map(({ name }) => name)],
              rows: common.map(({ text, counts }) => [text, ...counts]),
            }}
          />
        )
      }
    >
      {common.length === 0 ? (
        <p className={styles['none']}>{t(topics.length < 2 ? none : 'nothingCommon')}</p>
      ) : (
        <table className={styles['table']} aria-label={t('common')}>
          <thead>
            <tr>
              <th scope="col">{t('term')}</th>
              {topics.map(({ id, name, place }) => (
                <th key={id} scope="col" title={name}>
                  <TopicDot place={place} />
                  <span className={styles['unseen']}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {common.map((term) => (
              <Row key={`${term.kind} ${term.key}`} term={term} topics={topics} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Row({ term, topics }: { term: ComparedTerm; topics: Comparison['topics'] }) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const postsOf = usePostsOf();
  return (
    <tr>
      <th scope="row">{term.text}</th>
      {topics.map(({ id, name }, at) => {
        const count = term.counts[at] ?? 0;
        return (
          <td key={id}>
            <Link
              {...postsOf(id, termPosts(term))}
              className={styles['figure']}
              aria-label={t('openFigure', { figure: term.text, value: format.exact(count), name })}
            >
              <NumberText value={count} />
            </Link>
          </td>
        );
      })}
    </tr>
  );
}
