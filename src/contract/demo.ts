/** The demo content, for the operator's command line: added (or carried on up to now), and taken away with its topics. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isStorable } from './text.ts';

export const addDemo = endpoint({
  method: 'POST',
  path: '/demo/add',
  access: 'operator',
  summary: 'Add the demo content',
  /** Address of a user in whose organisation the topics are made. */
  input: z.object({ email: z.string().min(1).max(320).refine(isStorable) }),
  output: z.object({ data: z.object({ posts: z.number().int(), mentions: z.number().int() }) }),
});

export const removeDemo = endpoint({
  method: 'POST',
  path: '/demo/remove',
  access: 'operator',
  summary: 'Remove the demo content',
  input: z.object({}),
  output: z.object({ data: z.object({ posts: z.number().int(), topics: z.number().int() }) }),
});
