/** The posts of a term. */
import type { ComparedTerm } from '../../../contract/analysis/comparison.ts';
import type { OpenPosts } from '../../lib/open-posts.ts';

export function termPosts({ kind, key, text }: Pick<ComparedTerm, 'kind' | 'key' | 'text'>): OpenPosts {
  return { title: text, bucket: kind === 'keyword' ? { keywords: [key] } : { hashtags: [key] } };
}
