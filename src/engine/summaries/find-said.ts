/**
 * Which sentences of a post a sentence of a summary rests on, to be shown to whoever reads the post: the very words of a quotation, else
 * those that have most of its words. It judges nothing: whether the post bears it out is for check-citations.ts. Made for the browser: it
 * needs none of the tables of engine/themes, and takes time in proportion to the post.
 */
import { tokenise } from '../text/tokens.ts';
import { alikeWords } from './alike.ts';
import { type SentenceSpan, splitSentences } from './split-sentences.ts';
import { stem } from './stem.ts';

/** UTF-16 offsets in the field, end exclusive. */
export interface SaidSpan extends SentenceSpan {
  field: 'title' | 'content';
}

const MOST_SENTENCES = 2;
/** Of the weight of what is said so much stands in the first, and so much more in each further one. */
const LEAST_SHARE = 0.25;
const LEAST_MORE = 0.2;
/** Of a post no more is looked at. */
const MOST_OF_POST = 400;
const HAN = /^\p{Script=Han}/u;

/** In the order of the post, title first; none where no sentence of it is alike enough. */
export function findSaid(said: string, post: { title: string; content: string }): SaidSpan[] {
  for (const field of ['content', 'title'] as const) {
    const start = said === '' ? -1 : post[field].indexOf(said);
    if (start !== -1) return [{ field, start, end: start + said.length }];
  }
  const sentences = (['title', 'content'] as const)
    .flatMap((field) => splitSentences(post[field]).map((span) => ({ field, ...span })))
    .slice(0, MOST_OF_POST)
    .map((span) => ({ span, signs: signsOf(post[span.field].slice(span.start, span.end)) }));
  return mostAlike(weighed(signsOf(said), sentences), sentences);
}

interface SignedSentence {
  span: SaidSpan;
  signs: ReadonlySet<string>;
}

/** What is in every sentence of a post tells none of them from the others. */
function weighed(said: ReadonlySet<string>, sentences: readonly SignedSentence[]): Map<string, number> {
  return new Map(
    [...said].map((sign) => {
      const having = sentences.filter(({ signs }) => signs.has(sign)).length;
      const telling = Math.log(1 + sentences.length / Math.max(1, having));
      return [sign, /\d/.test(sign) ? 2 * telling : telling];
    }),
  );
}

function mostAlike(weights: ReadonlyMap<string, number>, sentences: readonly SignedSentence[]): SaidSpan[] {
  const left = new Map(weights);
  const whole = sumOf(left.values());
  const found: SignedSentence[] = [];
  while (found.length < MOST_SENTENCES && whole > 0) {
    const worth = sentences.map(({ signs }) => sumOf([...left].flatMap(([sign, weight]) => (signs.has(sign) ? [weight] : []))));
    const most = Math.max(0, ...worth);
    const best = sentences[worth.indexOf(most)];
    if (!best || most / whole < (found.length === 0 ? LEAST_SHARE : LEAST_MORE)) break;
    found.push(best);
    for (const sign of best.signs) left.delete(sign);
  }
  return sentences.filter((one) => found.includes(one)).map(({ span }) => span);
}

function sumOf(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
}

/** Stems of words, pairs of Chinese characters, and what of it is known in both languages. */
function signsOf(text: string): Set<string> {
  const { tokens, starts, ends } = tokenise(text);
  const stems: string[] = [];
  const pairs: string[] = [];
  let han = '';
  for (const [at, token] of tokens.entries()) {
    if (!HAN.test(token)) {
      stems.push(stem(token));
      continue;
    }
    const before = ends[at - 1] === starts[at] ? tokens[at - 1] : undefined;
    if (before !== undefined && HAN.test(before)) pairs.push(`${before}${token}`);
    else han += ' ';
    han += token;
  }
  return new Set([...stems.filter(isTelling), ...pairs, ...meaningsIn(stems, han).map((meaning) => `=${meaning}`)]);
}

function isTelling(one: string): boolean {
  return one.length > 1 || /\d/.test(one);
}

/** `han`: its characters, with spaces where they do not follow each other. */
function meaningsIn(stems: readonly string[], han: string): number[] {
  const { byWord, phrases, chinese } = alikeWords();
  const latin = ` ${stems.join(' ')} `;
  return [
    ...stems.flatMap((one) => byWord.get(one) ?? []),
    ...phrases.filter(({ text }) => latin.includes(text)).map(({ meaning }) => meaning),
    ...chinese.filter(({ text }) => han.includes(text)).map(({ meaning }) => meaning),
  ];
}
