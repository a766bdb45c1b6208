/** Lists that are read page by page: `skip` and `limit` are asked with, `count` and `next` are answered beside `data`. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

export interface Page {
  skip: number;
  limit: number;
}

export function pageOf(most: number, usual: number) {
  return {
    skip: z.coerce.number().int().min(0).max(LIMITS.skip).default(0),
    limit: z.coerce.number().int().min(1).max(most).default(usual),
  };
}

/** `count`: of the whole list. `next`: what to skip for the page after this one; none after the last. */
export const counted = { count: z.int().min(0), next: z.int().optional() };

export function pagedList<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), ...counted });
}

export interface Listed<Item> {
  data: Item[];
  count: number;
  next?: number;
}

export function countedBy({ skip, limit }: Page, count: number): { count: number; next?: number } {
  const next = skip + limit;
  return next < count && next <= LIMITS.skip ? { count, next } : { count };
}
