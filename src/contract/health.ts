/** Whether the program lives, and whether it can serve requests now. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const ok = z.object({ data: z.object({ status: z.literal('ok') }) });

export const getLive = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'See whether the program lives',
  input: z.object({}),
  output: ok,
});

export const getReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  summary: 'See whether the program can serve',
  description: '`not_ready` while the stores do not answer.',
  input: z.object({}),
  output: ok,
});
