/** What a summary is made of: posts as summaries read them, each named by the topics it stands for where there are several. */
import type { SummaryPost } from '../../engine/summaries/summary-post.ts';
import type { Unusual } from '../../engine/summaries/unusual-terms.ts';
import { estimateTokens } from '../../outside/language-model/estimate-tokens.ts';
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { summaryTexts } from '../../stores/clickhouse/queries/summary-texts.ts';

export interface EvidencePost extends SummaryPost {
  /** Places among `topics`, where several are compared. */
  of: readonly number[];
  /** Where it was published, which is sent to nobody; '' of one that has no address. */
  url: string;
}

export interface Evidence {
  /** In the order in which they are read. */
  posts: readonly EvidencePost[];
  /** Names; empty where nothing but the posts is asked about. */
  topics: readonly string[];
  /** Names of the topics that the posts are of, for whoever looks up what was sent; they are not sent with it. */
  about?: readonly string[];
  /** Posts that stand for many: of them a model is sent as many as it is asked at once, the most telling. */
  candidates?: boolean;
  /** What is said more than usual, by its log-likelihood. */
  unusual?: Unusual;
}

/** The names of those among what is compared for which a post of these ids stands. */
export function topicsOf(ids: readonly string[], { posts, topics }: Pick<Evidence, 'posts' | 'topics'>): string[] {
  const places = new Set(posts.filter(({ id }) => ids.includes(id)).flatMap(({ of }) => of));
  return topics.length > 1 ? topics.filter((_, place) => places.has(place)) : [];
}

/** Characters of a post's content that are read for a summary: of longer ones the beginning and the end. */
const READ = { beginning: 3500, end: 1500 };

/** So that a page of the longest posts holds nobody else up. */
export function shortened(content: string): string {
  const { beginning, end } = READ;
  return content.length <= beginning + end ? content : `${content.slice(0, beginning)} … ${content.slice(-end)}`;
}

/** In the order of the ids; a post that is not stored is absent. */
export async function evidencePosts(
  clickhouse: ClickHouse,
  ids: readonly string[],
  placesOf: (id: string) => readonly number[] = () => [],
): Promise<EvidencePost[]> {
  const posts = await summaryTexts(clickhouse, ids, READ);
  return posts.map(({ post: id, title, content, language, engagement, published, url }) => ({
    id,
    title,
    content,
    language: language || null,
    weight: engagement ?? 0,
    publishedAt: new Date(published * 1000).toISOString(),
    of: placesOf(id),
    url,
  }));
}

/** Of different texts so many tokens: about thirty words, or as many Chinese characters. */
const LEAST_TOKENS = 40;

/** Whether the posts say too little to sum anything up. `least`: of different texts, where they are chosen from a topic. */
export function saysTooLittle({ posts }: Evidence, least: number): boolean {
  const texts = new Set<string>();
  let tokens = 0;
  for (const post of posts) {
    const text = textOf(post);
    if (text === '' || texts.has(text)) continue;
    texts.add(text);
    tokens += estimateTokens(text);
    if (texts.size >= least && tokens >= LEAST_TOKENS) return false;
  }
  return true;
}

/** One text for all ways in which copies of it differ by spaces. */
function textOf({ title, content }: SummaryPost): string {
  return `${title} ${content}`.replace(/\s+/gu, ' ').trim();
}
