import { expect, it } from 'vitest';
import type { SourceKind } from '../../contract/sources.ts';
import type { SourceFacts } from '../../stores/postgres/sources.ts';
import { sourceOnWire } from './source-on-wire.ts';

const AT = new Date('2026-03-10T12:00:00Z');

function source(kind: SourceKind): SourceFacts {
  return {
    id: 1,
    kind,
    address: 'Call centre',
    addressKey: 'x',
    host: 'x',
    mediaType: 'forum',
    title: null,
    dueAt: AT,
    claim: null,
    claimedUntil: null,
    intervalSeconds: 60,
    rate: 0,
    failures: 0,
    failureKind: null,
    failureMessage: null,
    failedSince: null,
    askedAt: AT,
    succeededAt: AT,
    completeTo: AT,
    behindSince: null,
    newestAt: AT,
    delaySeconds: 60,
    callsPerDay: null,
    microdollarsPerDay: null,
    refreshedTo: null,
    createdAt: AT,
  };
}

it.each<[string, SourceKind, string | null]>([
  ['a feed is complete to when it was read', 'feed', AT.toISOString()],
  ['a webhook is not, whatever was written of it before', 'webhook', null],
  ['nor is a folder', 'file-drop', null],
])('%s', (_, kind, completeTo) => {
  const followed = { source: source(kind), forEverybody: true, paused: false, addedAt: AT };
  expect(sourceOnWire(followed, { days: [], posts: undefined, budget: null })).toMatchObject({ completeTo });
});
