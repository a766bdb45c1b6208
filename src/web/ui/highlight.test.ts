import { describe, expect, it } from 'vitest';
import { excerpt, type Segment, type SidedSpan, type Span, segments } from './highlight.ts';

const SIGNS = { Positive: '+', Negative: '-' };
/** `[matched]`, `(weighed+)`, `[matched and (weighed-)]`. */
const shown = (parts: Segment[]) =>
  parts
    .map(({ marked, pieces }) => {
      const text = pieces.map((piece) => (piece.side ? `(${piece.text}${SIGNS[piece.side]})` : piece.text)).join('');
      return marked ? `[${text}]` : text;
    })
    .join('');
const plain = (parts: Segment[]) => parts.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('');

describe('segments', () => {
  const rows: [name: string, spans: Span[], text: string][] = [
    ['nothing marked', [], 'abcdef'],
    ['in the middle', [{ start: 2, end: 4 }], 'ab[cd]ef'],
    [
      'at both ends',
      [
        { start: 0, end: 1 },
        { start: 5, end: 6 },
      ],
      '[a]bcde[f]',
    ],
    [
      'out of order',
      [
        { start: 4, end: 5 },
        { start: 1, end: 2 },
      ],
      'a[b]cd[e]f',
    ],
    [
      'overlapping',
      [
        { start: 1, end: 4 },
        { start: 2, end: 5 },
      ],
      'a[bcd][e]f',
    ],
    [
      'twice the same',
      [
        { start: 1, end: 2 },
        { start: 1, end: 2 },
      ],
      'a[b]cdef',
    ],
    [
      'beyond the end',
      [
        { start: 5, end: 99 },
        { start: 80, end: 90 },
      ],
      'abcde[f]',
    ],
  ];
  it.each(rows)('%s', (_name, spans, text) => {
    expect(shown(segments('abcdef', { matched: spans }))).toBe(text);
  });

  it('shows only the part asked for', () => {
    expect(shown(segments('abcdef', { matched: [{ start: 0, end: 3 }] }, { start: 2, end: 5 }))).toBe('[c]de');
  });

  const overlaps: [name: string, matched: [number, number][], weighed: [number, number, '+' | '-'][], text: string][] = [
    ['a word alone', [], [[1, 3, '+']], 'a(bc+)def'],
    ['beside a match', [[0, 2]], [[2, 4, '-']], '[ab](cd-)ef'],
    [
      'next to another word',
      [],
      [
        [0, 2, '+'],
        [2, 4, '-'],
      ],
      '(ab+)(cd-)ef',
    ],
    ['the very match', [[1, 3]], [[1, 3, '-']], 'a[(bc-)]def'],
    ['inside a match, which stays one', [[0, 5]], [[1, 3, '+']], '[a(bc+)de]f'],
    ['around a match', [[2, 3]], [[1, 5, '-']], 'a(b-)[(c-)](de-)f'],
    ['beginning in a match', [[0, 3]], [[2, 5, '+']], '[ab(c+)](de+)f'],
    ['ending in a match', [[3, 6]], [[1, 4, '+']], 'a(bc+)[(d+)ef]'],
    [
      'over two adjacent matches',
      [
        [0, 3],
        [3, 6],
      ],
      [[2, 4, '-']],
      '[ab(c-)][(d-)ef]',
    ],
    [
      'over one another: the first keeps what both claim',
      [],
      [
        [0, 4, '+'],
        [2, 6, '-'],
      ],
      '(abcd+)(ef-)',
    ],
    [
      'beyond the end',
      [],
      [
        [4, 9, '+'],
        [7, 9, '-'],
      ],
      'abcd(ef+)',
    ],
  ];
  it.each(overlaps)('words that weighed: %s', (_name, matched, weighed, text) => {
    const spans = {
      matched: matched.map(([start, end]): Span => ({ start, end })),
      weighed: weighed.map(([start, end, sign]): SidedSpan => ({ start, end, side: sign === '+' ? 'Positive' : 'Negative' })),
    };
    expect(shown(segments('abcdef', spans))).toBe(text);
  });

  it('shows of a cut text the part of a word that is left, and none of a word beyond it', () => {
    const weighed: SidedSpan[] = [
      { start: 0, end: 3, side: 'Positive' },
      { start: 5, end: 6, side: 'Negative' },
    ];
    expect(shown(segments('abcdef', { matched: [{ start: 3, end: 6 }], weighed }, { start: 2, end: 5 }))).toBe('(c+)[de]');
  });

  it('never loses or repeats text', () => {
    const text = '投a白票！<b>&amp;</b> 👍🏽';
    const parts = segments(text, {
      matched: [
        { start: 2, end: 4 },
        { start: 3, end: 8 },
      ],
      weighed: [{ start: 3, end: 12, side: 'Positive' }],
    });
    expect(plain(parts)).toBe(text);
    const places = parts.flatMap(({ pieces }) => pieces.map(({ at }) => at));
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('excerpt', () => {
  const long = 'x'.repeat(1000);
  const rows: [name: string, text: string, spans: Span[], part: Span][] = [
    ['a short text is whole', 'short', [], { start: 0, end: 5 }],
    ['slightly too long is whole', 'x'.repeat(500), [], { start: 0, end: 500 }],
    ['a long one from its beginning', long, [], { start: 0, end: 400 }],
    ['a match near the beginning', long, [{ start: 100, end: 104 }], { start: 0, end: 400 }],
    ['a match far inside', long, [{ start: 900, end: 904 }], { start: 820, end: 1000 }],
  ];
  it.each(rows)('%s', (_name, text, spans, part) => {
    expect(excerpt(text, spans, 400)).toEqual(part);
  });

  it('does not cut an emoji in two', () => {
    const text = '👍'.repeat(600);
    const { end } = excerpt(text, [], 401);
    expect(text.slice(0, end).endsWith('👍')).toBe(true);
  });
});
