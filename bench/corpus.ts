/** The posts that a benchmark runs on, read as the import reads them, and what a query is asked of. */
import type { ImportedPost } from '../src/contract/posts.ts';
import type { QueryDocument } from '../src/engine/query/document.ts';
import { tokenText } from '../src/engine/text/token-text.ts';
import { FieldMapping } from '../src/services/mentions/field-mapping.ts';
import { readPosts } from '../src/services/mentions/read-posts.ts';
import { openSource } from '../src/services/mentions/read-source.ts';

export async function readCorpus(file: string): Promise<ImportedPost[]> {
  const posts: ImportedPost[] = [];
  const reading = { timezone: 'UTC', now: new Date() };
  for await (const chunk of readPosts(file, await openSource(file), new FieldMapping(), reading)) posts.push(...chunk.posts);
  return posts;
}

export function documentOf(post: ImportedPost): QueryDocument {
  return {
    tokens: tokenText(post.title, post.content),
    title: post.title ?? '',
    content: post.content ?? '',
    authorTokens: tokenText(post.author_name, post.author),
    domain: hostOf(post.url),
    language: post.lang?.toLowerCase() ?? '',
    mediaType: post.media_type,
  };
}

/** Enough for http addresses, and a tenth of the time of a parsed URL: reading is not what is measured. */
function hostOf(url: string | null | undefined): string {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url ?? '')?.[1]?.toLowerCase() ?? '';
}
