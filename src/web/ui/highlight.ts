/**
 * Which part of a text a card shows and which of its words are marked: those that matched, and those that weighed in its
 * sentiment, which may overlap. Spans are UTF-16 offsets as the server sends them; they are sorted and clipped here, so that
 * a wrong one can never break or repeat text.
 */
export interface Span {
  start: number;
  end: number;
}

export type Side = 'Positive' | 'Negative';

export interface SidedSpan extends Span {
  /** Which way the word pulled. */
  side: Side;
}

/** A run of the text inside one match, or between matches. */
export interface Segment {
  /** Offset in the text: unique among the segments of one text. */
  at: number;
  marked: boolean;
  pieces: Piece[];
}

export interface Piece {
  /** Offset in the text: unique among the pieces of one text. */
  at: number;
  text: string;
  side: Side | null;
}

/** Readable context before the first match, when the match lies beyond what a collapsed card shows. */
const LEAD = 80;

export function segments(
  text: string,
  { matched, weighed = [] }: { matched: readonly Span[]; weighed?: readonly SidedSpan[] },
  part: Span = { start: 0, end: text.length },
): Segment[] {
  const matches = disjoint(matched, part);
  const words = disjoint(weighed, part);
  const edges = [...matches, ...words].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([part.start, ...edges, part.end])].sort((one, other) => one - other);
  const result: Segment[] = [];
  let [match, word] = [0, 0];
  let last: Span | null | undefined;
  for (const [number, end] of cuts.slice(1).entries()) {
    const at = cuts[number] as number;
    while (hasEnded(matches[match], at)) match++;
    while (hasEnded(words[word], at)) word++;
    const within = covering(matches[match], at);
    if (within !== last) result.push({ at, marked: within !== null, pieces: [] });
    last = within;
    result.at(-1)?.pieces.push({ at, text: text.slice(at, end), side: covering(words[word], at)?.side ?? null });
  }
  return result;
}

/** In order, inside the part, and none over another: what overlaps begins where the one before ends. */
function disjoint<One extends Span>(spans: readonly One[], part: Span): One[] {
  const result: One[] = [];
  let free = part.start;
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const start = Math.max(span.start, free);
    const end = Math.min(span.end, part.end);
    if (start >= end) continue;
    result.push({ ...span, start, end });
    free = end;
  }
  return result;
}

function hasEnded(span: Span | undefined, at: number): boolean {
  return span !== undefined && span.end <= at;
}

function covering<One extends Span>(span: One | undefined, at: number): One | null {
  return span !== undefined && span.start <= at ? span : null;
}

/** A little more than fits is shown whole: "more" should never bring three words. */
export function fits(text: string, most: number): boolean {
  return text.length <= most * 1.25;
}

/** The beginning; an ellipsis says that there is more. */
export function shortened(text: string, most: number): string {
  return fits(text, most) ? text : `${text.slice(0, wholeCharacter(text, most)).trimEnd()}…`;
}

/** The part of at most about `most` characters that a collapsed card shows: the beginning, or around the first match. */
export function excerpt(text: string, spans: readonly Span[], most: number): Span {
  if (fits(text, most)) return { start: 0, end: text.length };
  const first = Math.min(...spans.map((span) => span.start), text.length);
  const hidden = spans.length > 0 && first > most - LEAD;
  const start = hidden ? wholeCharacter(text, Math.max(0, first - LEAD)) : 0;
  return { start, end: wholeCharacter(text, Math.min(text.length, start + most)) };
}

/** Never between the two halves of a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
