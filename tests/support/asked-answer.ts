/**
 * Whether an API would find a post by what a query asks: its words token by token, but Chinese characters only as they are
 * written. An author is anybody of whom we would say so, since APIs know handles only and we know no more of a made-up post.
 */
import type { QueryDocument } from '../../src/engine/query/document.ts';
import { fold } from '../../src/engine/text/fold.ts';
import { tokenise } from '../../src/engine/text/tokens.ts';
import type { Asking } from './asked-grammar.ts';

export function finds(asking: Asking, post: QueryDocument): boolean {
  switch (asking.type) {
    case 'all':
      return asking.parts.every((part) => finds(part, post));
    case 'any':
      return asking.parts.some((part) => finds(part, post));
    case 'author':
      return post.authorTokens.includes(` ${asking.text} `);
    case 'site':
      return `.${post.domain}`.endsWith(`.${asking.text}`);
    case 'tag':
      return [post.title, post.content].some((field) => writtenTags(field).includes(asking.text));
    case 'words': {
      const run = ` ${writtenWords(asking.text).join(' ')} `;
      if (run.trim() === '') throw new Error(`Nothing to look for in ${asking.text}`);
      return [post.title, post.content].some((field) => ` ${writtenWords(field).join(' ')} `.includes(run));
    }
  }
}

/** The tokens, but Chinese characters as they stand in the text. */
function writtenWords(text: string): string[] {
  const { tokens, starts, ends } = tokenise(text);
  return tokens.map((token, at) => written(token, text.slice(starts[at], ends[at])));
}

function writtenTags(text: string): string[] {
  const { tokens, starts, ends } = tokenise(text).tags;
  return tokens.map((token, at) => written(token, text.slice(starts[at], ends[at])));
}

function written(token: string, original: string): string {
  const candidates = [...original.normalize('NFKC')];
  return Array.from(token, (character) => {
    if (!/\p{Script=Han}/u.test(character)) return character;
    const at = candidates.findIndex((candidate) => fold(candidate) === character);
    return at < 0 ? character : (candidates.splice(0, at + 1).at(-1) ?? character);
  }).join('');
}
