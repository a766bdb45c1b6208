/**
 * The text of a query cut into pieces that look alike: by what a piece is (lexemes), what is wrong with it and whether it is
 * one of the two brackets at the caret. The pieces make up the whole text in order; neighbours that look alike are one.
 */
import type { Lexeme, Problem } from '../../../engine/query/problems.ts';
import type { Span } from '../../../engine/query/syntax.ts';

export interface LayerSegment extends Span {
  /** Left out: plain text. */
  kind?: Exclude<Lexeme['kind'], 'word' | 'space'>;
  severity?: Problem['severity'];
  paired?: true;
}

interface Look extends Span {
  severity: Problem['severity'];
}

export function layerSegments(
  text: string,
  lexemes: readonly Lexeme[],
  problems: readonly Problem[],
  pair: readonly Span[],
): LayerSegment[] {
  const wrong = problems.map((problem): Look => ({ ...underlined(text, problem), severity: problem.severity }));
  const cuts = cutPoints(text.length, [...lexemes, ...wrong, ...pair]);
  const segments: LayerSegment[] = [];
  let lexeme = 0;
  for (let index = 0; index + 1 < cuts.length; index += 1) {
    const start = cuts[index] ?? 0;
    const end = cuts[index + 1] ?? 0;
    while (lexeme < lexemes.length && (lexemes[lexeme]?.end ?? 0) <= start) lexeme += 1;
    append(segments, { start, end, ...look(start, lexemes[lexeme], wrong, pair) });
  }
  return segments;
}

/** A problem between two characters, or over white space alone, is drawn under the nearest character before it. */
export function underlined(text: string, { start, end }: Span): Span {
  if (text.slice(start, end).trim() !== '') return { start, end };
  const before = text.slice(0, start).trimEnd().length;
  return before > 0 ? { start: before - 1, end: before } : { start, end: Math.max(end, Math.min(start + 1, text.length)) };
}

function cutPoints(length: number, spans: readonly Span[]): number[] {
  const cuts = new Set([0, length]);
  for (const { start, end } of spans) {
    if (start < length) cuts.add(start);
    if (end < length) cuts.add(end);
  }
  return [...cuts].sort((one, other) => one - other);
}

function look(
  at: number,
  lexeme: Lexeme | undefined,
  wrong: readonly Look[],
  pair: readonly Span[],
): Omit<LayerSegment, 'start' | 'end'> {
  const found = wrong.filter((span) => holds(span, at));
  const severity = found.find((one) => one.severity === 'error')?.severity ?? found[0]?.severity;
  const kind = lexeme && holds(lexeme, at) ? lexeme.kind : 'word';
  return {
    ...(kind === 'word' || kind === 'space' ? {} : { kind }),
    ...(severity ? { severity } : {}),
    ...(pair.some((span) => holds(span, at)) ? { paired: true } : {}),
  };
}

function holds(span: Span, at: number): boolean {
  return span.start <= at && at < span.end;
}

function append(segments: LayerSegment[], next: LayerSegment): void {
  const last = segments.at(-1);
  if (last && looksAlike(last, next)) last.end = next.end;
  else segments.push(next);
}

type PieceLook = Omit<LayerSegment, keyof Span>;

export function looksAlike(one: PieceLook, other: PieceLook): boolean {
  return one.kind === other.kind && one.severity === other.severity && one.paired === other.paired;
}
