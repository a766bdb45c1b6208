/**
 * What posts say, in a language that somebody reads. What is asked of whoever translates outside costs, and nobody is asked for an
 * organisation whose plan has ended.
 */
import { LIMITS } from '../../contract/limits.ts';
import { translatePosts as endpoint, getTranslation, type Translation, type Untranslated } from '../../contract/translations.ts';
import { postsById, type StoredPost } from '../../stores/clickhouse/queries/posts-by-id.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound, ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { type TranslatedTexts, type TranslationWish, translateAll } from './translate-all.ts';

export interface PostTranslation {
  id: string;
  translation: Translation | null;
  error: Untranslated | null;
}

/**
 * Throws not_found; not_configured, naming what to configure, where nobody translates this; forbidden where somebody outside would have to be
 * asked and the plan has ended; rate_limited; upstream.
 */
export async function translatePost(
  environment: Environment,
  actor: Actor,
  input: unknown,
  gone: AbortSignal,
): Promise<Translation> {
  const { feedId, language } = parseInput(getTranslation.input, input);
  const posts = await postsById(environment.clickhouse, [feedId]);
  const [done] = await translated(environment, actor, posts, { target: language, anew: false }, gone);
  if (!done) throw notFound('post');
  if (done.outcome instanceof ServiceError) throw done.outcome;
  return onWire(done.post, done.outcome, language);
}

/** In the order asked; each with its translation or with why it has none: one that is not found says so. */
export async function translatePosts(
  environment: Environment,
  actor: Actor,
  input: unknown,
  gone: AbortSignal,
): Promise<PostTranslation[]> {
  const { postIds, language, anew } = parseInput(endpoint.input, input);
  const posts = await postsById(environment.clickhouse, postIds);
  const done = await translated(environment, actor, posts, { target: language, anew }, gone);
  const byId = new Map(done.map((one) => [one.post.id, one]));
  return postIds.map((id) => {
    const { post, outcome = notFound('post') } = byId.get(id) ?? {};
    if (!post || outcome instanceof ServiceError) return { id, translation: null, error: untranslated(outcome) };
    return { id, translation: onWire(post, outcome, language), error: null };
  });
}

async function translated(
  environment: Environment,
  actor: Actor,
  posts: readonly StoredPost[],
  wish: Pick<TranslationWish, 'target' | 'anew'>,
  gone: AbortSignal,
): Promise<{ post: StoredPost; outcome: TranslatedTexts | ServiceError }[]> {
  const outcomes = await translateAll(environment, actor, posts, { ...wish, most: LIMITS.translatedText }, gone);
  return posts.map((post, at) => ({ post, outcome: outcomes[at] ?? notFound('post') }));
}

function untranslated(outcome: TranslatedTexts | ServiceError): Untranslated {
  if (!(outcome instanceof ServiceError)) return { code: 'internal' };
  const { until, configure } = outcome.detail;
  return { code: outcome.code, ...(until !== undefined && { until }), ...(configure && { configure }) };
}

function onWire(post: StoredPost, texts: TranslatedTexts, target: Translation['target']): Translation {
  return { id: post.id, ...texts, target };
}
