/** Addresses that have said that they want no mail of an alert, and how they come back. */
import { z } from 'zod';
import { email } from './alert-fields.ts';
import { alert, alertReference } from './alerts.ts';
import { endpoint } from './endpoint.ts';

export const receiveAgain = endpoint({
  method: 'POST',
  path: '/multi-topic-alerts/:id/receive-again',
  access: 'user',
  scope: 'write',
  summary: 'Take back that one has unsubscribed from an alert',
  description: 'By the address that the caller signs in with.',
  input: alertReference,
  output: z.object({ data: alert }),
});

export const askAgain = endpoint({
  method: 'POST',
  path: '/multi-topic-alerts/:id/ask-again',
  access: 'user',
  scope: 'write',
  summary: 'Ask an address that has unsubscribed whether it wants an alert again',
  description: 'By mail: once a day, some few times.',
  input: alertReference.extend({ email }),
  output: z.object({ data: alert }),
});
