/**
 * The words, emoji and faces that decided, from what each token contributed; where they stand in the original text. Of a neutral
 * post only those of the word lists, on both sides: what else there is decided nothing.
 */
import type { Sentiment } from '../../contract/filter.ts';
import type { Signs } from './signs.ts';
import { TOKEN, type TokenTable } from './token-table.ts';

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
/** A run of Han that no list knows is rarely a word; it has to pull harder. */
const LEAST_RUN = 0.5;
const LEAST_SHARE = 0.15;
const LONGEST_HAN = 4;

/** In the order of the text. */
export function decidingWords(
  post: { title: string; content: string },
  table: TokenTable,
  signs: Signs,
  parts: Float64Array,
  sentiment: Sentiment,
): DecidingWord[] {
  const spans = new Spans(table, signs, parts, sentiment).read();
  const strongest = spans.reduce((most, { weight }) => Math.max(most, Math.abs(weight)), 0);
  return spans
    .filter(({ weight }) => Math.abs(weight) >= LEAST_SHARE * strongest)
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, MOST_WORDS)
    .sort((one, other) => one.first - other.first)
    .map((span) => wordOf(post, table, span));
}

/** Signs are spans of their own, with their negation; what is left is words, and runs of Han that pull one way. */
class Spans {
  readonly #found: Span[] = [];

  constructor(
    private readonly table: TokenTable,
    private readonly signs: Signs,
    private readonly parts: Float64Array,
    private readonly sentiment: Sentiment,
  ) {}

  read(): Span[] {
    const { kinds, count } = this.table;
    const { froms } = this.signs;
    let sign = 0;
    for (let at = 0; at < count; ) {
      while (sign < this.signs.count && (froms[sign] as number) < at) sign++;
      const next = sign < this.signs.count ? (froms[sign] as number) : count;
      const last = this.#spanEnd(at, sign, next);
      const isWord = next === at || kinds[at] !== TOKEN.han;
      if (next === at || (this.sentiment !== 'Neutral' && (kinds[at] as number) < TOKEN.link)) {
        this.#add(at, last, isWord ? LEAST : LEAST_RUN);
      }
      at = last + 1;
    }
    return this.#found;
  }

  /** `next` is where the next sign, number `sign`, begins. */
  #spanEnd(at: number, sign: number, next: number): number {
    const { places, lengths } = this.signs;
    if (next === at) return (places[sign] as number) + (lengths[sign] as number) - 1;
    const { kinds, count, contentFrom } = this.table;
    if (kinds[at] !== TOKEN.han) return at;
    return hanRunEnd(this.table, this.parts, at, Math.min(next, at < contentFrom ? contentFrom : count));
  }

  #add(first: number, last: number, least: number): void {
    let weight = 0;
    for (let at = first; at <= last; at++) weight += this.parts[at] as number;
    if (Math.abs(weight) >= least && pullsTo(this.sentiment, weight)) this.#found.push({ first, last, weight });
  }
}

function pullsTo(sentiment: Sentiment, weight: number): boolean {
  if (sentiment === 'Positive') return weight > 0;
  return sentiment === 'Negative' ? weight < 0 : true;
}

function hanRunEnd({ kinds }: TokenTable, parts: Float64Array, from: number, until: number): number {
  const side = Math.sign(parts[from] as number);
  let last = from;
  while (
    last + 1 < until &&
    last - from + 1 < LONGEST_HAN &&
    kinds[last + 1] === TOKEN.han &&
    Math.sign(parts[last + 1] as number) === side
  )
    last++;
  return last;
}

function wordOf(post: { title: string; content: string }, table: TokenTable, { first, last, weight }: Span): DecidingWord {
  const field = first < table.contentFrom ? 'title' : 'content';
  const [start, end] = [table.starts[first] as number, table.ends[last] as number];
  return { text: post[field].slice(start, end), field, start, end, side: weight > 0 ? 'Positive' : 'Negative' };
}
