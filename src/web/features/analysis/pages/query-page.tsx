/** Searches: of all that is collected, and of the web. */
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useTextTrouble } from '../../../ui/filter/use-text-trouble.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import tabs from '../components/analysis-tabs.module.css';
import { CollectedSearch } from '../components/collected-search.tsx';
import { QueryForm } from '../components/query-form.tsx';
import { SaveAsTopic } from '../components/save-as-topic.tsx';
import { WebSearch } from '../components/web-search.tsx';
import { usePostSearch } from '../use-post-search.ts';
import { useQueryPlace } from '../use-query.ts';
import { QueryTextContext, useWrittenText } from '../use-query-text.ts';
import styles from './query-page.module.css';

export function QueryPage() {
  const { t } = useTranslation('search');
  const { search } = useQueryPlace();
  return (
    <QueryTextContext value={useWrittenText()}>
      <PageHead
        title={t('title')}
        context={search.q === undefined && <p className={styles['context']}>{t('context')}</p>}
        action={<SaveAsTopic />}
      />
      <nav className={`${tabs['tabs']} ${styles['tabs']}`} aria-label={t('tabs.label')}>
        {([undefined, 'web'] as const).map((tab) => (
          <Link
            key={tab ?? 'collected'}
            to="/query"
            search={search.tab === tab ? search : { ...search, tab, page: undefined }}
            className={tabs['tab']}
            activeOptions={{ includeSearch: true, explicitUndefined: true }}
            activeProps={{ 'aria-current': 'page' }}
            resetScroll={false}
          >
            {t(`tabs.${tab ?? 'collected'}`)}
          </Link>
        ))}
      </nav>
      {search.tab === 'web' ? <WebSearch /> : <Collected />}
    </QueryTextContext>
  );
}

function Collected() {
  const { t } = useTranslation('search');
  const { search, change } = useQueryPlace();
  const answer = usePostSearch(search);
  // An address may ask for years by the hour: what suits is better than an error.
  const tooFine = answer.error?.detail.fields?.['params.granularity'] !== undefined;
  useEffect(() => {
    if (tooFine) change({ granularity: undefined }, 'same');
  }, [tooFine, change]);
  const refused = useTextTrouble('', answer.error?.detail.fields?.['query']).ofServer;
  return (
    <>
      <QueryForm
        text={search.q ?? ''}
        search={t('search')}
        refusal={refused}
        onSearch={(q, period) => (q === search.q && !period ? answer.retry() : change({ q, ...period }))}
      />
      <CollectedSearch answer={answer} />
    </>
  );
}
