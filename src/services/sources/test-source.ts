/** What would a source give? For somebody who thinks of following it. */
import type { ImportedPost } from '../../contract/posts.ts';
import type { SourceFailureKind, SourceSampleOnWire } from '../../contract/sources.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import type { WebFetch } from '../../outside/connectors/web-fetch.ts';
import { mayWrite } from '../accounts/plan-guard.ts';
import type { Actor, Environment } from '../environment.ts';
import { PreviewTurns } from '../topics/preview-turns.ts';
import { trySource } from './try-source.ts';

/** Each asks a stranger in our name, for up to a minute. */
const AT_ONCE = 8;
const AT_ONCE_OF_ONE = 2;
const turns = new WeakMap<WebFetch, PreviewTurns>();
/** Characters of a text. */
const SHOWN = 300;

export type Tried = SourceSampleOnWire | { failure: { kind: SourceFailureKind; message: string } };

/** Throws invalid, and conflict where the same person asks for another one meanwhile. */
export async function testSource(environment: Environment, actor: Actor, input: unknown, gone: AbortSignal): Promise<Tried> {
  await mayWrite(environment, actor);
  const { fetchWeb, now, pause } = environment;
  const asker = { person: String(actor.organisationId), page: actor.userId };
  return turnsOf(fetchWeb).take(asker, gone, async (wanted) => {
    try {
      const sample = await trySource({ fetchWeb, now, pause, signal: wanted }, input);
      return { ...sample, posts: sample.posts.map(shown), leftOut: [...sample.leftOut], others: [...sample.others] };
    } catch (error) {
      wanted.throwIfAborted();
      if (error instanceof SourceFailure) return { failure: { kind: error.kind, message: error.message } };
      throw error;
    }
  });
}

function shown({ title, content, author_name, url, published_at }: ImportedPost): SourceSampleOnWire['posts'][number] {
  return {
    title: title ?? null,
    content: content?.slice(0, SHOWN) ?? null,
    author: author_name ?? null,
    url: url ?? null,
    publishedAt: published_at,
  };
}

function turnsOf(fetchWeb: WebFetch): PreviewTurns {
  const known = turns.get(fetchWeb) ?? new PreviewTurns(AT_ONCE, AT_ONCE_OF_ONE);
  turns.set(fetchWeb, known);
  return known;
}
