/** A summary without a model: sentences of the posts themselves, of what is compared some of each. */
import type { AccountLanguage } from '../../contract/account-pages.ts';
import { MOST_QUOTED, type SummarySentence } from '../../contract/summaries.ts';
import { extractSentences } from '../../engine/summaries/extract-sentences.ts';
import type { ThemesKnowledge } from '../../engine/themes/read-themes.ts';
import { inSlices } from '../mentions/in-slices.ts';
import { type Evidence, type EvidencePost, topicsOf } from './evidence.ts';
import { isInstructing } from './instructing-text.ts';
import { AT_A_STRETCH, candidatesOf } from './read-in-turns.ts';

const OF_EACH = 2;

export interface Quotations {
  sentences: SummarySentence[];
  /** Posts that speak to a model: what it is not shown is not put before people as what was said either. */
  unsent: number;
}

/** Those in the language asked for first; of each that is compared by itself. While posts are looked at, everybody else has their turns. */
export async function quotations(evidence: Evidence, language: AccountLanguage, knowledge: ThemesKnowledge): Promise<Quotations> {
  const { topics, unusual } = evidence;
  const posts: EvidencePost[] = [];
  const look = (post: EvidencePost) => {
    if (!isInstructing(post)) posts.push(post);
  };
  await inSlices(evidence.posts, look, AT_A_STRETCH);
  const groups = topics.length > 1 ? topics.map((_, place) => posts.filter(({ of }) => of.includes(place))) : [posts];
  const options = { sentences: topics.length > 1 ? OF_EACH : MOST_QUOTED, language, knowledge, ...(unusual && { unusual }) };
  // A post may stand for several of what is compared.
  const byText = new Map<string, SummarySentence>();
  for (const group of groups)
    for (const { text, postId, alike } of extractSentences(group, options, await candidatesOf(group, knowledge)))
      if (!byText.has(text))
        byText.set(text, { text, posts: [postId], topics: topicsOf([postId], evidence), across: false, alike });
  return { sentences: [...byText.values()], unsent: evidence.posts.length - posts.length };
}
