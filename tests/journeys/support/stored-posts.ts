/** Posts that a journey brings itself, so that it knows every figure: pushed to the running server as an operator would. */
import { type APIRequestContext, expect } from '@playwright/test';
import type { MediaType } from '../../../src/contract/media-types.ts';
import type { ImportedPost } from '../../../src/contract/posts.ts';
import { operatorToken } from './shared-server.ts';

/** Other fields of an import may stand beside these. */
export interface StoredPost extends Partial<ImportedPost> {
  id: string;
  media_type: MediaType;
  /** Whole days before now. */
  daysAgo: number;
  title?: string;
  content: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** A post pushed twice is one post. */
export async function storePosts(request: APIRequestContext, posts: readonly StoredPost[]): Promise<void> {
  const lines = posts.map(({ daysAgo, ...post }) =>
    JSON.stringify({ ...post, author_name: 'Ada Wong', published_at: new Date(Date.now() - daysAgo * DAY).toISOString() }),
  );
  const response = await request.post('/api/gateway/ingest', {
    headers: { authorization: `Bearer ${operatorToken()}`, 'content-type': 'application/x-ndjson' },
    data: lines.join('\n'),
    // The demo content may be on its way in.
    timeout: 60_000,
  });
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ data: { posts: posts.length, rejected: [] } });
}
