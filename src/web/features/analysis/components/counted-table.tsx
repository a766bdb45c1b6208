/** Counted things with share, sentiment and score: keywords, names, kinds of post, themes. A row opens its posts. */
import type { ReactNode } from 'react';
import type { Toned } from '../../../../contract/analysis/figures.ts';
import type { FilterBucket } from '../../../../contract/filter.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { RankedTable } from '../../../ui/ranked-table.tsx';
import { useOpenPosts } from '../use-open-posts.ts';
import { useTonedColumns } from '../use-toned-columns.tsx';
import { OnlyThese } from './only-these.tsx';

export interface CountedRow extends Toned {
  key: string;
  /** Its name in words. */
  text: string;
  /** Its name as it is shown, where it is more than words. */
  shown?: ReactNode;
  bucket: FilterBucket;
}

export interface CountedTableProps {
  label: string;
  nameColumn: string;
  rows: readonly CountedRow[];
  /** All mentions. */
  total: number;
  most: number;
  /** Beside other things: mentions and sentiment only, and nothing to be done. */
  brief?: boolean;
}

export function CountedTable({ label, nameColumn, rows, total, most, brief = false }: CountedTableProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const openPosts = useOpenPosts();
  const { count, share, sentiment, score } = useTonedColumns<CountedRow>(total);
  return (
    <RankedTable
      label={label}
      nameColumn={nameColumn}
      columns={brief ? [count, { ...sentiment, from: undefined }] : [count, share, sentiment, score]}
      rows={brief ? rows.slice(0, most) : rows}
      keyOf={(row) => row.key}
      name={(row) => row.shown ?? row.text}
      openLabel={(row) => t('counted.open', { name: row.text, number: format.exact(row.count) })}
      onOpen={({ text, bucket }) => openPosts({ title: text, bucket })}
      {...(!brief && { actions: ({ text, bucket }: CountedRow) => <OnlyThese name={text} bucket={bucket} /> })}
      initial={{ key: 'count', descending: true }}
      most={most}
    />
  );
}
