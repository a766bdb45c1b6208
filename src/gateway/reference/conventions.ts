/** What holds for all calls: how a caller says who it is, and which headers go with what is asked and answered. */
import { DEVICE_HEADER, DEVICE_ID } from '../../contract/device-identity.ts';
import type { Address, Endpoint } from '../../contract/endpoint.ts';
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

type Schemes = { [Name in keyof typeof SECURITY_SCHEMES]?: [] };

const SECURITY: Record<Address['access'], readonly Schemes[]> = {
  public: [],
  user: [{ accessToken: [] }],
  operator: [{ operatorToken: [] }],
};

/** Any one of them will do. */
export function securityOf({ access, signedAddress }: Endpoint): readonly Schemes[] {
  if (signedAddress === undefined) return SECURITY[access];
  return [{ signedAddress: [] }, ...(signedAddress === 'instead' ? SECURITY.user : [])];
}

/** Headers that a caller may send, by the calls that they mean something for. */
export function requestHeaders({ access, path }: Address): Part[] {
  const isOfDevice = access === 'user' || path.startsWith('/auth/');
  return isOfDevice ? [{ $ref: '#/components/parameters/DeviceId' }] : [];
}

export const HEADER_PARAMETERS = {
  DeviceId: {
    name: DEVICE_HEADER,
    in: 'header',
    required: false,
    description: 'Which device calls, as it names itself: the same text each time. Devices are what a person signs out.',
    schema: { type: 'string', pattern: DEVICE_ID.source },
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
