import { describe, expect, it } from 'vitest';
import type { TopicCandidate } from './draft.ts';
import { changedParts, findsOtherPosts } from './topic-changes.ts';

const before: TopicCandidate = {
  name: 'Tea',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2027-01-01T00:00:00.000Z',
  mediaTypes: ['news', 'blog'],
  keywordInputMode: 'advanced',
  inclusion: 'tea',
  exclusion: '',
};

describe('changedParts', () => {
  const rows: [name: string, change: Partial<TopicCandidate>, parts: string[]][] = [
    ['nothing', {}, []],
    ['the same said otherwise', { name: ' Tea ', mediaTypes: ['blog', 'news'], startsAt: '2026-01-01T08:00:00+08:00' }, []],
    ['a name', { name: 'Coffee' }, ['name']],
    [
      'everything',
      { name: 'x', endsAt: '2026-12-01T00:00:00Z', mediaTypes: [], inclusion: 'x' },
      ['name', 'period', 'channels', 'keywords'],
    ],
  ];
  it.each(rows)('%s', (_name, change, parts) => {
    expect(changedParts(before, { ...before, ...change } as TopicCandidate)).toEqual(parts);
  });
});

it('searches again for everything but a name', () => {
  expect([findsOtherPosts(['name']), findsOtherPosts(['name', 'period'])]).toEqual([false, true]);
});
