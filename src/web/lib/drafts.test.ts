import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftsOf, dropDraft, forgetOldDrafts, keepDraft, keptDrafts, readDraft } from './drafts.ts';
import { storage } from './fake-storage.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-21T00:00:00Z');
const SHELF = { prefix: 'earshot.topic-draft/', schema: z.object({ keptAt: z.number(), name: z.string() }) };
const kept = { name: 'Votes', keptAt: NOW };

describe('drafts', () => {
  it('come back as they were kept, each under its own key', () => {
    const place = storage();
    keepDraft(SHELF, place, 'me/new', kept);
    expect(readDraft(SHELF, place, 'me/new')).toEqual(kept);
    expect(readDraft(SHELF, place, 'you/new')).toBeNull();
    dropDraft(SHELF, place, 'me/new');
    expect(readDraft(SHELF, place, 'me/new')).toBeNull();
  });

  it('are found for one person and one topic, the last changed first', () => {
    const place = storage();
    keepDraft(SHELF, place, `${draftsOf('me', '12')}/a`, kept);
    keepDraft(SHELF, place, `${draftsOf('me', '12')}/b`, { ...kept, keptAt: NOW + 1 });
    keepDraft(SHELF, place, `${draftsOf('me', '1')}/c`, kept);
    keepDraft(SHELF, place, `${draftsOf('me', undefined)}/d`, kept);
    keepDraft(SHELF, place, `${draftsOf('you', '12')}/e`, kept);
    expect(keptDrafts(SHELF, place, 'me/12')).toEqual(['me/12/b', 'me/12/a']);
    expect(keptDrafts(SHELF, place, 'me/new')).toEqual(['me/new/d']);
  });

  it.each([
    ['not JSON', '{'],
    ['of an older build', JSON.stringify({ keptAt: NOW, title: 'Votes' })],
  ])('are none when they cannot be read: %s', (_name, text) => {
    const place = storage();
    place.setItem('earshot.topic-draft/me/new', text);
    expect(readDraft(SHELF, place, 'me/new')).toBeNull();
  });

  it('are forgotten after a month, and what else is stored is left alone', () => {
    const place = storage();
    place.setItem('other', 'x');
    keepDraft(SHELF, place, 'me/old', { ...kept, keptAt: NOW - 31 * DAY });
    keepDraft(SHELF, place, 'me/new', { ...kept, keptAt: NOW - 29 * DAY });
    place.setItem('earshot.topic-draft/me/broken', '{');
    forgetOldDrafts(SHELF, place, NOW);
    expect(Array.from({ length: place.length }, (_, at) => place.key(at))).toEqual(['other', 'earshot.topic-draft/me/new']);
  });

  it('do no harm where nothing may be stored', () => {
    const full = { ...storage(), setItem: () => expect.unreachable() };
    expect(() => keepDraft(SHELF, full, 'me/new', kept)).not.toThrow();
  });
});
