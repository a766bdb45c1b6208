/** A search of the web that came to nothing, as an answer to whoever waits: who refuses, and until when. */
import { WEB_LIMITS } from '../../contract/web-search.ts';
import type { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { ServiceError } from '../errors.ts';
import { REFUSAL_CODES } from './source-refusal.ts';

export function webRefusal(failure: SourceFailure): ServiceError {
  const { kind, message, until } = failure;
  const code = REFUSAL_CODES[kind];
  return new ServiceError(code, message, {
    ...(code === 'rate_limited' && { limit: limitOf(failure) }),
    ...(until && { until: until.toISOString() }),
  });
}

/** A provider answers; our own budget is asked before it. */
function limitOf({ kind, answer }: SourceFailure): string {
  if (kind === 'rate-limited') return WEB_LIMITS.pace;
  return answer ? WEB_LIMITS.quota : WEB_LIMITS.budget;
}
