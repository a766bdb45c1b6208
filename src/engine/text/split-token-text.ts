/** Takes a token text apart again: which tokens are words and which are tags, of the title and of the content. */
import { BOUNDARY, TAGS } from './token-text.ts';

export interface FieldTokens {
  words: string[];
  tags: string[];
}

export interface PostTokens {
  title: FieldTokens;
  content: FieldTokens;
}

/** `tokens` is the token text of one post. Throws RangeError where it is none. */
export function splitTokenText(tokens: string): PostTokens {
  const boundary = boundaryOf(tokens);
  return { title: splitField(tokens.slice(0, boundary)), content: splitField(tokens.slice(boundary + 1)) };
}

/** The tokens of the title as they stand in a token text. Throws RangeError where it is none. */
export function titleText(tokens: string): string {
  return tokens.slice(0, boundaryOf(tokens));
}

function boundaryOf(tokens: string): number {
  const boundary = tokens.indexOf(BOUNDARY);
  if (boundary === -1) throw new RangeError('No token text: nothing parts title and content.');
  return boundary;
}

function splitField(text: string): FieldTokens {
  const [words = '', tags = ''] = text.split(TAGS);
  return { words: splitTokens(words), tags: splitTokens(tags) };
}

function splitTokens(text: string): string[] {
  const inner = text.trim();
  return inner === '' ? [] : inner.split(' ');
}
