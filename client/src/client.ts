/** Earshot's API with types: what the document of the API says is what the compiler knows. */
import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.js';

export type { operations, paths } from './schema.js';

/** What calls take and answer, by name: `Schemas['Post']`. */
export type Schemas = components['schemas'];

export interface Settings {
  /** Where the server is, without a path: `https://earshot.example.org`. */
  url: string;
  /** Sent with every call; a function is asked each time. `signIn` sets one. */
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

export interface Earshot extends Client<paths> {
  /** A function of `POST /call`, with its arguments in order. @throws ApiError */
  call<Name extends FunctionName>(name: Name, ...values: FunctionArguments<Name>): Promise<FunctionResult<Name>>;
  /** From then on calls are this person's. @throws ApiError with the code PASSWORD_INCORRECT */
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
  /** Of `rate_limited`: seconds, or a time. */
  readonly retryAfter: string | null;

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
  }
}

interface Failure {
  error?: { code: string; message: string };
  detail?: string;
}

export function createEarshot({ url, token, device, fetch }: Settings): Earshot {
  let current = token;
  const client = createFetchClient<paths>({
    baseUrl: `${url.replace(/\/$/, '')}/api/gateway`,
    querySerializer: inAddress,
    ...(fetch && { fetch }),
  });
  client.use({
    async onRequest({ request }) {
      const given = typeof current === 'function' ? await current() : current;
      if (given !== undefined) request.headers.set('authorization', `Bearer ${given}`);
      if (device !== undefined) request.headers.set('x-device-id', device);
      return request;
    },
  });
  return Object.assign(client, {
    async call<Name extends FunctionName>(name: Name, ...values: FunctionArguments<Name>) {
      // The compiler does not see that a name with its own arguments is one of the calls.
      const body = { name, arguments: values } as unknown as Call;
      return (await got(client.POST('/call', { body }))) as FunctionResult<Name>;
    },
    async signIn(username: string, password: string) {
      const { access_token: given } = await got(client.POST('/auth/login', { body: { username, password } }));
      current = given;
    },
  });
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
