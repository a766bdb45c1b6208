/** Earshot's API with types: what the document of the API says is what the compiler knows. */
import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from './schema.js';
import { sessionOf } from './session.ts';

export type { operations, paths, webhooks } from './schema.js';

/** What calls take and answer, by name: `Schemas['Post']`; what a webhook of yours is sent: `Schemas['WebhookAlert']`. */
export type Schemas = components['schemas'];

export interface Settings {
  /** Where the server is, without a path: `https://earshot.example.org`. */
  url: string;
  /** Of a program, `earshot_pat_…`. Sent with every call; a function is asked each time. */
  token?: string | (() => string | Promise<string>);
  /** Which device this is, as the person's list of devices tells them apart. */
  device?: string;
  /** Instead of the fetch of the platform. */
  fetch?: (request: Request) => Promise<Response>;
}

type Call = Extract<Schemas[keyof Schemas], { name: string; arguments: unknown[] }>;
type Pascal<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;
type Under<Key extends string> = Key extends keyof Schemas ? Schemas[Key] : never;
export type FunctionName = Call['name'];
export type FunctionArguments<Name extends FunctionName> = Extract<Call, { name: Name }>['arguments'];
export type FunctionResult<Name extends FunctionName> = Under<`${Pascal<Name>}Result`>;

type CallFunction = <Name extends FunctionName>(name: Name, ...values: FunctionArguments<Name>) => Promise<FunctionResult<Name>>;

/** Calls that change something, with a key. */
export interface Once extends Pick<Client<paths>, 'POST' | 'PUT' | 'PATCH' | 'DELETE'> {
  call: CallFunction;
}

export interface Earshot extends Client<paths> {
  /** A function of `POST /call`, with its arguments in order. @throws ApiError */
  call: CallFunction;
  /** What is called by it brings this `Idempotency-Key`: sent again, it is not done again. Each change needs a key of its own. */
  once(key: string): Once;
  /**
   * From then on calls are this person's, and the session goes on while there are any. Once it cannot, they fail with TOKEN_EXPIRED.
   * @throws ApiError with the code PASSWORD_INCORRECT
   */
  signIn(username: string, password: string): Promise<void>;
}

/** What the server has refused, or failed at. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Why: `not_found`, `limit_reached`, or of signing in `PASSWORD_INCORRECT` … */
  readonly code: string;
  /** The server's log knows the call by it. */
  readonly requestId: string | null;
  /** Of `rate_limited` and `unavailable`: seconds, or a time. */
  readonly retryAfter: string | null;
  /** Of `forbidden`: what the token would have to be allowed. */
  readonly scope: string | null;

  constructor(
    { status, headers }: Response,
    /** All that was said: fields, limits. */
    readonly body: unknown,
  ) {
    const { error, detail } = (typeof body === 'object' && body !== null ? body : {}) as Failure;
    super(error?.message ?? detail ?? `status ${status}`);
    this.status = status;
    this.code = error?.code ?? detail ?? 'unexpected';
    this.requestId = headers.get('x-request-id');
    this.retryAfter = headers.get('retry-after');
    this.scope = error?.scope ?? null;
  }
}

interface Failure {
  error?: { code: string; message: string; scope?: string };
  detail?: string;
}

/** For the next tokens of a session; calls that need them wait so long at most. */
const RENEWAL_MS = 30_000;

export function createEarshot(settings: Settings): Earshot {
  let { token } = settings;
  const client = clientOf(settings);
  // Signing in needs no token, nor a session that would have to be renewed first.
  const door = clientOf(settings);
  client.use({
    async onRequest({ request }) {
      const given = typeof token === 'function' ? await token() : token;
      if (given !== undefined) request.headers.set('authorization', `Bearer ${given}`);
      return request;
    },
  });
  return Object.assign(client, {
    call: callBy(client.POST),
    once(key: string) {
      const POST = withKey(client.POST, key);
      const [PUT, PATCH, DELETE] = [withKey(client.PUT, key), withKey(client.PATCH, key), withKey(client.DELETE, key)];
      return { POST, PUT, PATCH, DELETE, call: callBy(POST) };
    },
    async signIn(username: string, password: string) {
      const first = await got(door.POST('/auth/login', { body: { username, password } }));
      token = sessionOf(first, (held) =>
        got(door.POST('/auth/refresh', { body: { refresh_token: held }, signal: AbortSignal.timeout(RENEWAL_MS) })),
      );
    },
  });
}

function clientOf({ url, device, fetch }: Settings): Client<paths> {
  return createFetchClient<paths>({
    baseUrl: `${url.replace(/\/$/, '')}/api/gateway`,
    querySerializer: inAddress,
    ...(device !== undefined && { headers: { 'x-device-id': device } }),
    ...(fetch && { fetch }),
  });
}

function callBy(post: Client<paths>['POST']): CallFunction {
  return async <Name extends FunctionName>(name: Name, ...values: FunctionArguments<Name>) => {
    // The compiler does not see that a name with its own arguments is one of the calls.
    const body = { name, arguments: values } as unknown as Call;
    return (await got(post('/call', { body }))) as FunctionResult<Name>;
  };
}

type Send = (path: string, asked?: { middleware?: Middleware[] }) => unknown;

/** The same method, which brings the key. */
function withKey<Method>(method: Method, key: string): Method {
  const bring: Middleware = {
    onRequest({ request }) {
      request.headers.set('idempotency-key', key);
      return request;
    },
  };
  // What it takes and answers differs from path to path; what is added is the same for all.
  const send = method as unknown as Send;
  const keyed: Send = (path, asked) => send(path, { ...asked, middleware: [...(asked?.middleware ?? []), bring] });
  return keyed as unknown as Method;
}

/** The answer alone. @throws ApiError where there is none */
export async function got<Data>(call: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok || data === undefined) throw new ApiError(response, error);
  return data;
}

/** How far a list can be read. */
const LAST = 1_000_000;

export interface ListPage<Item> {
  data: Item[];
  count: number;
  next?: number | undefined;
}

/**
 * All items of a list, page by page: `page` is asked for what stands behind `skip` items. `of` is how many there were at first; given on to
 * a list that takes it, what arrives meanwhile neither repeats nor hides one. @throws where there are more than a list can be read to
 */
export async function* pages<Item>(
  page: (skip: number, of: number | undefined) => Promise<ListPage<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let skip = 0;
  let of: number | undefined;
  for (;;) {
    const { data, count, next }: ListPage<Item> = await page(skip, of);
    yield* data;
    of ??= count;
    const read = skip + data.length;
    if (next === undefined && read > LAST && read < count)
      throw new Error(`a list can be read to its item ${LAST}, and this one has ${count}: ask for parts of it`);
    if (next === undefined) return;
    skip = next;
  }
}

/** A list stands with commas between its items; one that has commas in them, or what is no plain value, as JSON. */
function inAddress(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.set(name, textOf(value));
  return search.toString();
}

function textOf(value: unknown): string {
  if (typeof value !== 'object') return String(value);
  const isPlain = Array.isArray(value) && value.every((item) => !/^\s*[[{]|,/.test(String(item)));
  return isPlain ? value.join(',') : JSON.stringify(value);
}
