/** Which words posts hold far more than others do: what a peak is about, beside what is always said. */
import { overRepresented } from '../analysis/over-represented.ts';
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import { isTelling } from './find-candidates.ts';
import { wordsIn } from './read-passage.ts';
import type { SummaryPost } from './summary-post.ts';

/** The beginning of a post is enough to tell. */
const MOST_UNITS = 2000;

/** By stem: the log-likelihood of its being said so much more in `posts` than in `usual`. */
export function unusualWords(
  posts: readonly SummaryPost[],
  usual: readonly SummaryPost[],
  knowledge: ThemesKnowledge,
): Map<string, number> {
  const [inPosts, inUsual] = [posts, usual].map((part) => countWords(part, knowledge));
  const rows = [...(inPosts ?? [])].map(([key, count]) => ({ key, count, total: count + (inUsual?.get(key) ?? 0) }));
  const found = overRepresented(rows, { part: posts.length, whole: posts.length + usual.length });
  return new Map(found.map(({ key, likelihood }) => [key, likelihood]));
}

/** In how many posts each stands. */
function countWords(posts: readonly SummaryPost[], knowledge: ThemesKnowledge): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, content } of posts) {
    const words = wordsIn(`${title}\n${content}`.slice(0, MOST_UNITS), knowledge).filter(isTelling);
    for (const stem of new Set(words.map((word) => word.stem))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}
