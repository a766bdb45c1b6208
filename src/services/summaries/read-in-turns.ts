/** Reads the posts of a summary, of which there may be a thousand long ones, without holding everybody else up. */
import { CandidateFinder, type Candidates } from '../../engine/summaries/find-candidates.ts';
import type { SummaryPost } from '../../engine/summaries/summary-post.ts';
import { WordsOfPosts } from '../../engine/summaries/unusual-words.ts';
import type { ThemesKnowledge } from '../../engine/themes/read-themes.ts';
import { inSlices } from '../mentions/in-slices.ts';

/** Of the longest posts some 10 ms of work. */
export const AT_A_STRETCH = 10;

export async function candidatesOf(posts: readonly SummaryPost[], knowledge: ThemesKnowledge): Promise<Candidates> {
  const finder = new CandidateFinder(posts, knowledge);
  await inSlices(finder.places(), (place) => finder.read(place), AT_A_STRETCH);
  return finder;
}

export async function wordsOfPosts(posts: readonly SummaryPost[], knowledge: ThemesKnowledge): Promise<WordsOfPosts> {
  const words = new WordsOfPosts(knowledge);
  await inSlices(posts, (post) => words.add(post), AT_A_STRETCH);
  return words;
}
