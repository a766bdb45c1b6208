/** What can be said of a draft's keywords as a query, for the review: groups are read as the query they are. */
import type { TopicKeywords } from '../../../contract/topics.ts';
import { groupsToSyntax } from '../../../engine/query/compile-groups.ts';
import { print } from '../../../engine/query/print.ts';
import type { Problem } from '../../../engine/query/problems.ts';
import { parsedQuery } from '../../lib/parsed-query.ts';

export interface SideProblem {
  side: 'inclusion' | 'exclusion';
  problem: Problem;
  /** The query that the problem's places are in. */
  text: string;
}

export function queryWarnings(keywords: TopicKeywords): SideProblem[] {
  const [inclusion, exclusion] = texts(keywords);
  return [...warnings('inclusion', inclusion), ...warnings('exclusion', exclusion)];
}

function texts(keywords: TopicKeywords): [string, string] {
  if (keywords.keywordInputMode === 'advanced') return [keywords.inclusion, keywords.exclusion];
  const trees = [groupsToSyntax(keywords.inclusion), groupsToSyntax(keywords.exclusion)] as const;
  return [trees[0] ? print(trees[0]) : '', trees[1] ? print(trees[1]) : ''];
}

function warnings(side: SideProblem['side'], text: string): SideProblem[] {
  if (text.trim() === '') return [];
  const found = parsedQuery(text).problems.filter((problem) => problem.severity === 'warning');
  return found.map((problem) => ({ side, problem, text }));
}
