import { expect, it } from 'vitest';
import { type SourceCondition, sourceState } from './source-state.ts';

const FINE: SourceCondition = {
  paused: false,
  askedAt: new Date('2026-11-23T10:00:00Z'),
  failureKind: null,
  failures: 0,
  behindSince: null,
};

it.each<[string, Partial<SourceCondition>, string]>([
  ['was read', {}, 'fine'],
  ['was never asked', { askedAt: null }, 'new'],
  ['has more than was read', { behindSince: new Date('2026-11-23T10:00:00Z') }, 'catching-up'],
  ['has failed once', { failureKind: 'unreachable', failures: 1 }, 'failing'],
  ['has failed so often that nobody waits for it', { failureKind: 'unreachable', failures: 8 }, 'resting'],
  ['is closed', { failureKind: 'gone', failures: 1 }, 'resting'],
  ['was asked too often', { failureKind: 'rate-limited', failures: 20 }, 'waiting'],
  ['has used up its budget', { failureKind: 'out-of-budget', failures: 20 }, 'waiting'],
  ['failed when it was asked for the first time', { askedAt: null, failureKind: 'unreadable', failures: 1 }, 'failing'],
  ['is paused, whatever it was before', { paused: true, failureKind: 'gone', failures: 3 }, 'paused'],
])('%s', (_name, given, state) => {
  expect(sourceState({ ...FINE, ...given })).toBe(state);
});
