/**
 * A language model behind an endpoint of the OpenAI protocol: theirs, a gateway's, or a server on this machine. Time-out,
 * repetition and the size of answers are decided here, since the library's time-out ends with the headers of an answer
 * and its waits cannot be broken off.
 */
import { setTimeout as wait } from 'node:timers/promises';
import OpenAI from 'openai';
import { z } from 'zod';
import { createLimit } from '../../at-once.ts';
import { joinSignals, withJoined } from '../../joined-signals.ts';
import { costOf } from './attempt-cost.ts';
import { type Dialect, plainer, RICHEST } from './dialect.ts';
import { type Failure, failureOf } from './failure.ts';
import { type Heard, nothingHeard } from './heard.ts';
import { watch } from './idle-watch.ts';
import { type LanguageModel, LanguageModelError, MATERIAL_LIMIT, type Patience, type Question } from './language-model.ts';
import { limitedFetch } from './limited-fetch.ts';
import { hearAnswer, readAnswer } from './read-answer.ts';
import { askedDelay, retryDelay } from './retry-delay.ts';
import { within } from './within.ts';

export interface LanguageModelOptions {
  /** Up to and with the version: `https://api.example/v1`. */
  baseUrl: string;
  /** null: the endpoint asks for none. */
  apiKey: string | null;
  model: string;
  /** Of one attempt, its whole answer included. */
  timeoutMs: number;
  /** Of one attempt: without a sign of life, before the answer begins and within it. */
  idleMs: number;
  /** Questions under way side by side. */
  concurrency: number;
  /** Of the material of one question, for whoever splits it. */
  materialTokens: number;
  /** Attempts in all; default 4. */
  attempts?: number;
  now(): Date;
  /** Between attempts; for tests. */
  pause?(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const ATTEMPTS = 4;
const ANSWER_BYTES = 4 * 1024 * 1024;
/** Then it is asked in the richest way again: a server may be replaced, and one odd refusal teaches the wrong thing. */
const TAUGHT_MS = 60 * 60_000;

export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const { model, attempts = ATTEMPTS, pause = defaultPause } = options;
  const limited = createLimit(options.concurrency);
  const closing = new AbortController();
  // What the endpoint last took. A refusal alone teaches nothing: it may be about the material.
  let taught = { dialect: RICHEST, until: 0 };

  function spokenNow(): Dialect {
    return options.now().getTime() < taught.until ? taught.dialect : RICHEST;
  }

  async function attemptOnce(asked: Asked, spoken: Dialect): Promise<Heard | Failure> {
    const { question, signal, spent } = asked;
    // Whole answers come at once, at their end.
    const watched = watch(spoken.stream === 'none' ? options.timeoutMs : options.idleMs, options.timeoutMs);
    const either = joinSignals(watched.signal, signal);
    const heard = nothingHeard();
    let begun = false;
    let error: unknown;
    try {
      const client = openClient(options, watched.touch);
      const response = await client.chat.completions
        .create(requestOf(model, question, spoken), { signal: either.signal })
        .asResponse();
      begun = true;
      await hearAnswer(response, heard, question.maxTokens);
      return heard;
    } catch (caught) {
      error = caught;
      signal.throwIfAborted();
      return failureOf(error, watched.signal.reason, heard.content !== '');
    } finally {
      watched.end();
      either.end();
      const ended = watched.signal.aborted || signal.aborted;
      const cost = costOf({ question, heard, begun, ended, error });
      if (cost) spent?.(cost);
    }
  }

  async function attempt(asked: Asked, spoken: Dialect): Promise<Heard | Failure> {
    const outcome = await attemptOnce(asked, spoken);
    if (!('error' in outcome)) {
      if (spoken !== spokenNow()) taught = { dialect: spoken, until: options.now().getTime() + TAUGHT_MS };
      return outcome;
    }
    const next = outcome.dialect ? plainer(spoken, outcome.parameter) : null;
    return next ? attempt(asked, next) : outcome;
  }

  async function ask(asked: Asked): Promise<Heard> {
    for (let repetition = 1; ; repetition += 1) {
      const outcome = await attempt(asked, spokenNow());
      if (!('error' in outcome)) return outcome;
      const again = outcome.passing && repetition < attempts;
      const delay = again ? retryDelay(repetition, outcome.headers, options.now(), Math.random()) : null;
      if (delay === null) throw told(outcome, options.now());
      await pause(delay, asked.signal);
    }
  }

  function answerInPlace(question: Question<unknown>, given: AbortSignal | undefined, patience: Patience): Promise<Heard> {
    const { of, placeMs, answerMs, spent } = patience;
    return withJoined([closing.signal, given], (signal) =>
      within({ ms: placeMs, late: noPlace, signal }, (waiting) =>
        limited(
          () => within({ ms: answerMs, late: noAnswer, signal }, (inTime) => ask({ question, signal: inTime, spent })),
          waiting,
          of,
        ),
      ),
    );
  }

  return {
    model,
    host: new URL(options.baseUrl).host,
    materialTokens: options.materialTokens,
    concurrency: options.concurrency,
    async answer(question, signal, patience = {}) {
      if (question.material.length > MATERIAL_LIMIT) {
        throw new LanguageModelError('too-long', `The material has more than ${MATERIAL_LIMIT} characters`);
      }
      return readAnswer(await answerInPlace(question, signal, patience), question.read);
    },
    close() {
      closing.abort(new LanguageModelError('unreachable', 'The program stops before the language model has answered'));
    },
  };
}

function noPlace(): LanguageModelError {
  return new LanguageModelError('busy', 'Too many questions wait for the language model');
}

function noAnswer(): LanguageModelError {
  return new LanguageModelError('unreachable', 'The language model gave no answer in time');
}

interface Asked {
  question: Question<unknown>;
  signal: AbortSignal;
  spent: Patience['spent'];
}

/** With the time that the endpoint asks for. */
function told({ error, headers }: Failure, now: Date): LanguageModelError {
  return error.failure === 'busy' ? new LanguageModelError('busy', error.message, askedDelay(headers, now)) : error;
}

/** Everything the library would otherwise take from the environment is given: keys of others must not reach this endpoint. */
function openClient({ baseUrl, apiKey, timeoutMs }: LanguageModelOptions, heard: () => void): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    // It refuses to start without one; the header is taken off below.
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: (address, init = {}) => limitedFetch(ANSWER_BYTES, address, init, heard),
    defaultHeaders: apiKey ? {} : { Authorization: null },
  });
}

