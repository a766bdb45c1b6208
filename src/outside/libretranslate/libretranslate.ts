/**
 * A LibreTranslate server, which the operator names: texts in, texts out. Its API as its own source declares it (`libretranslate/app.py`):
 * `GET /languages` → [{code, name, targets}], `POST /translate` {q: [text…], source, target, format, api_key} → {translatedText: [text…]}, in
 * the order asked; `source` may be `auto`, and `detectedLanguage` then says what each was taken for. Failures are {error} with 400 (a language
 * that it does not know, too long, no key given), 403 (a wrong key, or banned), 429 (too many) and 500 (the model failed).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { createLimit } from '../../at-once.ts';
import { directFetch } from '../../direct-fetch.ts';
import { timeLimit } from '../../time-limit.ts';

export interface LibreTranslate {
  /** Of the server, for messages. */
  readonly host: string;
  /** Asked for once an hour. @throws LibreTranslateError, or the signal's reason */
  languages(signal?: AbortSignal): Promise<readonly KnownLanguage[]>;
  /** Codes are the server's own. One translation for each text. @throws LibreTranslateError, or the signal's reason */
  translate(texts: readonly string[], codes: { from: string; to: string }, signal?: AbortSignal): Promise<string[]>;
}

/** `targets`: codes; null where the server does not say, as those before 1.5 do not. */
export interface KnownLanguage {
  code: string;
  targets: readonly string[] | null;
}

/**
 * unreachable: no answer in time, or the server fails · busy: it asks to wait longer than is waited · refused: the key, or us · unusable: it
 * does not take this question, or what it answers is none.
 */
export type LibreTranslateFailure = 'unreachable' | 'busy' | 'refused' | 'unusable';

/** The message names the host and the matter; neither the key nor any text, nor what the server said. */
export class LibreTranslateError extends Error {
  override readonly name = 'LibreTranslateError';

  constructor(
    readonly failure: LibreTranslateFailure,
    message: string,
    /** Of `busy`, where the server says so. */
    readonly until: Date | null = null,
  ) {
    super(message);
  }
}

