/** Why there was no answer, or only a part of one, in words for people. */
import { errors } from 'undici';
import { SourceFailure } from '../source-failure.ts';

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'takes no connections',
  ENOTFOUND: 'is a name without an address',
  EAI_AGAIN: 'is a name that cannot be looked up now',
  EHOSTUNREACH: 'cannot be reached from here',
  ENETUNREACH: 'cannot be reached from here',
  UND_ERR_CONNECT_TIMEOUT: 'does not answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'does not answer in time',
  UND_ERR_BODY_TIMEOUT: 'does not answer in time',
  UND_ERR_HEADERS_OVERFLOW: 'answers with headers without end',
};

const OF_CERTIFICATES = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO|HOSTNAME_MISMATCH|INVALID_CA)/;

/** `error`: whatever a request or its body failed with; a SourceFailure stays as it is. */
export function networkFailure(error: unknown, host: string): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (error instanceof errors.InvalidArgumentError) {
    return new SourceFailure('bad-query', `What ${host} should be told is nothing that can be sent`);
  }
  return new SourceFailure('unreachable', `${host} ${wordsFor(error)}`);
}

function wordsFor(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'does not answer in time';
  const code = codeOf(error);
  if (OF_CERTIFICATES.test(code)) return `cannot show that it is who it says (${code})`;
  return WORDS[code] ?? 'broke off its answer';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
