/** Which words posts hold far more than others do: what a peak is about, beside what is always said. */
import { overRepresented } from '../analysis/over-represented.ts';
import type { ThemesKnowledge } from '../themes/read-themes.ts';
import { isTelling } from './find-candidates.ts';
import { wordsIn } from './read-passage.ts';
import type { SummaryPost } from './summary-post.ts';

/** The beginning of a post is enough to tell. */
const MOST_UNITS = 2000;

/** By stem: the log-likelihood of its being said so much more in `posts` than in `usual`. */
export function unusualWords(posts: WordsOfPosts, usual: WordsOfPosts): Map<string, number> {
  const rows = [...posts.counts].map(([key, count]) => ({ key, count, total: count + (usual.counts.get(key) ?? 0) }));
  const found = overRepresented(rows, { part: posts.posts, whole: posts.posts + usual.posts });
  return new Map(found.map(({ key, likelihood }) => [key, likelihood]));
}

/** Counted post by post, so that others may have their turn while many are read. */
export class WordsOfPosts {
  /** By stem, in how many posts it stands. */
  readonly counts = new Map<string, number>();
  posts = 0;

  constructor(
    private readonly knowledge: ThemesKnowledge,
    posts: readonly SummaryPost[] = [],
  ) {
    for (const post of posts) this.add(post);
  }

  add({ title, content }: SummaryPost): void {
    this.posts += 1;
    const words = wordsIn(`${title}\n${content}`.slice(0, MOST_UNITS), this.knowledge).filter(isTelling);
    for (const stem of new Set(words.map((word) => word.stem))) this.counts.set(stem, (this.counts.get(stem) ?? 0) + 1);
  }
}
