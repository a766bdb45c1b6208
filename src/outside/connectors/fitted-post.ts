/** A post from what an API says: its texts cut to what is kept, and storable. */
import { type ImportedPost, importedPost, POST_LENGTHS } from '../../contract/posts.ts';
import { cut, storable } from './storable-text.ts';

/** Names of languages that say that it is none, or not known which (ISO 639-2; X has more of its own). */
const NO_LANGUAGE = /^(?:und|zxx|mul|mis|art|q[a-z]{2})$/i;
const TAG = /^[a-z]{2,3}(?:[-_][a-z\d]{1,8})*$/i;

/** null for what no post of ours can be: an id that cannot be kept whole, a time that nobody can mean. */
export function fittedPost(post: ImportedPost): ImportedPost | null {
  const fitted = importedPost.safeParse({
    ...post,
    author: fittedText(post.author, POST_LENGTHS.name),
    author_name: fittedText(post.author_name, POST_LENGTHS.name),
    author_url: fittedAddress(post.author_url),
    title: fittedText(post.title, POST_LENGTHS.title),
    content: fittedText(post.content, POST_LENGTHS.content),
    url: fittedAddress(post.url),
    channel: fittedText(post.channel, POST_LENGTHS.name),
    lang: languageTag(post.lang),
  });
  return fitted.data ?? null;
}

/** null for what holds no word. */
export function fittedText(text: string | null | undefined, length: number): string | null {
  const kept = cut(storable(text ?? ''), length).trim();
  return kept === '' ? null : kept;
}

/** A part of an address is another one. */
function fittedAddress(url: string | null | undefined): string | null {
  return url && url.length <= POST_LENGTHS.url && URL.canParse(url) && storable(url) === url ? url : null;
}

/** null for what says that it is not known. */
function languageTag(lang: string | null | undefined): string | null {
  const tag = lang?.trim() ?? '';
  return tag.length <= 35 && TAG.test(tag) && !NO_LANGUAGE.test(tag) ? tag : null;
}
