/** What of a post decides which topics it belongs to. */
import type { QueryDocument } from '../../engine/query/document.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';

export interface MatchedPost {
  document: QueryDocument;
  /** Seconds since 1970. */
  publishedAt: number;
}

type Asked = Pick<PostRow, 'tokens' | 'title' | 'content' | 'author_tokens' | 'domain' | 'language' | 'media_type'>;

export function matchedPost(post: Asked & Pick<PostRow, 'published_at'>): MatchedPost {
  return { document: queryDocument(post), publishedAt: post.published_at };
}

export function queryDocument(post: Asked): QueryDocument {
  return {
    tokens: post.tokens,
    title: post.title,
    content: post.content,
    authorTokens: post.author_tokens,
    domain: post.domain,
    language: post.language.toLowerCase(),
    mediaType: post.media_type,
  };
}
