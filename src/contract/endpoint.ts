/**
 * How a call is declared, once: the server derives its handler from it and the web its client. An endpoint is a
 * plain value; it holds no behaviour.
 */
import type { z } from 'zod';
import type { NeededScope } from './scopes.ts';

/** How a call is reached. */
export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/gateway`; parameters as `:name`. */
  path: `/${string}`;
  /** Who may call: anybody, a signed-in user, or the operator's own command line. */
  access: 'public' | 'user' | 'operator';
}

export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = Address & {
  /** Path parameters, query and body merged into one object. */
  input: Input;
  output: Output;
  /** One line of plain English: the reference is made of them (src/gateway/reference). The build of the page leaves both out. */
  summary: string;
  /** What else a caller must know. */
  description?: string;
  /** Types of media of the body, where it is not JSON, and of the answer. */
  takes?: readonly string[];
  gives?: readonly string[];
  /** Statuses that are no failure and have no body, where the answer has none. */
  bare?: Readonly<Record<number, string>>;
  /** The `token` of the address says, signed, who may: alone, or where no other token is brought. */
  signedAddress?: 'alone' | 'instead';
  /** Failures are `{detail: CODE}` of the login catalogue. */
  failsByDetail?: true;
  /** Asks what is outside of the program: it may answer `not_configured` and `upstream`. */
  asksOutside?: true;
} & Scoped;

/** Of what a signed-in person may, a token may some; others bring none. */
type Scoped = { access: 'user'; scope: NeededScope } | { access: Exclude<Address['access'], 'user'>; scope?: never };

/** An endpoint, or, where its schemas are not loaded, its address alone: what it takes and gives is known to the compiler either way. */
export type Reached<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = Address & {
  readonly input?: Input;
  readonly output?: Output;
};

export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition;
}

export const GATEWAY = '/api/gateway';

/** What is measured, beside the calls. */
export const METRICS = '/metrics';
