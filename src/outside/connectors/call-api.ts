/** One call of an API with a key: set aside what it may cost, ask, read the answer, say what it did cost, say what is the matter. */
import type { z } from 'zod';
import type { Cost } from './budget.ts';
import { parsedJson } from './parsed-json.ts';
import type { KeyedReader } from './reading.ts';
import { type FailureKind, SourceFailure } from './source-failure.ts';

/** An answer that is none. `body`: as JSON, undefined where it is none. */
export interface Refusal {
  status: number;
  headers: Headers;
  body: unknown;
}

/** What a refusal means. `says`: after the name of the host, without anything of key or query. */
export interface Meaning {
  kind: FailureKind;
  says: string;
  /** Absent: as the headers of the answer say. */
  until?: Date | null;
}

/** null where the body says nothing of what is documented: then the status counts. */
export type MeaningOf = (refusal: Refusal, now: Date) => Meaning | null;

export interface ApiCall<Answer> {
  url: string;
  /** With the key, which never stands in an address. */
  headers: Readonly<Record<string, string>>;
  /** What the source counts by itself. */
  bucket: string;
  most: Cost;
  /** Absent: all of `most`. */
  costOf?: (answer: Answer) => Cost;
  /** What a call costs that is refused. */
  refused: Cost;
  shape: z.ZodType<Answer>;
  meaningOf: MeaningOf;
}

/**
 * What came and cannot be read is paid for, as much as was set aside. What did not come, or broke off, counts as refused: it is paid
 * when it is asked for again, and hours of an outage must not use up what may be spent on a day.
 * @throws SourceFailure with `answer` where there was one
 */
export async function callApi<Answer>(reader: KeyedReader, call: ApiCall<Answer>): Promise<{ answer: Answer; headers: Headers }> {
  const { url, bucket, most, shape, meaningOf } = call;
  const { host } = new URL(url);
  const settle = await reader.budget.reserve(bucket, most);
  const headers = { accept: 'application/json', ...call.headers };
  const asked = reader.fetchWeb({ url, headers, readsErrors: true, signal: reader.signal });
  const answered = await asked.catch(async (error: unknown) => {
    if (!(error instanceof SourceFailure)) throw error;
    if (error.kind !== 'unreadable') await settle(call.refused);
    throw explained(error, host, meaningOf, reader.now());
  });
  const read = shape.safeParse(parsedJson(answered.text));
  if (!read.success) throw notThat(answered, host, meaningOf, reader.now());
  await settle(call.costOf?.(read.data) ?? most);
  return { answer: read.data, headers: answered.headers };
}

/** The failure in the words of the API, where its body has some. */
export function explained(failure: SourceFailure, host: string, meaningOf: MeaningOf, now: Date): SourceFailure {
  if (failure.answer === null) return failure;
  const { status, headers, text } = failure.answer;
  const meaning = meaningOf({ status, headers, body: parsedJson(text) }, now);
  if (!meaning) return failure;
  const until = meaning.until === undefined ? failure.until : later(meaning, failure);
  return new SourceFailure(meaning.kind, `${host} ${meaning.says} (${status})`, until, failure.answer);
}

/** Its body says less than a header that names a time (Retry-After). */
function later({ kind, until = null }: Meaning, { until: named }: SourceFailure): Date | null {
  return kind === 'rate-limited' && until && named && named > until ? named : until;
}

/** Some say with the status of success that they have none. */
function notThat(
  { status, headers, text }: { status: number; headers: Headers; text: string },
  host: string,
  meaningOf: MeaningOf,
  now: Date,
): SourceFailure {
  const other = new SourceFailure('unreadable', `${host} answers in another shape than it documents`, null, {
    status,
    headers,
    text,
  });
  return explained(other, host, meaningOf, now);
}
