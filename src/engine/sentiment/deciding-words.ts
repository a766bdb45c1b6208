/** The words, emoji and faces that decided, from what each token contributed; where they stand in the original text. */
import type { Sentiment } from '../../contract/filter.ts';
import type { Signs } from './signs.ts';
import { TOKEN, type TokenTable } from './token-table.ts';
import type { Weighing } from './weighing.ts';

export interface DecidingWord {
  text: string;
  field: 'title' | 'content';
  /** UTF-16 units of the field, end exclusive. */
  start: number;
  end: number;
  /** Which way it pulled. */
  side: 'Positive' | 'Negative';
}

interface Span {
  first: number;
  last: number;
  weight: number;
}

const MOST_WORDS = 8;
/** What pulls less decided nothing, in logits; and what pulls less than this share of the strongest. */
const LEAST = 0.2;
const LEAST_SHARE = 0.15;
const LONGEST_HAN = 4;

/** In the order of the text. */
export function decidingWords(
  post: { title: string; content: string },
  table: TokenTable,
  signs: Signs,
  { parts }: Weighing,
  sentiment: Sentiment,
): DecidingWord[] {
  const spans = spansOf(table, signs, parts).filter(({ weight }) => pullsTo(sentiment, weight));
  const strongest = spans.reduce((most, { weight }) => Math.max(most, Math.abs(weight)), 0);
  const least = Math.max(LEAST, LEAST_SHARE * strongest);
  return spans
    .filter(({ weight }) => Math.abs(weight) >= least)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, MOST_WORDS)
    .sort((one, other) => one.first - other.first)
    .map((span) => wordOf(post, table, span));
}

function pullsTo(sentiment: Sentiment, weight: number): boolean {
  if (sentiment === 'Positive') return weight > 0;
  return sentiment === 'Negative' ? weight < 0 : true;
}

/** Signs are spans of their own, with their negation; what is left is words, and runs of Han that pull one way. */
function spansOf(table: TokenTable, signs: Signs, parts: Float64Array): Span[] {
  const spans: Span[] = [];
  let sign = 0;
  for (let at = 0; at < table.count; ) {
    while (sign < signs.count && (signs.froms[sign] as number) < at) sign++;
    const next = signs.froms[sign] as number;
    if (sign < signs.count && next === at) {
      const last = (signs.places[sign] as number) + (signs.lengths[sign] as number) - 1;
      spans.push(spanOf(parts, at, last));
      at = last + 1;
      sign++;
      continue;
    }
    const until = sign < signs.count ? next : table.count;
    const last = table.kinds[at] === TOKEN.han ? hanRunEnd(table, parts, at, until) : at;
    if ((table.kinds[at] as number) < TOKEN.link) spans.push(spanOf(parts, at, last));
    at = last + 1;
  }
  return spans;
}

function hanRunEnd({ kinds }: TokenTable, parts: Float64Array, from: number, until: number): number {
  const side = Math.sign(parts[from] as number);
  let last = from;
  while (last + 1 < until && last - from + 1 < LONGEST_HAN && kinds[last + 1] === TOKEN.han && Math.sign(parts[last + 1] as number) === side) last++;
  return last;
}

function spanOf(parts: Float64Array, first: number, last: number): Span {
  let weight = 0;
  for (let at = first; at <= last; at++) weight += parts[at] as number;
  return { first, last, weight };
}

function wordOf(post: { title: string; content: string }, table: TokenTable, { first, last, weight }: Span): DecidingWord {
  const field = first < table.contentFrom ? 'title' : 'content';
  const [start, end] = [table.starts[first] as number, table.ends[last] as number];
  return { text: post[field].slice(start, end), field, start, end, side: weight > 0 ? 'Positive' : 'Negative' };
}
