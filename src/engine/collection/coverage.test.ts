import { expect, it } from 'vitest';
import { type CoveredSource, coverageOf } from './coverage.ts';

const EARLY = new Date('2026-11-23T10:00:00Z');
const LATE = new Date('2026-11-23T10:30:00Z');

function news(state: CoveredSource['state'], completeTo: Date | null): CoveredSource {
  return { mediaType: 'news', state, completeTo };
}

it.each<[string, CoveredSource[], unknown[]]>([
  ['no sources', [], []],
  [
    'as far as the last one',
    [news('fine', LATE), news('fine', EARLY)],
    [{ sources: 2, silent: 0, unread: 0, completeTo: EARLY.toISOString() }],
  ],
  [
    'one that does not answer is counted, and holds nobody back',
    [news('fine', LATE), news('resting', EARLY), news('failing', EARLY)],
    [{ sources: 3, silent: 2, unread: 0, completeTo: LATE.toISOString() }],
  ],
  [
    'one that waits does hold back',
    [news('fine', LATE), news('waiting', EARLY)],
    [{ sources: 2, silent: 0, unread: 0, completeTo: EARLY.toISOString() }],
  ],
  ['one that is new has nothing to say yet', [news('new', null)], [{ sources: 1, silent: 0, unread: 1, completeTo: null }]],
  [
    'those that were never read to their end are counted beside the others',
    [news('fine', LATE), news('new', null), news('catching-up', null), news('waiting', null), news('failing', null)],
    [{ sources: 5, silent: 1, unread: 3, completeTo: LATE.toISOString() }],
  ],
  ['all paused', [news('paused', EARLY)], []],
  ['all silent', [news('resting', EARLY)], [{ sources: 1, silent: 1, unread: 0, completeTo: null }]],
])('%s', (_name, sources, expected) => {
  expect(coverageOf(sources)).toEqual(expected.map((one) => ({ mediaType: 'news', ...(one as object) })));
});

it('has media types in their order', () => {
  const sources: CoveredSource[] = [news('fine', EARLY), { mediaType: 'forum', state: 'fine', completeTo: EARLY }];
  expect(coverageOf(sources).map(({ mediaType }) => mediaType)).toEqual(['forum', 'news']);
});
