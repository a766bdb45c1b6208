/** Alternatives into queries: each into the first that has room, in order; what the grammar mixes with nothing, by itself. */
import type { Conjunction } from './alternatives.ts';
import type { Dialect } from './dialect.ts';
import { branchSize, EMPTY, fits, grown, isMergeable, queryText, type Size } from './query-text.ts';

export interface AskedQuery {
  text: string;
  /** Ascending; posts found may match other topics too. */
  topicIds: number[];
}

export interface Alternative {
  conjunction: Conjunction;
  topicIds: Set<number>;
}

interface Packed {
  alternatives: Alternative[];
  size: Size;
}

export function packQueries(alternatives: readonly Alternative[], dialect: Dialect): AskedQuery[] {
  const queries: Packed[] = [];
  const open: Packed[] = [];
  for (const alternative of alternatives) {
    const added = branchSize(alternative.conjunction, dialect);
    const isOpen = isMergeable(alternative.conjunction, dialect);
    const query = isOpen ? open.find(({ size }) => fits(grown(size, added, dialect), dialect)) : undefined;
    if (query) {
      query.alternatives.push(alternative);
      query.size = grown(query.size, added, dialect);
    } else {
      const begun = { alternatives: [alternative], size: grown(EMPTY, added, dialect) };
      queries.push(begun);
      if (isOpen) open.push(begun);
    }
  }
  return queries.map((query) => written(query, dialect));
}

function written({ alternatives }: Packed, dialect: Dialect): AskedQuery {
  const topicIds = [...new Set(alternatives.flatMap((alternative) => [...alternative.topicIds]))];
  const text = queryText(
    alternatives.map(({ conjunction }) => conjunction),
    dialect,
  );
  return { text, topicIds: topicIds.sort((one, other) => one - other) };
}
