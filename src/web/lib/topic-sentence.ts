/**
 * What a query finds, in words: "posts that mention A or B, but not C". The result is a list of parts, so that a page can set
 * the keywords apart from the words that join them; `sentenceText` joins them for places that take only text. It says the same
 * as engine/query compiles.
 */
import type { SyntaxNode } from '../../engine/query/syntax.ts';
import { sayClause } from './topic-sentence-clause.ts';
import { fill, type SentencePart } from './topic-sentence-terms.ts';
import type { SentenceFrame, SentenceWords } from './topic-sentence-words.ts';

export interface SentenceOptions {
  /** Words or conditions shown of each list before the rest becomes a number. */
  wordsPerGroup?: number;
  /** `whole` where it is left out. */
  frame?: SentenceFrame;
}

export function querySentence(node: SyntaxNode | null, words: SentenceWords, options: SentenceOptions = {}): SentencePart[] {
  const most = options.wordsPerGroup ?? Number.POSITIVE_INFINITY;
  const what = node ? sayClause(node, { words, most }) : sayNothing(words);
  return spaced(alternated(joined(fill(words.frame(options.frame ?? 'whole'), { what }))));
}

/** Chinese and Latin letters or figures side by side, on either side. */
const SIDES = /^(?:\p{Script=Han}[\p{Script=Latin}\p{N}#@]|[\p{Script=Latin}\p{N}]\p{Script=Han})$/u;

/** With a space between what is Chinese and what is not, as Chinese is set; never within a keyword. */
function spaced(parts: readonly SentencePart[]): SentencePart[] {
  return parts.map((part, at) => {
    if (part.keyword) return part;
    const [before, after] = [parts[at - 1], parts[at + 1]];
    const start = before && SIDES.test(lastOf(before.text) + firstOf(part.text)) ? ' ' : '';
    const end = after && SIDES.test(lastOf(part.text) + firstOf(after.text)) ? ' ' : '';
    return { ...part, text: start + part.text + end };
  });
}

function firstOf(text: string): string {
  return text.match(/^./su)?.[0] ?? '';
}

function lastOf(text: string): string {
  return text.match(/.$/su)?.[0] ?? '';
}

/** Brackets within brackets are of another kind, so that it is seen which belong together. */
const WITHIN: Readonly<Record<string, string>> = { '(': '[', ')': ']', '（': '〔', '）': '〕' };

function alternated(parts: readonly SentencePart[]): SentencePart[] {
  let depth = 0;
  return parts.map((part) => {
    if (part.keyword) return part;
    const text = part.text.replace(/[()（）]/g, (bracket) => {
      const opens = bracket === '(' || bracket === '（';
      if (!opens) depth -= 1;
      const shown = depth % 2 === 1 ? (WITHIN[bracket] ?? bracket) : bracket;
      if (opens) depth += 1;
      return shown;
    });
    return { ...part, text };
  });
}

export function sentenceText(parts: readonly SentencePart[]): string {
  return parts.map((part) => part.text).join('');
}

function sayNothing(words: SentenceWords): SentencePart[] {
  return fill(words.clause('text', false), { what: [{ text: words.anything, keyword: false }] });
}

/** Neighbours of one sort become one part. */
function joined(parts: readonly SentencePart[]): SentencePart[] {
  const result: SentencePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && !last.keyword && !part.keyword) last.text += part.text;
    else if (part.text !== '') result.push({ ...part });
  }
  return result;
}
