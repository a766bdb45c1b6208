/** Posts that come to the address of a webhook. They are read as those of an import are. */

import { LIMITS } from '../../contract/limits.ts';
import { findPushed } from '../../stores/postgres/pushed-sources.ts';
import type { SourceRow } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import { invalid, notFound, ServiceError } from '../errors.ts';
import { type IngestAnswer, ingestLines } from '../mentions/ingest-lines.ts';
import { hashOf } from './add-webhook.ts';
import { noteArrivals } from './note-arrivals.ts';

export interface SentPosts {
  /** The last part of the address. */
  secret: string;
  body: string;
  /** JSON lines, and nothing else. */
  isLines: boolean;
}

/** Throws not_found, conflict while it is paused, invalid for a body that is neither JSON nor JSON lines. */
export async function receivePosts(environment: Environment, { secret, body, isLines }: SentPosts): Promise<IngestAnswer> {
  const source = await openWebhook(environment, secret);
  const lines = isLines ? body : linesOf(body);
  const { arrived, ...answer } = await ingestLines(environment, lines, { otherwise: [`media_type=${source.mediaType}`] });
  await noteArrivals(environment, source.id, arrived);
  return answer;
}

/** Throws not_found, conflict while it is paused. */
export async function openWebhook({ postgres }: Environment, secret: string): Promise<SourceRow> {
  const found = await findPushed(postgres, 'webhook', hashOf(secret));
  if (!found) throw notFound('webhook');
  if (found.paused) throw new ServiceError('conflict', 'the webhook is paused');
  return found.source;
}

/** One post or an array of them, as lines; what is neither may be lines already. */
function linesOf(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    const posts: unknown[] = Array.isArray(value) ? value : [value];
    if (posts.length > LIMITS.ingestLines) throw new ServiceError('too_large', `more than ${LIMITS.ingestLines} posts`);
    return posts.map((post) => JSON.stringify(post)).join('\n');
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    if (error instanceof SyntaxError && body.trimStart().startsWith('{')) return body;
    // Or nested so deep that it cannot be written as a line: a RangeError.
    throw invalid({ body: 'malformed' });
  }
}
