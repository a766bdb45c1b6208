/** Whether the program lives, and whether it can serve requests now. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const ok = z.object({ data: z.object({ status: z.literal('ok') }) });

export const getLive = endpoint({ method: 'GET', path: '/health/live', access: 'public', input: z.object({}), output: ok });

/** 409 `not_ready` while the stores do not answer. */
export const getReady = endpoint({ method: 'GET', path: '/health/ready', access: 'public', input: z.object({}), output: ok });
