/** What mends a problem of a text, which was read without: only a few problems are ever shown, and no key waits for it. */
import type { Fix, Problem } from '../../../engine/query/problems.ts';
import { parsedQuery } from '../../lib/parsed-query.ts';

export function fixesOf({ code, start }: Problem, text: string): readonly Fix[] {
  return parsedQuery(text, { fixes: true }).problems.find((one) => one.code === code && one.start === start)?.fixes ?? [];
}