type Request = OpenAI.ChatCompletionCreateParams;

function requestOf(model: string, question: Question<unknown>, dialect: Dialect): Request {
  const schema = z.toJSONSchema(question.asked);
  const formats: Record<Dialect['answerAs'], Pick<Request, 'response_format'>> = {
    schema: { response_format: { type: 'json_schema', json_schema: { name: question.name, strict: true, schema } } },
    json: { response_format: { type: 'json_object' } },
    text: {},
  };
  const streams: Record<Dialect['stream'], Pick<Request, 'stream' | 'stream_options'>> = {
    counted: { stream: true, stream_options: { include_usage: true } },
    bare: { stream: true },
    none: {},
  };
  // Whoever is not told the schema by the protocol is told it in words.
  const inWords =
    dialect.answerAs === 'schema' ? '' : `\n\nAnswer with JSON only, of this JSON Schema:\n${JSON.stringify(schema)}`;
  return {
    model,
    messages: [
      { role: 'system', content: question.instructions + inWords },
      { role: 'user', content: question.material },
    ],
    [dialect.limit]: question.maxTokens,
    ...(dialect.temperature ? { temperature: 0 } : {}),
    ...formats[dialect.answerAs],
    ...streams[dialect.stream],
  };
}

async function defaultPause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(milliseconds, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
