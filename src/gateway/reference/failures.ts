/** How calls fail: for each status the codes it can have, in the envelope of the call. */
import { z } from 'zod';
import { signedOut } from '../../contract/devices.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ERROR_STATUS, LOGIN_ERROR_CODES } from '../../contract/error-codes.ts';
import { type ErrorCode, errorBody } from '../../contract/errors.ts';
import type { Components } from './components.ts';
import { EVERY_ANSWER } from './conventions.ts';
import { givenSchema } from './json-schema.ts';
import type { Part } from './parts.ts';

const WORDS: Record<ErrorCode, string> = {
  unauthenticated: 'no token, or one that does not count',
  signed_out: 'the device that brings the token was signed out (`signedOut` says why)',
  forbidden: 'not allowed, as when the plan has ended (`planEndedAt`)',
  not_found: 'there is no such thing, or it is another organisation’s',
  invalid: 'something that was sent is not as it must be (`fields` says where and why)',
  unknown_function: 'no function has this name',
  wrong_arguments: 'a function takes another number of arguments',
  conflict: 'it was changed meanwhile, or is in a state that does not allow it',
  limit_reached: 'the plan allows no more (`limit`, `max` and `used` say of what)',
  not_ready: 'not yet: ask again later',
  not_configured: 'the operator would have to set something (`configure` says what)',
  rate_limited: '`Retry-After` says when it goes on',
  upstream: 'a service outside has failed, or given nothing that can be used',
  too_large: 'the body is too large, or the question would take too long',
  unavailable: 'a store does not answer at present; `Retry-After` says when to try again',
  internal: 'the log knows this call by its id',
};

const OF_FUNCTIONS: readonly ErrorCode[] = ['unknown_function', 'wrong_arguments'];
const OF_THINGS: readonly ErrorCode[] = ['not_found', 'conflict', 'limit_reached', 'not_ready', 'upstream'];
const OF_PEOPLE: readonly ErrorCode[] = ['unauthenticated', 'signed_out', ...OF_THINGS];
const OF_ALL: readonly ErrorCode[] = ['forbidden', 'invalid', 'rate_limited', 'too_large', 'unavailable', 'internal'];

/** They say when to come again. */
const LATER: readonly number[] = [ERROR_STATUS.rate_limited, ERROR_STATUS.unavailable];

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Who calls is not known',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Not in this state',
  413: 'Too large',
  429: 'Too often',
  500: 'Failed',
  501: 'Not configured',
  502: 'A service outside has failed',
  503: 'A store is away, or this process is stopping',
};

function codesOf({ access, path, asksOutside, failsByDetail, signedAddress }: Endpoint): ErrorCode[] {
  const isCall = path === '/call';
  return [
    ...OF_ALL,
    ...(access === 'public' && !failsByDetail && !signedAddress ? OF_THINGS : OF_PEOPLE),
    ...(asksOutside || failsByDetail ? (['not_configured'] as const) : []),
    ...(isCall ? OF_FUNCTIONS : []),
  ];
}

/** Responses by status. */
export function failuresOf(endpoint: Endpoint, components: Components): Record<string, Part> {
  const all = [...new Set(codesOf(endpoint))];
  const statuses = [...new Set(all.map((code) => ERROR_STATUS[code]))].toSorted((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = all.filter((code) => ERROR_STATUS[code] === status);
      const name = responseName(endpoint, status);
      if (!components.responses.has(name)) components.responses.set(name, response(endpoint, status, codes, components));
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** The codes of a status are the same everywhere, but for functions, which have codes of their own. */
function responseName({ path, failsByDetail, gives }: Endpoint, status: number): string {
  if (failsByDetail) return `LoginError${status}`;
  if (path === '/call') return `CallError${status}`;
  return isPage({ gives }, status) ? `PageError${status}` : `Error${status}`;
}

function isPage({ gives }: Pick<Endpoint, 'gives'>, status: number): boolean {
  return status === ERROR_STATUS.not_found && gives?.includes('text/html') === true;
}

function response(endpoint: Endpoint, status: number, codes: readonly ErrorCode[], components: Components): Part {
  const { failsByDetail } = endpoint;
  const $ref = failsByDetail ? loginFailure(components) : failure(endpoint, status, codes, components);
  const said = codes.map((code) => (failsByDetail ? WORDS[code] : `\`${code}\`, ${WORDS[code]}`));
  return {
    description: `${TITLES[status]}: ${said.join('; ')}.`,
    headers: {
      ...EVERY_ANSWER,
      ...(LATER.includes(status) && { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }),
      ...(status === ERROR_STATUS.unauthenticated &&
        !failsByDetail && { 'www-authenticate': { $ref: '#/components/headers/Challenge' } }),
    },
    content: {
      ...(isPage(endpoint, status) && { 'text/html': { schema: { type: 'string' } } }),
      'application/json': { schema: { $ref } },
    },
  };
}

function failure({ path }: Endpoint, status: number, codes: readonly ErrorCode[], components: Components): string {
  const isCall = path === '/call';
  const name = `${isCall ? 'Call' : ''}Error${status}`;
  if (!components.schemas.has(name)) {
    const error = errorBody.shape.error.extend({ code: z.enum(codes) });
    const body = isCall ? z.object({ error, result: z.literal(false).optional() }) : z.object({ error });
    components.schemas.set(name, givenSchema(body, components));
  }
  return `#/components/schemas/${name}`;
}

function loginFailure(components: Components): string {
  if (!components.schemas.has('LoginError'))
    components.schemas.set(
      'LoginError',
      givenSchema(z.object({ detail: z.enum(LOGIN_ERROR_CODES), signedOut: signedOut.optional() }), components),
    );
  return '#/components/schemas/LoginError';
}
