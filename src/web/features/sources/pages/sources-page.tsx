/** Where posts come from: what is followed and how it does, and a catalogue to follow more from. */
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { freshnessOf } from '../../../lib/freshness.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useTimeToday } from '../../../lib/use-time-today.ts';
import dotted from '../../../ui/dotted-line.module.css';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { type Sources, useSources } from '../api.ts';
import { AddDialog } from '../components/add-dialog.tsx';
import { Catalogue } from '../components/catalogue.tsx';
import { CoverageRow } from '../components/coverage-row.tsx';
import { FoundSources } from '../components/found-sources.tsx';
import { NoSources } from '../components/no-sources.tsx';
import { SourceViews } from '../components/source-views.tsx';
import { useRemoveWithUndo } from '../use-remove-with-undo.ts';
import styles from './sources-page.module.css';

const line = `${dotted['line']} ${styles['summary']}`;

export function SourcesPage() {
  const { t } = useTranslation('sources');
  const sources = useSources();
  const { view } = useSearch({ from: '/sources' });
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHead
        title={t('title')}
        context={<Summary of={sources.pending || sources.error ? null : sources.data} />}
        action={
          <InPlan>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </InPlan>
        }
      />
      <SourceViews />
      <Loaded of={sources} skeleton={<Skeleton height={360} radius="md" />}>
        {(all) => (view === 'catalogue' ? <Catalogue sources={all.sources} /> : <Followed all={all} />)}
      </Loaded>
      <AddDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function Followed({ all: { sources, coverage } }: { all: Sources }) {
  const remove = useRemoveWithUndo(sources);
  if (sources.length === 0) return <NoSources />;
  return (
    <>
      <CoverageRow coverage={coverage.filter((of) => of.sources > 0)} />
      <FoundSources all={sources} onRemove={remove} />
    </>
  );
}

function Summary({ of }: { of: Sources | null }) {
  const { t } = useTranslation('sources');
  const format = useFormat();
  const timeOf = useTimeToday();
  const freshness = of && freshnessOf(of.coverage);
  if (!of) return <p className={line}>&nbsp;</p>;
  if (of.sources.length === 0) {
    return (
      <p className={line}>
        <span>{t('context')}</span>
      </p>
    );
  }
  const { silent = 0, unread = 0, completeTo = null } = freshness ?? {};
  return (
    <p className={line}>
      <span>{t('count', { count: of.sources.length, number: format.exact(of.sources.length) })}</span>
      <span title={completeTo ? format.dateTime(completeTo) : undefined}>
        {completeTo ? t('completeTo', { time: timeOf(completeTo) }) : t('notComplete')}
      </span>
      {silent > 0 && (
        <span>
          <Link to="/sources" search={{ state: 'silent' }}>
            {t('silent', { count: silent, number: format.exact(silent) })}
          </Link>
        </span>
      )}
      {unread > 0 && <span>{t('unread', { count: unread, number: format.exact(unread) })}</span>}
    </p>
  );
}
