/** A source that gave nothing, as an answer to somebody who waits: the code of it, for the gateway and the page. */
import type { ErrorCode } from '../../contract/errors.ts';
import type { FailureKind } from '../../outside/connectors/source-failure.ts';

/** `not_configured`: only the operator can do something. Whatever else the source is to blame for is `upstream`. */
export const REFUSAL_CODES: Readonly<Record<FailureKind, ErrorCode>> = {
  'rate-limited': 'rate_limited',
  'out-of-budget': 'rate_limited',
  unauthorised: 'not_configured',
  blocked: 'upstream',
  'bad-query': 'upstream',
  unreachable: 'upstream',
  refused: 'upstream',
  unreadable: 'upstream',
  gone: 'upstream',
};
