/** Which sentences of a model may be shown: those in the language asked for whose posts bear them out. */
import { setImmediate as turn } from 'node:timers/promises';
import type { AccountLanguage } from '../../contract/account-pages.ts';
import type { SummarySentence } from '../../contract/summaries.ts';
import { citationChecker } from '../../engine/summaries/check-citations.ts';
import { readClaim } from '../../engine/summaries/read-claim.ts';
import type { SummaryPost } from '../../engine/summaries/summary-post.ts';
import { meaningsOf } from '../../engine/summaries/support.ts';
import type { ThemesKnowledge } from '../../engine/themes/read-themes.ts';
import { inScript } from '../../engine/translation/convert-chinese.ts';
import type { TextReader } from '../mentions/text-reader.ts';
import { type Evidence, topicsOf } from './evidence.ts';
import { isInLanguage, isQuestion, plainSentence, saidOnce } from './sentence-form.ts';
import type { NumberedSentence } from './summary-question.ts';

/** Rises with the rules, here and of the citations: what was kept by laxer ones is not shown again. */
export const CHECK_VERSION = 5;

export interface CheckedSentences {
  kept: SummarySentence[];
  dropped: number;
}

/**
 * Answers a function, since posts are read once for all their sentences. Numbers are places among the posts, the first is 1. Between
 * sentences everybody else has their turn.
 */
export function sentenceChecker(
  evidence: Pick<Evidence, 'posts' | 'topics'>,
  language: AccountLanguage,
  reader: Pick<TextReader, 'knowledge' | 'languageOf'>,
): (sentences: readonly NumberedSentence[]) => Promise<CheckedSentences> {
  const { posts, topics } = evidence;
  const { knowledge } = reader;
  const check = citationChecker(new Map(posts.map((post) => [post.id, named(post, topics)])), knowledge);
  const keptOf = ({ text: given, posts: numbers }: NumberedSentence): SummarySentence[] => {
    // Models write Simplified for whoever asks for Traditional.
    const plain = plainSentence(given);
    const text = language === 'en' ? plain : inScript(plain, language);
    if (isQuestion(text) || !isInLanguage(text, language, reader)) return [];
    const checked = check({ text, posts: numbers.map((n) => posts[n - 1]?.id ?? `no post ${n}`) });
    if (!checked.supported || (checked.across && !isComparable(text, knowledge))) return [];
    const cited = [...checked.posts];
    return [{ text, posts: cited, topics: topicsOf(cited, evidence), across: checked.across, alike: null }];
  };
  return async (sentences) => {
    const kept: SummarySentence[] = [];
    const isNew = saidOnce(knowledge);
    for (const sentence of sentences) {
      kept.push(...keptOf(sentence).filter(({ text }) => isNew(text)));
      await turn();
    }
    return { kept, dropped: sentences.length - kept.length };
  };
}

/** Across languages, a name alone says nothing of what is claimed of it: there must be a word that is known in both, or a figure. */
function isComparable(text: string, knowledge: ThemesKnowledge): boolean {
  const { content, numbers } = readClaim(text, knowledge);
  return numbers.some(({ isVague }) => !isVague) || content.some((word) => !word.isStop && meaningsOf(word).length > 0);
}

/** Whatever stands for a topic says its name: a comparison has to say of which it speaks. */
function named(post: Evidence['posts'][number], topics: readonly string[]): SummaryPost {
  const names = post.of.flatMap((place) => topics[place] ?? []);
  return names.length === 0 ? post : { ...post, title: `${names.join(' / ')}. ${post.title}` };
}