export interface LibreTranslateOptions {
  /** Without a slash at the end. */
  baseUrl: string;
  /** null: the server asks for none. */
  apiKey: string | null;
  /** Of one attempt, its whole answer included. */
  timeoutMs: number;
  /** Questions under way side by side. */
  concurrency: number;
  now(): Date;
  /** Between attempts; for tests. */
  pause?(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;
/** Somebody waits. */
const LONGEST_PAUSE_MS = 10_000;
const LANGUAGES_KEPT_MS = 60 * 60 * 1000;
const ANSWER_BYTES = 2 * 1024 * 1024;
/** Characters and texts of one question: the hosted service takes 2000, others what their operator says. */
const QUESTION_LENGTH = 1800;
const QUESTION_TEXTS = 25;

const knownLanguages = z.array(
  z
    .object({ code: z.string().min(1).max(20), targets: z.array(z.string()).optional() })
    .nullable()
    .catch(null),
);
const translated = z.object({ translatedText: z.array(z.string()) });

export function createLibreTranslate(options: LibreTranslateOptions): LibreTranslate {
  const { baseUrl, now } = options;
  const { host } = new URL(baseUrl);
  const limited = createLimit(options.concurrency);
  let known: { languages: readonly KnownLanguage[]; until: number } | null = null;

  async function ask<Answer>(
    path: string,
    body: object | null,
    answer: z.ZodType<Answer>,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const content = await limited(() => attempts(options, host, { path, body }, signal), signal);
    const read = answer.safeParse(content);
    if (read.success) return read.data;
    throw new LibreTranslateError('unusable', `what ${host} answers is no answer of LibreTranslate`);
  }

  async function translate(
    texts: readonly string[],
    codes: { from: string; to: string },
    signal?: AbortSignal,
  ): Promise<string[]> {
    const { from: source, to: target } = codes;
    const body = { q: texts, source, target, format: 'text', ...(options.apiKey !== null && { api_key: options.apiKey }) };
    try {
      const { translatedText } = await ask('/translate', body, translated, signal);
      if (translatedText.length === texts.length) return translatedText;
      throw new LibreTranslateError('unusable', `${host} gave ${translatedText.length} translations of ${texts.length} texts`);
    } catch (error) {
      // Its limits of texts and characters are the operator's, and it does not tell them.
      if (texts.length === 1 || !(error instanceof LibreTranslateError) || error.failure !== 'unusable') throw error;
      const half = Math.ceil(texts.length / 2);
      return [...(await translate(texts.slice(0, half), codes, signal)), ...(await translate(texts.slice(half), codes, signal))];
    }
  }

  return {
    host,
    async languages(signal) {
      if (known && known.until > now().getTime()) return known.languages;
      const found = await ask('/languages', null, knownLanguages, signal);
      const languages = found.flatMap((one) => (one ? [{ code: one.code, targets: one.targets ?? null }] : []));
      known = { languages, until: now().getTime() + LANGUAGES_KEPT_MS };
      return languages;
    },
    async translate(texts, codes, signal) {
      const answers: string[] = [];
      for (const question of inQuestions(texts)) answers.push(...(await translate(question, codes, signal)));
      return answers;
    },
  };
}

function inQuestions(texts: readonly string[]): string[][] {
  const questions: string[][] = [];
  let length = 0;
  for (const text of texts) {
    const last = questions.at(-1);
    if (last && last.length < QUESTION_TEXTS && length + text.length <= QUESTION_LENGTH) last.push(text);
    else {
      questions.push([text]);
      length = 0;
    }
    length += text.length;
  }
  return questions;
}

interface Asked {
  path: string;
  /** null: it is fetched. */
  body: object | null;
}

/** What passes is waited for, and asked again. */
async function attempts(
  { baseUrl, timeoutMs, now, pause = defaultPause }: LibreTranslateOptions,
  host: string,
  asked: Asked,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    const outcome = await exchange(baseUrl, asked, AbortSignal.any([timeLimit(timeoutMs), ...(signal ? [signal] : [])]));
    signal?.throwIfAborted();
    if ('content' in outcome) return outcome.content;
    const { failure, status, asksMs } = failureOf(outcome, now());
    const pauseMs = asksMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1);
    const passes = failure === 'busy' || failure === 'unreachable';
    if (!passes || attempt === ATTEMPTS || pauseMs > LONGEST_PAUSE_MS) {
      const until = failure === 'busy' && asksMs !== null ? new Date(now().getTime() + asksMs) : null;
      throw new LibreTranslateError(failure, `${host} ${SAID[failure]}${status === 0 ? '' : ` (HTTP ${status})`}`, until);
    }
    await pause(pauseMs, signal);
  }
}

const SAID: Record<LibreTranslateFailure, string> = {
  unreachable: 'gives no translation',
  busy: 'is asked too often',
  refused: 'asks for a key, does not accept the one it is given, or refuses us',
  unusable: 'does not take the question: it may not know a language',
};

type Outcome = { content: unknown } | Refusal;

interface Refusal {
  status: number;
  retryAfter: string | null;
  /** Without one it answers 400, as to much else; what it says is the only difference. */
  asksForKey: boolean;
}

/** `status` 0: no answer. Follows no redirect, and reads no answer beyond a size. */
async function exchange(baseUrl: string, { path, body }: Asked, signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await directFetch(baseUrl + path, {
      signal,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await limitedText(response);
    const { status, headers } = response;
    if (!response.ok) return { status, retryAfter: headers.get('retry-after'), asksForKey: /\bapi key\b/i.test(text) };
    return { content: jsonOf(text) };
  } catch {
    return { status: 0, retryAfter: null, asksForKey: false };
  }
}

async function limitedText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const body: ReadableStream<Uint8Array> | null = response.body;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > ANSWER_BYTES) throw new Error('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** undefined, which is no answer, where it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf({ status, retryAfter, asksForKey }: Refusal, now: Date) {
  const failure: LibreTranslateFailure =
    status === 429
      ? 'busy'
      : status === 401 || status === 403 || (status === 400 && asksForKey)
        ? 'refused'
        : status === 0 || status >= 500
          ? 'unreachable'
          : 'unusable';
  return { failure, status, asksMs: status === 429 || status === 503 ? askedMs(retryAfter, now) : null };
}

/** By `Retry-After`, in seconds or as a date. */
function askedMs(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}

async function defaultPause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await wait(milliseconds, undefined, signal ? { signal } : {}).catch((error: unknown) => {
    throw signal?.reason ?? error;
  });
}
