/**
 * Pushed posts: JSON lines as they come over the gateway. Valid lines are stored, the others are answered by number and
 * reason.
 */
import type { z } from 'zod';
import { LIMITS } from '../../contract/limits.ts';
import type { ingestPosts as ingestEndpoint } from '../../contract/posts.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { type MappingOptions, sumIgnored } from './field-mapping.ts';
import { type IngestedRows, ingestPacked } from './ingest.ts';
import { type LinePiece, linePieces } from './read-jsonl.ts';
import { splitLines } from './split-lines.ts';

export type IngestAnswer = z.output<typeof ingestEndpoint.output>['data'];

/** Throws too_large for too many lines. Times without a zone are read in UTC. Blank lines count, so that numbers are those of the body. */
export async function ingestLines(
  environment: Environment,
  body: string,
  mapping: MappingOptions = {},
): Promise<IngestAnswer & Pick<IngestedRows, 'arrived'>> {
  refuseTooMany(body);
  const reading = { timezone: 'UTC', now: environment.now(), mapping };
  const given: LinePiece[] = [];
  for await (const piece of linePieces(splitLines(wholeOf(body)))) given.push(piece);
  const pieces = await Promise.all(given.map((piece) => environment.preparer.prepareLines(piece, reading)));
  const stored = await ingestPacked(
    environment,
    pieces.map(({ rows }) => rows),
  );
  const rejected = pieces.flatMap((piece) => piece.rejected.map(({ line, reason }) => ({ line, reason })));
  return { ...stored, rejected, ignoredFields: Object.fromEntries(sumIgnored(pieces)) };
}

function refuseTooMany(body: string): void {
  let lines = 0;
  for (let end = body.indexOf('\n'); end !== -1; end = body.indexOf('\n', end + 1)) lines += 1;
  if (lines > LIMITS.ingestLines) throw new ServiceError('too_large', `more than ${LIMITS.ingestLines} lines`);
}

/** A part at a time: the lines of each are held together. */
async function* wholeOf(body: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(body);
  for (let start = 0; start < bytes.length; start += PART) yield bytes.subarray(start, start + PART);
}

const PART = 256 * 1024;
