/** Reads one source at once, one step of it, whether it is due or not; for the operator. */

import { randomUUID } from 'node:crypto';
import { type Collected, collectSource as endpoint } from '../../contract/operator-sources.ts';
import { isPushed } from '../../contract/pushed-kinds.ts';
import { claimOne, releaseClaim } from '../../stores/postgres/source-claims.ts';
import { findSource } from '../../stores/postgres/sources.ts';
import type { Environment } from '../environment.ts';
import { notFound, ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { collectClaimed } from './collect-claimed.ts';
import { CLAIM_MS } from './keep-claim.ts';

/** Throws not_found, conflict for one that nobody asks, not_ready while it, or another source of its host, is being read. Rejects with the reason of `stop`. */
export async function collectSource(environment: Environment, input: unknown, stop: AbortSignal): Promise<Collected> {
  const { sourceId } = parseInput(endpoint.input, input);
  const found = await findSource(environment.postgres, sourceId);
  if (!found) throw notFound('source');
  if (isPushed(found.kind)) throw new ServiceError('conflict', 'the posts of this source are sent to us; it cannot be asked');
  const now = environment.now();
  const claim = randomUUID();
  const source = await claimOne(environment.postgres, { claim, now, until: new Date(now.getTime() + CLAIM_MS) }, sourceId);
  if (!source)
    throw new ServiceError('not_ready', 'the source, or another one of its host, is being read; ask again in a moment');
  try {
    return await collectClaimed(environment, { source, claim, stop });
  } catch (error) {
    await releaseClaim(environment.postgres, { id: sourceId, claim }, environment.now());
    throw error;
  }
}
