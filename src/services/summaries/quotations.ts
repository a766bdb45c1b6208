/** A summary without a model: sentences of the posts themselves, of what is compared some of each. */
import type { SummarySentence } from '../../contract/summaries.ts';
import { extractSentences } from '../../engine/summaries/extract.ts';
import type { Evidence } from './evidence.ts';

const SENTENCES = 5;
const OF_EACH = 2;

export function quotations({ posts, topics }: Evidence): SummarySentence[] {
  const groups = topics.length > 1 ? topics.map((_, place) => posts.filter(({ of }) => of.includes(place))) : [posts];
  const most = topics.length > 1 ? OF_EACH : SENTENCES;
  const found = groups.flatMap((group) => extractSentences(group, { sentences: most }));
  const texts = new Set<string>();
  return found.flatMap(({ text, postId }) => {
    // A post may stand for several of what is compared.
    if (texts.has(text)) return [];
    texts.add(text);
    return [{ text, posts: [postId], across: false }];
  });
}
