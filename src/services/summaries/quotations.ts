/** A summary without a model: sentences of the posts themselves, of what is compared some of each. */
import { setImmediate as turn } from 'node:timers/promises';
import type { AccountLanguage } from '../../contract/account-pages.ts';
import { MOST_QUOTED, type SummarySentence } from '../../contract/summaries.ts';
import { extractSentences } from '../../engine/summaries/extract-sentences.ts';
import type { ThemesKnowledge } from '../../engine/themes/read-themes.ts';
import { type Evidence, type EvidencePost, topicsOf } from './evidence.ts';
import { isInstructing } from './instructing-text.ts';

const OF_EACH = 2;
const AT_A_STRETCH = 50;

export interface Quotations {
  sentences: SummarySentence[];
  /** Posts that speak to a model: what it is not shown is not put before people as what was said either. */
  unsent: number;
}

/** Those in the language asked for first; of each that is compared by itself. While posts are looked at, everybody else has their turns. */
export async function quotations(evidence: Evidence, language: AccountLanguage, knowledge: ThemesKnowledge): Promise<Quotations> {
  const { topics, unusual } = evidence;
  const posts: EvidencePost[] = [];
  for (const [at, post] of evidence.posts.entries()) {
    if (at % AT_A_STRETCH === 0) await turn();
    if (!isInstructing(post)) posts.push(post);
  }
  const groups = topics.length > 1 ? topics.map((_, place) => posts.filter(({ of }) => of.includes(place))) : [posts];
  const options = { sentences: topics.length > 1 ? OF_EACH : MOST_QUOTED, language, knowledge, ...(unusual && { unusual }) };
  const texts = new Set<string>();
  const sentences = groups
    .flatMap((group) => extractSentences(group, options))
    .flatMap(({ text, postId, alike }) => {
      // A post may stand for several of what is compared.
      if (texts.has(text)) return [];
      texts.add(text);
      return [{ text, posts: [postId], topics: topicsOf([postId], evidence), across: false, alike }];
    });
  return { sentences, unsent: evidence.posts.length - posts.length };
}
