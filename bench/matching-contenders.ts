/** Who takes part in the matching benchmark. */
import { matchByStatements } from './matching-clickhouse.ts';
import {
  matchByEvaluating,
  matchByRegExp,
  matchReady,
  matchWithNormalising,
  normaliseOnly,
  readOnly,
  scanOnly,
} from './matching-memory.ts';
import { matchByGin, matchByTsquery } from './matching-postgres.ts';
import type { Measured, Work } from './matching-work.ts';

export interface MatchingContender {
  name: string;
  kind: 'ours' | 'peer' | 'limit';
  run(work: Work): Measured | Promise<Measured>;
  /** Knows all posts before it answers for the first. */
  hindsight?: true;
  /** Does not depend on the topics. */
  whatever?: true;
}

/** As many posts as an import hands over at once. */
const BATCH = 5000;

export const MATCHING_CONTENDERS: Readonly<Record<string, MatchingContender>> = {
  ready: { name: 'Earshot, token texts ready', kind: 'ours', run: matchReady },
  normalising: { name: 'Earshot, normalising included', kind: 'ours', run: matchWithNormalising },
  evaluate: { name: 'every topic by evaluate()', kind: 'peer', run: matchByEvaluating },
  regexp: { name: 'every topic by RegExp', kind: 'peer', run: matchByRegExp },
  tsquery: { name: 'Postgres tsquery, post by post', kind: 'peer', run: matchByTsquery },
  gin: { name: 'Postgres tsquery, GIN over 5,000 posts', kind: 'peer', run: (work) => matchByGin(work, BATCH) },
  statements: {
    name: 'ClickHouse, a statement per topic over 5,000 posts',
    kind: 'peer',
    run: (work) => matchByStatements(work, BATCH),
  },
  allgin: {
    name: 'Postgres tsquery, GIN over all posts',
    kind: 'peer',
    hindsight: true,
    run: (work) => matchByGin(work, work.posts.length),
  },
  allstatements: {
    name: 'ClickHouse, a statement per topic over all posts',
    kind: 'peer',
    hindsight: true,
    run: (work) => matchByStatements(work, work.posts.length),
  },
  scan: { name: 'limit: bare scan for all phrases', kind: 'limit', run: scanOnly },
  normalise: { name: 'limit: normalising alone', kind: 'limit', run: normaliseOnly, whatever: true },
  read: { name: 'limit: reading the file alone', kind: 'limit', run: readOnly, whatever: true },
};
