/**
 * The standing queries of topics as few queries of an outside search. Every post that a topic matches and that the API can find
 * is found by one of the queries that name the topic; what is found besides, the matcher leaves out when answers arrive.
 *
 * Where an API is asked on from depends on the text of a query, so texts are stable: they depend neither on the order of
 * topics nor on how a query is written, and a topic that changes changes the queries of its block and, where later topics
 * leaned on what it asked, theirs.
 */
import type { QueryNode } from '../query/ast.ts';
import { alternativesOf, type Conjunction, Cover, withoutCovered } from './alternatives.ts';
import type { UnaskableReason } from './condition.ts';
import type { Dialect } from './dialect.ts';
import { fitLimits } from './fit-limits.ts';
import { type Alternative, type AskedQuery, packQueries } from './pack-queries.ts';
import { shareConditions } from './shared-conditions.ts';
import { weaken } from './weaken.ts';

export interface AskingTopic {
  id: number;
  query: QueryNode;
}

export interface AskedQueries {
  queries: AskedQuery[];
  /** Topics that are in no query. */
  unaskable: { topicId: number; reason: UnaskableReason }[];
}

export function askedQueries(topics: readonly AskingTopic[], dialect: Dialect): AskedQueries {
  const cover = new Cover();
  const known = new Map<Conjunction, Alternative>();
  const blocks: Alternative[][] = [];
  const unaskable: AskedQueries['unaskable'] = [];
  for (const { id, query } of [...topics].sort((one, other) => one.id - other.id)) {
    if (blocks.length === 0 || beginsBlock(id, dialect)) blocks.push([]);
    const alternatives = askedOf(query, dialect);
    if (typeof alternatives === 'string') {
      unaskable.push({ topicId: id, reason: alternatives });
      continue;
    }
    for (const conjunction of alternatives) {
      // Only earlier topics are leaned on: a new one, whose id is the highest, changes nothing of theirs.
      const covering = known.get(cover.of(conjunction) ?? conjunction);
      if (covering) covering.topicIds.add(id);
      else {
        const alternative = { conjunction, topicIds: new Set([id]) };
        cover.add(conjunction);
        known.set(conjunction, alternative);
        blocks.at(-1)?.push(alternative);
      }
    }
  }
  return { queries: blocks.flatMap((block) => packQueries(block, dialect)), unaskable };
}

/** Of one topic, each fit for a query. */
function askedOf(query: QueryNode, dialect: Dialect): Conjunction[] | UnaskableReason {
  const condition = weaken(query, dialect);
  if (condition.type === 'never') return 'elsewhere';
  const node = condition.type === 'asked' ? condition.node : condition.narrow;
  if (!node) return condition.type === 'any' ? condition.reason : 'sign';
  const written = withoutCovered(alternativesOf(node, dialect));
  const fitting = shareConditions(written, dialect).flatMap((conjunction) => {
    const pieces = fitLimits(conjunction, dialect);
    return pieces.length > 0 ? pieces : [null];
  });
  const kept = fitting.filter((conjunction) => conjunction !== null);
  return kept.length < fitting.length ? 'length' : withoutCovered(kept);
}

/** Evenly so many of all ids, whichever there are: what is packed together is known without counting. */
function beginsBlock(id: number, { block }: Dialect): boolean {
  return (Math.imul(id, 0x9e3779b1) >>> 0) * block < 2 ** 32;
}
