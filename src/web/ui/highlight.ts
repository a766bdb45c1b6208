/**
 * Which part of a text a card shows and which of its words are marked. Spans are UTF-16 offsets as the server sends them;
 * they are sorted and clipped here, so that a wrong one can never break or repeat text.
 */
export interface Span {
  start: number;
  end: number;
}

export interface Segment {
  /** Offset in the text: unique among the segments of one text. */
  at: number;
  text: string;
  marked: boolean;
}

/** Readable context before the first match, when the match lies beyond what a collapsed card shows. */
const LEAD = 80;

export function segments(text: string, spans: readonly Span[], part: Span = { start: 0, end: text.length }): Segment[] {
  const result: Segment[] = [];
  let at = part.start;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const from = Math.max(start, at);
    const to = Math.min(end, part.end);
    if (from >= to) continue;
    if (from > at) result.push({ at, text: text.slice(at, from), marked: false });
    result.push({ at: from, text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < part.end) result.push({ at, text: text.slice(at, part.end), marked: false });
  return result;
}

/** The part of at most about `most` characters that a collapsed card shows: the beginning, or around the first match. */
export function excerpt(text: string, spans: readonly Span[], most: number): Span {
  // A little more than fits is shown whole: "more" should never bring three words.
  if (text.length <= most * 1.25) return { start: 0, end: text.length };
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
