import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { draftsOf, dropDraft, forgetOldDrafts, type KeptDraft, keepDraft, keptDrafts, readDraft } from './drafts.ts';
import { storage } from './fake-storage.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-21T00:00:00Z');
const plan = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z', maxDays: 366 };
const kept: KeptDraft = { draft: { ...emptyDraft(plan, ['news']), topicName: 'Votes' }, seen: ['name'], keptAt: NOW };

describe('drafts', () => {
  it('come back as they were kept, each under its own key', () => {
    const place = storage();
    keepDraft(place, 'me/new', kept);
    expect(readDraft(place, 'me/new')).toEqual(kept);
    expect(readDraft(place, 'you/new')).toBeNull();
    dropDraft(place, 'me/new');
    expect(readDraft(place, 'me/new')).toBeNull();
  });

  it('are found for one person and one topic, the last changed first', () => {
    const place = storage();
    keepDraft(place, `${draftsOf('me', '12')}/a`, kept);
    keepDraft(place, `${draftsOf('me', '12')}/b`, { ...kept, keptAt: NOW + 1 });
    keepDraft(place, `${draftsOf('me', '1')}/c`, kept);
    keepDraft(place, `${draftsOf('me', undefined)}/d`, kept);
    keepDraft(place, `${draftsOf('you', '12')}/e`, kept);
    expect(keptDrafts(place, 'me/12')).toEqual(['me/12/b', 'me/12/a']);
    expect(keptDrafts(place, 'me/new')).toEqual(['me/new/d']);
  });

  it.each([
    ['not JSON', '{'],
    ['of an older build', JSON.stringify({ ...kept, draft: { topicName: 'Votes' } })],
  ])('are none when they cannot be read: %s', (_name, text) => {
    const place = storage();
    place.setItem('earshot.topic-draft/me/new', text);
    expect(readDraft(place, 'me/new')).toBeNull();
  });

  it('are forgotten after a month, and what else is stored is left alone', () => {
    const place = storage();
    place.setItem('other', 'x');
    keepDraft(place, 'me/old', { ...kept, keptAt: NOW - 31 * DAY });
    keepDraft(place, 'me/new', { ...kept, keptAt: NOW - 29 * DAY });
    place.setItem('earshot.topic-draft/me/broken', '{');
    forgetOldDrafts(place, NOW);
    expect(Array.from({ length: place.length }, (_, at) => place.key(at))).toEqual(['other', 'earshot.topic-draft/me/new']);
  });

  it('do no harm where nothing may be stored', () => {
    const full = { ...storage(), setItem: () => expect.unreachable() };
    expect(() => keepDraft(full, 'me/new', kept)).not.toThrow();
  });
});
