/** One term: what its token says, and whether it can be searched for. */
import { LIMITS } from '../../../contract/limits.ts';
import { canBePrefix, hashtagText, isReadable, lastToken, prefixLength, type TermReading } from '../read-term.ts';
import type { SyntaxTerm } from '../syntax.ts';
import { quote, remove, removeOperand, rewrite, rewriteApart } from './fix-edits.ts';
import type { Token } from './lexer-token.ts';
import { readingOf, type Source, textAt } from './source.ts';

/** `isHashtag`: behind `hashtag:`. null where nothing is left to search for. */
export function parseTerm(source: Source, token: Token, isHashtag: boolean): SyntaxTerm | null {
  const term = parseAny(source, token, isHashtag);
  if (term && readingOf(source, term.text).words.length > LIMITS.termTokens)
    source.report.error('queryTermTooLong', token, () => [removeOperand(source, token.index, token.index)]);
  return term;
}

function parseAny(source: Source, token: Token, isHashtag: boolean): SyntaxTerm | null {
  if (token.sign === 'word') return parseWord(source, token, isHashtag);
  if (token.sign === 'unsupported') return reportUnsupported(source, token);
  return parseQuoted(source, token);
}

function term(type: SyntaxTerm['type'], text: string, prefix: boolean, { start, end }: Token): SyntaxTerm {
  return { type, text, prefix, start, end };
}

const STAR = /[*＊]/;
const STARS = /[*＊]+/g;
const QUESTION = /(?<=[\p{L}\p{N}])\?+|\?+(?=[\p{L}\p{N}])/u;

function parseWord(source: Source, token: Token, isHashtag: boolean): SyntaxTerm | null {
  const text = textAt(source, token);
  const starred = STAR.test(text.charAt(text.length - 1));
  const prefix = starred ? text.slice(0, -1) : text;
  if (!isReadable(readingOf(source, prefix))) return reportUnreadable(source, token);
  if (STAR.test(prefix)) return parseMisplacedStar(source, token, text);
  if (!text.includes('://') && QUESTION.test(text)) return parseQuestion(source, token, text);
  if (starred) return parsePrefix(source, token, prefix, readingOf(source, isHashtag ? hashtagText(prefix) : prefix));
  return term('word', text, false, token);
}

function parsePrefix(source: Source, token: Token, prefix: string, reading: TermReading): SyntaxTerm {
  const star = { start: token.end - 1, end: token.end };
  const last = lastToken(reading);
  const tooShort = prefixLength(last) < LIMITS.prefixLength;
  const idle = !canBePrefix(last);
  if (!reading.endsWithToken) source.report.error('queryWildcardPlace', star, () => [remove(star), quote(source, token)]);
  else if (idle) source.report.warning('queryWildcardIdle', star, () => [remove(star)], true);
  else if (tooShort) source.report.error('queryPrefixTooShort', token, () => [remove(star), quote(source, token)]);
  return term('word', prefix, reading.endsWithToken && (idle || !tooShort), token);
}

function parseMisplacedStar(source: Source, token: Token, text: string): SyntaxTerm {
  const at = token.start + text.search(STAR);
  const plain = text.replace(STARS, '');
  const prefix = text.slice(0, text.search(STAR));
  const span = { start: at, end: at + 1 };
  source.report.error('queryWildcardPlace', span, () => [
    prefix === '' || prefix === plain ? rewrite('replace', token, `${plain}*`) : rewrite('replace', token, `${prefix}*`),
    rewrite('replace', token, plain),
    quote(source, token),
  ]);
  return term('word', plain, false, token);
}

function parseQuestion(source: Source, token: Token, text: string): SyntaxTerm {
  const at = text.search(QUESTION);
  const plain = text.replaceAll('?', '');
  const span = { start: token.start + at, end: token.start + at + 1 };
  source.report.error('queryUnsupported', span, () => [
    rewrite('replace', token, plain),
    rewrite('replace', token, `${text.slice(0, at)}*`),
    quote(source, token),
  ]);
  return term('word', plain, false, token);
}

function reportUnreadable(source: Source, token: Token): null {
  source.report.error('queryUnreadableTerm', token, () => [removeOperand(source, token.index, token.index)]);
  return null;
}

function reportUnsupported(source: Source, token: Token): null {
  const inside = { start: token.start + 1, end: token.end - 1 };
  const bare = textAt(source, inside).trim();
  source.report.error('queryUnsupported', token, () => [
    /\s/.test(bare) ? null : rewriteApart('replace', source, token, bare),
    quote(source, token),
    removeOperand(source, token.index, token.index),
  ]);
  return null;
}

function parseQuoted(source: Source, token: Token): SyntaxTerm | null {
  const type = token.sign === 'exact' ? 'exact' : 'phrase';
  const text = source.text.slice(token.start + 1, token.closed ? token.end - 1 : token.end);
  const readable = isReadable(readingOf(source, text));
  if (!token.closed) reportUnclosed(source, token, readable);
  else if (!readable) return reportUnreadable(source, token);
  return readable ? term(type, text, false, token) : null;
}

const CLOSING: Readonly<Record<string, string>> = { '“': '”', '「': '」', '『': '』', '{': '}', '｛': '｝', '＂': '＂' };

function reportUnclosed(source: Source, token: Token, readable: boolean): void {
  const sign = { start: token.start, end: token.start + 1 };
  const closing = CLOSING[textAt(source, sign)] ?? '"';
  const end = source.text.trimEnd().length;
  source.report.error(token.sign === 'exact' ? 'queryUnclosedExact' : 'queryUnclosedQuote', sign, () => [
    readable ? rewrite('close', { start: token.end, end: token.end }, closing) : null,
    token.end < end
      ? { ...rewrite('close', { start: end, end }, closing), values: { text: source.text.slice(token.start, end) + closing } }
      : null,
    remove(sign),
    readable ? null : removeOperand(source, token.index, token.index),
  ]);
}
