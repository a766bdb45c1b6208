/** Searches: of all that is collected, and of the web. */
import { IconTargetArrow } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrors } from '../../../../engine/query/parse.ts';
import { narrowingOf } from '../../../lib/filter-search.ts';
import { parsedQuery } from '../../../lib/parsed-query.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useTextTrouble } from '../../../ui/filter/use-text-trouble.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import tabs from '../components/analysis-tabs.module.css';
import { CollectedSearch } from '../components/collected-search.tsx';
import { QueryForm } from '../components/query-form.tsx';
import { WebSearch } from '../components/web-search.tsx';
import { usePostSearch } from '../use-post-search.ts';
import { useQueryPlace } from '../use-query.ts';
import styles from './query-page.module.css';

export function QueryPage() {
  const { t } = useTranslation('search');
  const { search } = useQueryPlace();
  return (
    <>
      <PageHead title={t('title')} context={<p className={styles['context']}>{t('context')}</p>} action={<SaveAsTopic />} />
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
    </>
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

/** The form of a new topic, with this query in it. */
function SaveAsTopic() {
  const { t } = useTranslation('search');
  const { search } = useQueryPlace();
  const { q } = search;
  if (q === undefined || hasErrors(parsedQuery(q))) return null;
  return (
    <InPlan>
      <ButtonLink
        to="/topics/new"
        search={{}}
        state={{ query: { text: q, mediaTypes: narrowingOf(search).mediaTypes } }}
        variant="default"
        leftSection={<IconTargetArrow size={16} aria-hidden />}
      >
        {t('saveAsTopic')}
      </ButtonLink>
    </InPlan>
  );
}
