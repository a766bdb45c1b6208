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

/** `tokens` is the token text of one post. */
export function splitTokenText(tokens: string): PostTokens {
  const boundary = tokens.indexOf(BOUNDARY);
  return { title: splitField(tokens.slice(0, boundary)), content: splitField(tokens.slice(boundary + 1)) };
}

function splitField(text: string): FieldTokens {
  const [words = '', tags = ''] = text.split(TAGS);
  return { words: splitTokens(words), tags: splitTokens(tags) };
}

function splitTokens(text: string): string[] {
  const inner = text.trim();
  return inner === '' ? [] : inner.split(' ');
}
