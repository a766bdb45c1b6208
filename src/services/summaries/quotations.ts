/** A summary without a model: sentences of the posts themselves, of what is compared some of each. */
import type { AccountLanguage } from '../../contract/account-pages.ts';
import type { SummarySentence } from '../../contract/summaries.ts';
import { extractSentences } from '../../engine/summaries/extract-sentences.ts';
import type { ThemesKnowledge } from '../../engine/themes/read-themes.ts';
import type { Evidence } from './evidence.ts';

const SENTENCES = 5;
const OF_EACH = 2;

/** Those in the language asked for first, where enough is said in it. */
export function quotations(
  { posts, topics, unusual }: Evidence,
  language: AccountLanguage,
  knowledge: ThemesKnowledge,
): SummarySentence[] {
  const groups = topics.length > 1 ? topics.map((_, place) => posts.filter(({ of }) => of.includes(place))) : [posts];
  const options = { sentences: topics.length > 1 ? OF_EACH : SENTENCES, language, knowledge, ...(unusual && { unusual }) };
  const texts = new Set<string>();
  return groups
    .flatMap((group) => extractSentences(group, options))
    .flatMap(({ text, postId, alike }) => {
      // A post may stand for several of what is compared.
      if (texts.has(text)) return [];
      texts.add(text);
      return [{ text, posts: [postId], across: false, alike }];
    });
}
