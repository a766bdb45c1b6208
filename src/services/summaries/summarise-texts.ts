/** A summary of texts that come along. */
import { type Summary, summariseTexts } from '../../contract/summaries.ts';
import type { Actor, Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { shortened } from './evidence.ts';
import { summarise } from './summarise.ts';

/** Of texts that are stored nowhere. Posts are named by their places, the first is `1`. */
export async function textsSummary(environment: Environment, actor: Actor, input: unknown, gone?: AbortSignal): Promise<Summary> {
  const { posts: texts, language, by } = parseInput(summariseTexts.input, input);
  const publishedAt = environment.now().toISOString();
  const posts = texts.map(({ title, content }, place) => ({
    id: String(place + 1),
    title,
    content: shortened(content),
    language: null,
    weight: 0,
    publishedAt,
    of: [],
    url: '',
  }));
  return summarise(environment, actor, { of: 'posts', evidence: { posts, topics: [] }, language, by, stored: false, gone });
}
