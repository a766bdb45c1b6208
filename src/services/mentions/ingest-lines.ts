/**
 * Pushed posts: JSON lines as they come over the gateway. Valid lines are stored, the others are answered by number and
 * reason.
 */
import type { z } from 'zod';
import { LIMITS } from '../../contract/limits.ts';
import type { ImportedPost, ingestPosts as ingestEndpoint } from '../../contract/posts.ts';
import type { Environment } from '../environment.ts';
import { FieldMapping } from './field-mapping.ts';
import { inSlices } from './in-slices.ts';
import { ingestPosts } from './ingest.ts';
import { parseObject } from './read-jsonl.ts';
import { postReader } from './read-post.ts';

export type IngestAnswer = z.output<typeof ingestEndpoint.output>['data'];

/** Times without a zone are read in UTC. Blank lines count, so that numbers are those of the body. */
export async function ingestLines(environment: Environment, body: string): Promise<IngestAnswer> {
  const mapping = new FieldMapping();
  const read = postReader({ timezone: 'UTC', now: environment.now() });
  const posts: ImportedPost[] = [];
  const rejected: IngestAnswer['rejected'] = [];
  await inSlices(body.split('\n'), (text, index) => {
    if (text.trim() === '') return;
    const line = index + 1;
    if (Buffer.byteLength(text) > LIMITS.importLineBytes) return void rejected.push({ line, reason: 'line is too long' });
    const record = parseObject(line, text);
    const post = 'reason' in record ? record : read(mapping.apply(record.fields));
    if ('reason' in post) rejected.push({ line, reason: post.reason });
    else posts.push(post);
  });
  const stored = await ingestPosts(environment, posts);
  return { ...stored, rejected, ignoredFields: Object.fromEntries(mapping.ignored) };
}
