import { describe, expect, it } from 'vitest';
import { excerpt, type Segment, type Span, segments } from './highlight.ts';

const shown = (parts: Segment[]) => parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('');

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
    expect(shown(segments('abcdef', spans))).toBe(text);
  });

  it('shows only the part asked for', () => {
    expect(shown(segments('abcdef', [{ start: 0, end: 3 }], { start: 2, end: 5 }))).toBe('[c]de');
  });

  it('never loses or repeats text', () => {
    const text = '投a白票！<b>&amp;</b> 👍🏽';
    const parts = segments(text, [
      { start: 2, end: 4 },
      { start: 3, end: 8 },
    ]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(new Set(parts.map((part) => part.at)).size).toBe(parts.length);
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
