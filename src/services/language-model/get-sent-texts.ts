/** What was sent to the language model in one call, to the letter, and what came back; and the posts that it is of. */
import { getSentTexts, type SentTexts } from '../../contract/model-calls.ts';
import { postsById } from '../../stores/clickhouse/queries/posts-by-id.ts';
import { findSentTexts } from '../../stores/postgres/model-calls.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { parseInput } from '../parse.ts';

/** Everybody of the organisation may read it. Throws not_found for another organisation's, and for what is no longer kept. */
export async function sentTexts({ postgres, clickhouse }: Environment, actor: Actor, input: unknown): Promise<SentTexts> {
  const { callId } = parseInput(getSentTexts.input, input);
  const texts = await findSentTexts(postgres, actor.organisationId, Number(callId));
  if (!texts) throw notFound('model call');
  const posts = await postsById(clickhouse, texts.posts);
  return { ...texts, posts: posts.map(({ id, title, content, url }) => ({ id, title: title || beginningOf(content), url })) };
}

/** Characters. */
const BEGINNING = 120;

function beginningOf(content: string): string {
  const characters = [...content.slice(0, 2 * BEGINNING).replace(/\s+/gu, ' ')];
  return characters.length <= BEGINNING ? characters.join('') : `${characters.slice(0, BEGINNING).join('')}…`;
}
