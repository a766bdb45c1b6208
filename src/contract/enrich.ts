/** Understanding stored posts anew: the operator's. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './filter.ts';

export const enrichPosts = endpoint({
  method: 'POST',
  path: '/posts/enrich',
  access: 'operator',
  summary: 'Understand stored posts anew',
  description: 'One step; to be asked until `done`.',
  /** Posts published then or later; null: all. */
  input: z.object({ since: instant.nullable() }),
  output: z.object({ data: z.object({ posts: z.number().int(), left: z.number().int(), done: z.boolean() }) }),
});
