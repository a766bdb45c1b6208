/** What of a post decides which topics it belongs to. */
import type { QueryDocument } from '../../engine/query/document.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';

export interface MatchedPost {
  document: QueryDocument;
  /** Seconds since 1970. */
  publishedAt: number;
}

type Asked = 'tokens' | 'title' | 'content' | 'author_tokens' | 'domain' | 'language' | 'media_type' | 'published_at';

export function matchedPost(post: Pick<PostRow, Asked>): MatchedPost {
  return {
    document: {
      tokens: post.tokens,
      title: post.title,
      content: post.content,
      authorTokens: post.author_tokens,
      domain: post.domain,
      language: post.language.toLowerCase(),
      mediaType: post.media_type,
    },
    publishedAt: post.published_at,
  };
}
