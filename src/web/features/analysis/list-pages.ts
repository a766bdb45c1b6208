/** The pages of a list of posts: as many as it has, and no deeper than a list goes. */
import { LIMITS } from '../../../contract/limits.ts';
import { pageOf } from '../../ui/page-of.ts';

/** Posts of `count` that stand on a page. */
export function reachable(count: number, rows: number): number {
  return Math.min(count, LIMITS.skip + rows);
}

export function lastPage(count: number, rows: number): number {
  return pageOf(reachable(count, rows), rows, 1).pages;
}

/** Posts before a page; an address may name one that no list has, whose answer then says how many there are. */
export function skippedBefore(page: number, rows: number): number {
  return Math.min((page - 1) * rows, LIMITS.skip);
}
