/** Of posts, and of what is in them, what fits into a message. */
import type { Reason } from '../../contract/analysis/peaks.ts';
import type { Post } from '../../contract/posts.ts';
import type { Language } from './told-numbers.ts';

const TITLE = 120;
const SNIPPET = 240;

/** Its title, else how its text begins; empty where it has neither. */
export function titleOf({ title, content }: Pick<Post, 'title' | 'content'>): string {
  return cut(title, TITLE) || cut(content, TITLE);
}

/** How the text begins; empty where the title says it already. */
export function snippetOf({ title, content }: Pick<Post, 'title' | 'content'>): string {
  const snippet = cut(content, SNIPPET);
  return cut(title, TITLE) === '' && snippet.length <= TITLE ? '' : snippet;
}

/** As it is called in the language of the message, where that is known. */
export function reasonText({ text, chineseName }: Pick<Reason, 'text' | 'chineseName'>, language: Language): string {
  return cut(language === 'zh-Hant' ? (chineseName ?? text) : text, TITLE);
}

function cut(text: string, length: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const signs = Array.from(line.slice(0, 2 * length + 2));
  return signs.length <= length && line.length <= 2 * length ? line : `${signs.slice(0, length - 1).join('')}…`;
}
