/** What holds for all calls: how a caller says who it is, and which headers go with what is asked and answered. */
import { DEVICE_HEADER, DEVICE_ID } from '../../contract/device-identity.ts';
import type { Address, Endpoint } from '../../contract/endpoint.ts';
import { IDEMPOTENCY_KEY } from '../../contract/idempotency-key.ts';
import type { Part } from './parts.ts';

/** Another way of saying who calls is declared here, and named in SECURITY beside the others. */
export const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The access token of a person: of `POST /auth/login`, or of the OpenID provider that `GET /client-settings` names.',
  },
  personalToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'earshot_pat_…',
    description:
      'A token that a person has made for a program, by *Access tokens* in the menu of the account or `POST /access-tokens`. It may what its scopes say: `read`, `ask` or `write`; each call names the one that it needs.',
  },
  operatorToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The operator token of this server. It is no person: calls of people refuse it.',
  },
  signedAddress: {
    type: 'apiKey',
    in: 'query',
    name: 'token',
    description: 'Of an address that a call has answered, for some minutes: who has the address may.',
  },
} as const;

/** With the scopes that are needed. */
type Schemes = { [Name in keyof typeof SECURITY_SCHEMES]?: readonly string[] };

const SECURITY: Record<Address['access'], readonly Schemes[]> = {
  public: [],
  user: [{ accessToken: [] }],
  operator: [{ operatorToken: [] }],
};

/** Any one of them will do. */
export function securityOf(endpoint: Endpoint): readonly Schemes[] {
  const { access, signedAddress } = endpoint;
  const byToken = [...SECURITY[access], ...byPersonalToken(endpoint)];
  if (signedAddress === undefined) return byToken;
  return [{ signedAddress: [] }, ...(signedAddress === 'instead' ? SECURITY.user : [])];
}

/** Of a function it is told which scope it needs when it is called. */
function byPersonalToken({ scope }: Endpoint): readonly Schemes[] {
  if (scope === undefined || scope === 'none') return [];
  return [{ personalToken: scope === 'by-function' ? [] : [scope] }];
}

/** Headers that a caller may send, by the calls that they mean something for. */
export function requestHeaders({ access, path, scope }: Endpoint): Part[] {
  const isOfDevice = access === 'user' || path.startsWith('/auth/');
  const changes = scope === 'write' || scope === 'by-function';
  return [
    ...(isOfDevice ? [{ $ref: '#/components/parameters/DeviceId' }] : []),
    ...(changes ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

export const HEADER_PARAMETERS = {
  DeviceId: {
    name: DEVICE_HEADER,
    in: 'header',
    required: false,
    description: 'Which device calls, as it names itself: the same text each time. Devices are what a person signs out.',
    schema: { type: 'string', pattern: DEVICE_ID.source },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'The same text with every try of one change: it is made once, and further tries are told what came of it (`idempotency-replayed: true`), for a day. Where it changes nothing, as by a function that reads, it is passed over.',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
  },
} as const;

export const ANSWER_HEADERS = {
  RequestId: {
    description: 'Of this very call; whoever runs the server finds it in the log.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds to wait, or the time from which on it may be asked again.',
    schema: { type: 'string' },
  },
  Challenge: {
    description: 'How to say who calls: `Bearer`.',
    schema: { type: 'string' },
  },
} as const;

export const EVERY_ANSWER = { 'x-request-id': { $ref: '#/components/headers/RequestId' } } as const;
