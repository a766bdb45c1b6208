/** Holds each answer of the server against the document: its status, its type, what is in it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import type { ApiDocument, OperationObject } from '../../src/gateway/reference/document.ts';
import { answered } from '../../src/gateway/reference/functions.ts';

type Validate = ReturnType<Ajv2020['compile']>;
interface Response {
  $ref?: string;
  content?: Record<string, { schema: { $ref?: string } }>;
}

/** What no answer may hold: secrets of the server, and the inside of what has failed. */
const INSIDE =
  /-----BEGIN|\$scrypt\$|passwordHash|password_hash|node_modules|\bat \S+ \(|relation \\?"|syntax error at or near|DB::Exception|SELECT .+ FROM /;

export interface Judge {
  /** What is wrong with an answer; null: nothing. `functionName`: of `POST /call`. */
  judge(operation: Operation, answer: LightMyRequestResponse, functionName?: string): string | null;
}

export interface Operation {
  /** As in the table of access: `GET /api/gateway/topics`. */
  route: string;
  object: OperationObject;
}

export function judgeBy(document: ApiDocument, secrets: readonly string[]): Judge {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', ...document });
  const known = new Map<string, Validate>();

  function validatorOf(at: string): Validate {
    const validate = known.get(at) ?? ajv.compile({ $ref: `api#${at}` });
    known.set(at, validate);
    return validate;
  }

  function wrongIn(at: string, value: unknown): string | null {
    const validate = validatorOf(at);
    return validate(value) ? null : `is not as the document says: ${ajv.errorsText(validate.errors)}`;
  }

  /** Where the schema stands. */
  function placeOf({ route, object }: Operation, status: number, type: string): string | null {
    const response = object.responses[String(status)] as Response | undefined;
    const [method = '', path = ''] = route.split(' ');
    const inline = `/paths/${escaped(path.replace('/api/gateway', '').replace(/:(\w+)/g, '{$1}'))}/${method.toLowerCase()}/responses/${status}`;
    const at = response?.$ref?.slice(1) ?? inline;
    const found = response?.$ref ? (document.components['responses']?.[at.slice(at.lastIndexOf('/') + 1)] as Response) : response;
    return found?.content?.[type] ? `${at}/content/${escaped(type)}/schema` : null;
  }

  /** Of an answer that has a body, as it must have. */
  function wrongBody(
    operation: Operation,
    { statusCode: status, body, headers }: LightMyRequestResponse,
    name?: string,
  ): string | null {
    const type = String(headers['content-type']).split(';')[0] ?? '';
    const place = placeOf(operation, status, type);
    if (place === null) return `${status} is of the type ${type}, which the document does not say`;
    if (type === 'text/event-stream') return firstOf(eventsIn(body).map((event) => wrongIn(place, event)));
    if (type !== 'application/json') return null;
    const isResult = name !== undefined && status === 200;
    return wrongIn(isResult ? `/components/schemas/${answered(name)}` : place, JSON.parse(body));
  }

  return {
    judge(operation, answer, functionName) {
      const { statusCode: status, body } = answer;
      const complaint = wrongHead(operation, answer) ?? told(answer, secrets);
      if (complaint !== null) return complaint;
      if (body !== '') return wrongBody(operation, answer, functionName);
      return (operation.object.responses[String(status)] as Response).content ? 'is empty' : null;
    },
  };
}

function wrongHead({ object }: Operation, { statusCode: status, headers, body }: LightMyRequestResponse): string | null {
  if (headers['x-request-id'] === undefined) return 'has no id';
  if (!(String(status) in object.responses)) return `${status}, which the document does not say: ${body.slice(0, 200)}`;
  const isExpected = status === 501 || status === 502 ? '501' in object.responses : status < 500;
  return isExpected ? null : `fails: ${body.slice(0, 300)}`;
}

/** A backup is there to hold them, and told to nobody but the operator. */
function told({ statusCode, headers, body }: LightMyRequestResponse, secrets: readonly string[]): string | null {
  if (headers['content-type'] === 'application/x-tar') return null;
  const secret = secrets.find((one) => body.includes(one)) ?? INSIDE.exec(statusCode < 300 ? '' : body)?.[0];
  return secret === undefined ? null : `tells ${secret}`;
}

function eventsIn(body: string): unknown[] {
  return body.split('\n\n').flatMap((part) => (part.startsWith('data: ') ? [JSON.parse(part.slice('data: '.length))] : []));
}

function firstOf(complaints: readonly (string | null)[]): string | null {
  return complaints.find((one) => one !== null) ?? null;
}

/** As a part of a pointer in an address. */
function escaped(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
}
