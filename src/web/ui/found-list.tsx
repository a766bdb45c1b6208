/** A page of what a search of a list in the browser has found, or that it has found nothing. It shows; the address remembers. */
import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LIMITS } from '../../contract/limits.ts';
import { EmptyState } from './empty-state.tsx';
import { pageOf } from './page-of.ts';
import { Pager, type Rows } from './pager.tsx';
import type { PagerWords } from './pager-words.ts';

/** As they stand in the address, where neither the first page nor the usual number of rows is written. */
interface Place {
  page?: number | undefined;
  rows?: Rows | undefined;
}

export interface FoundListProps<Row> {
  found: readonly Row[];
  place: Place;
  usualRows: Rows;
  words: PagerWords;
  /** Instead of the list where nothing is found, and the way out of that. */
  nothing: { title: string; text: string; wayOut: string; onWayOut: () => void };
  onChange: (changes: Place) => void;
  /** Draws one page of them. */
  children: (rows: readonly Row[]) => ReactNode;
}

const SMALLEST_PAGE = LIMITS.rowsPerPage[0];

export function FoundList<Row>({ found, place, usualRows, words, nothing, onChange, children }: FoundListProps<Row>) {
  const rows = place.rows ?? usualRows;
  const { page, pages, from, to } = pageOf(found.length, rows, place.page ?? 1);
  if (found.length === 0) {
    return (
      <EmptyState
        icon={<IconSearchOff size={40} stroke={1.25} />}
        title={nothing.title}
        text={nothing.text}
        action={
          <Button variant="default" onClick={nothing.onWayOut}>
            {nothing.wayOut}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {children(found.slice(from - 1, to))}
      {found.length > SMALLEST_PAGE && (
        <Pager
          page={page}
          pages={pages}
          rows={rows}
          from={from}
          to={to}
          total={found.length}
          words={words}
          onPage={(wanted) => onChange({ page: wanted > 1 ? wanted : undefined })}
          onRows={(wanted) => onChange({ rows: wanted === usualRows ? undefined : wanted })}
        />
      )}
    </>
  );
}
