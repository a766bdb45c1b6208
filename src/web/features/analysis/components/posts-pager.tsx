/** Steps through the pages of posts, as deep as a list goes. Whoever shows it keeps which page it is. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { pageOf } from '../../../ui/page-of.ts';
import { Pager } from '../../../ui/pager.tsx';
import type { Rows } from '../filter-search.ts';
import { reachable } from '../list-pages.ts';

interface PostsPagerProps {
  /** All there are. */
  count: number;
  page: number;
  rows: Rows;
  onPage: (page: number) => void;
  onRows: (rows: Rows) => void;
}

export function PostsPager({ count, page: wanted, rows, onPage, onRows }: PostsPagerProps) {
  const { t } = useTranslation('analysis');
  const listed = reachable(count, rows);
  const { page, pages, from, to } = pageOf(listed, rows, wanted);
  return (
    <>
      {page === pages && listed < count && <p>{t('posts.tooDeep')}</p>}
      <Pager
        page={page}
        pages={pages}
        rows={rows}
        from={from}
        to={to}
        total={count}
        words={{
          pager: t('posts.pager'),
          previousPage: t('posts.previousPage'),
          nextPage: t('posts.nextPage'),
          rowsPerPage: t('posts.rowsPerPage'),
          shown: (range) => t('posts.shown', range),
        }}
        onPage={onPage}
        onRows={onRows}
      />
    </>
  );
}
