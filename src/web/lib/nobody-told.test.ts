import { expect, it } from 'vitest';
import type { Alert, RecipientState } from '../../contract/alerts.ts';
import { nobodyTold } from './nobody-told.ts';

const CHANNEL: Alert['channels'][number] = {
  id: '6f1c1d0e-0000-4000-8000-000000000000',
  kind: 'slack',
  host: 'hooks.example',
  secret: null,
};

it.each<[string, RecipientState[], { enabled?: boolean; channels?: Alert['channels'] }, ReturnType<typeof nobodyTold>]>([
  ['one address that wants it', ['unsubscribed', 'confirmed'], {}, null],
  ['a channel', ['unsubscribed'], { channels: [CHANNEL] }, null],
  ['an alert that is off', ['unsubscribed'], { enabled: false }, null],
  ['addresses that have all unsubscribed', ['unsubscribed', 'unsubscribed'], {}, 'unsubscribed'],
  ['addresses of which none has said yes', ['asked', 'not-asked', 'unreached'], {}, 'unconfirmed'],
  ['addresses of both kinds', ['asked', 'unsubscribed'], {}, 'both'],
])('with %s', (_name, states, given, told) => {
  const emails = states.map((state, place) => ({ email: `${place}@example.org`, state }));
  expect(nobodyTold({ enabled: true, channels: [], emails, ...given })).toBe(told);
});
