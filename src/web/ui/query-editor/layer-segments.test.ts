import { describe, expect, it } from 'vitest';
import type { Lexeme, Problem } from '../../../engine/query/problems.ts';
import { layerSegments, underlined } from './layer-segments.ts';

const TEXT = 'title:(a OR "b c")';
const LEXEMES: Lexeme[] = [
  { kind: 'field', start: 0, end: 6 },
  { kind: 'paren', start: 6, end: 7 },
  { kind: 'word', start: 7, end: 8 },
  { kind: 'space', start: 8, end: 9 },
  { kind: 'operator', start: 9, end: 11 },
  { kind: 'space', start: 11, end: 12 },
  { kind: 'phrase', start: 12, end: 17 },
  { kind: 'paren', start: 17, end: 18 },
];

function problem(severity: Problem['severity'], start: number, end: number): Problem {
  const found = { start, end, fixes: [] };
  return severity === 'error'
    ? { severity, code: 'queryUnreadableTerm', ...found }
    : { severity, code: 'queryRepeatedTerm', ...found };
}

function shown(problems: Problem[] = [], pair: { start: number; end: number }[] = []): string[] {
  return layerSegments(TEXT, LEXEMES, problems, pair).map(({ start, end, kind, severity, paired }) =>
    [TEXT.slice(start, end), kind, severity, paired && 'paired'].filter(Boolean).join('|'),
  );
}

describe('layerSegments', () => {
  it('cuts the text by what its pieces are, plain ones joined', () => {
    expect(shown()).toEqual(['title:|field', '(|paren', 'a ', 'OR|operator', ' ', '"b c"|phrase', ')|paren']);
  });

  it('cuts inside a piece where a problem begins', () => {
    expect(shown([problem('error', 15, 17)])).toContain('c"|phrase|error');
  });

  it('shows the error where an error and a warning meet', () => {
    expect(shown([problem('warning', 7, 11), problem('error', 9, 11)])).toContain('OR|operator|error');
  });

  it('marks both brackets of a pair', () => {
    const pair = [
      { start: 6, end: 7 },
      { start: 17, end: 18 },
    ];
    expect(shown([], pair).filter((piece) => piece.endsWith('paired'))).toEqual(['(|paren|paired', ')|paren|paired']);
  });

  it('always holds the whole text in order', () => {
    const segments = layerSegments(TEXT, LEXEMES, [problem('error', 18, 18), problem('warning', 3, 99)], []);
    expect(segments.map(({ start, end }) => TEXT.slice(start, end)).join('')).toBe(TEXT);
  });
});

describe('underlined', () => {
  const rows: [name: string, text: string, start: number, end: number, marked: string][] = [
    ['a word', 'a AND', 2, 5, 'AND'],
    ['the end', 'a AND ', 6, 6, 'D'],
    ['white space', 'a  b', 1, 3, 'a'],
    ['the beginning', 'ab', 0, 0, 'a'],
  ];
  it.each(rows)('%s', (_name, text, start, end, marked) => {
    const span = underlined(text, { start, end });
    expect(text.slice(span.start, span.end)).toBe(marked);
  });
});
