/**
 * `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): a call of a person that changes something and has one is made once. Calls that
 * change nothing pass it over, as they may be made as often as one likes, and so do those that only a person may make, as a password or a
 * token that is made would stand in what is kept.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY } from '../../contract/idempotency-key.ts';
import { LIMITS } from '../../contract/limits.ts';
import { ServiceError } from '../../services/errors.ts';
import { callOnce } from '../../services/idempotency/call-once.ts';
import { actorOf } from './authentication.ts';

/** Does what is asked, or says what it said the first time. */
export async function answerOnce<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const given = request.headers['idempotency-key'];
  if (given === undefined || request.needs !== 'write') return work();
  const [, , key] = IDEMPOTENCY_KEY.exec(String(given)) ?? [];
  if (key === undefined)
    throw new ServiceError('invalid', `Idempotency-Key: 1 to ${LIMITS.idempotencyKeyLength} printable characters without spaces`);
  const call = { key, fingerprint: fingerprintOf(request) };
  const { answer, isReplay } = await callOnce(request.server.gateway.environment, actorOf(request), call, work);
  if (isReplay) reply.header('idempotency-replayed', 'true');
  return answer;
}

/** Of the call as it is meant: in which order an object has its fields says nothing. */
function fingerprintOf({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, inOrder(body)]))
    .digest('hex');
}

function inOrder(body: unknown): string {
  try {
    return (
      JSON.stringify(body, (_, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
          : value,
      ) ?? ''
    );
  } catch {
    // Of a hundred thousand arrays in each other: no call takes such.
    throw new ServiceError('invalid', 'the body is too deep');
  }
}
