/** The order of a table that is sorted by one of its figures. Rows alike keep the order they came in. */
export interface Sorting {
  /** Of the column. */
  key: string;
  descending: boolean;
}

/** What is not known stands last, whichever way. */
export function sortRows<Row>(rows: readonly Row[], value: (row: Row) => number | null, descending: boolean): Row[] {
  return rows.toSorted((one, other) => {
    const [first, second] = [value(one), value(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return descending ? second - first : first - second;
  });
}

export interface SortedColumn {
  key: string;
  /** The direction that is asked for first, as of a rank; largest first without it. */
  first?: 'ascending' | undefined;
}

/** Largest first, since that is what a table of figures is asked for, unless the column says otherwise; the same column again turns it round. */
export function nextSorting(now: Sorting, clicked: SortedColumn): Sorting {
  const first = clicked.first ?? 'descending';
  return { key: clicked.key, descending: now.key === clicked.key ? !now.descending : first === 'descending' };
}
