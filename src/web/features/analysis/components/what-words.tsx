/** What the mentions speak of, one list at a time: the words by size, and beside them the same figures as a table. */
import { SegmentedControl, Select } from '@mantine/core';
import { useMemo } from 'react';
import type { WhatList } from '../../../../contract/analysis/tab-choices.ts';
import { ENTITY_TYPES, OTHER_LISTS, WHAT_LISTS } from '../../../../contract/filter-choices.ts';
import type { EntityType } from '../../../../contract/themes.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { wordsDrawing } from '../../../ui/drawing/words-drawing.ts';
import { EntityTypeIcon } from '../../../ui/entity-type-icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TonedDownloads } from '../../../ui/toned-downloads.tsx';
import { WordCloud } from '../../../ui/word-cloud.tsx';
import { TEXT_SIZES } from '../../../ui/word-size.ts';
import { useAnalysis } from '../use-analysis.ts';
import { useDatedName } from '../use-dated-name.ts';
import { useOpenPosts } from '../use-open-posts.ts';
import { type What, type WhatRow, whatBucket, whatRows } from '../what-lists.ts';
import { CountedTable } from './counted-table.tsx';
import { NothingHere } from './nothing-here.tsx';
import styles from './what-words.module.css';

const ROWS = 12;

export function WhatWords({ what, stale }: { what: What; stale: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const { search } = useAnalysis();
  const language = usePreferences((preferences) => preferences.language);
  const list = search.list ?? 'keywords';
  const type = search.entityType ?? null;
  const rows = useMemo(() => whatRows(what, { list, type }, language), [what, list, type, language]);
  const name = t(`what.lists.${list}`);
  const hint = t(`what.hints.${list}`);
  const dated = useDatedName();
  const typed = list === 'entities' && type !== null;
  return (
    <Panel
      title={t('what.title')}
      stale={stale}
      actions={
        <>
          <ListChoice list={list} type={type} />
          {rows.length > 0 && (
            <TonedDownloads
              title={t('what.title')}
              total={what.count}
              foot={[name, ...(typed ? [t(`app:entityTypes.${type}`)] : []), hint].join(' · ')}
              fileName={dated(typed ? `${list}-${type}` : list)}
              nameColumn={t(`what.columns.${list}`)}
              rows={rows}
              draw={(pen) => wordsDrawing({ words: rows, sizes: TEXT_SIZES }, pen)}
            />
          )}
        </>
      }
      foot={hint}
    >
      {rows.length === 0 ? (
        <NothingHere text={t('what.none')} />
      ) : (
        <div className={styles['sides']}>
          <div className={styles['cloud']}>
            <Cloud name={name} list={list} rows={rows} />
          </div>
          <CountedTable
            key={`${list} ${type}`}
            label={name}
            nameColumn={t(`what.columns.${list}`)}
            rows={rows.map((row) => ({ ...row, bucket: whatBucket(list, row.key), shown: <RowName row={row} /> }))}
            total={what.count}
            most={ROWS}
          />
        </div>
      )}
    </Panel>
  );
}

function ListChoice({ list, type }: { list: WhatList; type: EntityType | null }) {
  const { t } = useTranslation(['analysis', 'app']);
  const { change } = useAnalysis();
  return (
    <div className={styles['choice']}>
      {list === 'entities' && (
        <Select
          aria-label={t('what.type')}
          size="xs"
          w={140}
          data={[
            { value: '', label: t('what.allTypes') },
            ...ENTITY_TYPES.map((value) => ({ value, label: t(`app:entityTypes.${value}`) })),
          ]}
          value={type ?? ''}
          onChange={(value) => change({ entityType: ENTITY_TYPES.find((known) => known === value) })}
          allowDeselect={false}
        />
      )}
      <SegmentedControl
        aria-label={t('what.list')}
        size="xs"
        data={WHAT_LISTS.map((value) => ({ value, label: t(`what.lists.${value}`) }))}
        value={list}
        onChange={(value) => change({ list: OTHER_LISTS.find((known) => known === value) })}
      />
    </div>
  );
}

function Cloud({ name, list, rows }: { name: string; list: WhatList; rows: readonly WhatRow[] }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const openPosts = useOpenPosts();
  return (
    <WordCloud
      label={name}
      words={rows.map((row) => ({ ...row, label: t('counted.open', { name: row.text, number: format.exact(row.count) }) }))}
      onOpen={({ text, key }) => openPosts({ title: text, bucket: whatBucket(list, key) })}
      sizes={TEXT_SIZES}
    />
  );
}

function RowName({ row: { text, type } }: { row: WhatRow }) {
  const { t } = useTranslation('app');
  if (type === null) return text;
  return (
    <span className={styles['entity']} title={t(`entityTypes.${type}`)}>
      <EntityTypeIcon type={type} />
      {text}
    </span>
  );
}
