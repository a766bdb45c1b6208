/**
 * A language model behind an endpoint of the OpenAI protocol: theirs, a gateway's, or a server on this machine. Time-out,
 * repetition and the size of answers are decided here, since the library's time-out ends with the headers of an answer
 * and its waits cannot be broken off.
 */
import { setTimeout as wait } from 'node:timers/promises';
import OpenAI from 'openai';
import { z } from 'zod';
import { createLimit } from '../../at-once.ts';
import { type Dialect, plainer, RICHEST } from './dialect.ts';
import { type LanguageModel, LanguageModelError, MATERIAL_LIMIT, type Question } from './language-model.ts';
import { limitedFetch } from './limited-fetch.ts';
import { readAnswer } from './read-answer.ts';
import { retryDelay } from './retry-delay.ts';

export interface LanguageModelOptions {
  /** Up to and with the version: `https://api.example/v1`. */
  baseUrl: string;
  /** null: the endpoint asks for none. */
  apiKey: string | null;
  model: string;
  /** Of one attempt, its whole answer included. */
  timeoutMs: number;
  /** Questions under way side by side. */
  concurrency: number;
  /** Attempts in all; default 4. */
  attempts?: number;
  now(): Date;
  /** Between attempts; for tests. */
  pause?(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
}

const ATTEMPTS = 4;
const ANSWER_BYTES = 4 * 1024 * 1024;

export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const { model, attempts = ATTEMPTS, pause = defaultPause } = options;
  const client = openClient(options);
  const limited = createLimit(options.concurrency);
  // What the endpoint last took. A refusal alone teaches nothing: it may be about the material.
  let dialect = RICHEST;

  async function attempt(
    question: Question<unknown>,
    signal: AbortSignal | undefined,
    spoken: Dialect,
  ): Promise<OpenAI.ChatCompletion | Failure> {
    const within = AbortSignal.timeout(options.timeoutMs);
    try {
      const body = requestOf(model, question, spoken);
      const completion = await client.chat.completions.create(body, {
        signal: signal ? AbortSignal.any([signal, within]) : within,
      });
      dialect = spoken;
      return completion;
    } catch (error) {
      signal?.throwIfAborted();
      const failure = failureOf(error);
      const next = failure.dialect ? plainer(spoken, failure.parameter) : null;
      return next ? attempt(question, signal, next) : failure;
    }
  }

  async function ask(question: Question<unknown>, signal: AbortSignal | undefined): Promise<OpenAI.ChatCompletion> {
    for (let repetition = 1; ; repetition += 1) {
      const outcome = await attempt(question, signal, dialect);
      if (!('error' in outcome)) return outcome;
      const again = outcome.passing && repetition < attempts;
      const delay = again ? retryDelay(repetition, outcome.headers, options.now(), Math.random()) : null;
      if (delay === null) throw outcome.error;
      await pause(delay, signal);
    }
  }

  return {
    model,
    async answer(question, signal) {
      if (question.material.length > MATERIAL_LIMIT) {
        throw new LanguageModelError('too-long', `The material has more than ${MATERIAL_LIMIT} characters`);
      }
      return readAnswer(await limited(() => ask(question, signal), signal), question.read);
    },
  };
}

/** Everything the library would otherwise take from the environment is given: keys of others must not reach this endpoint. */
function openClient({ baseUrl, apiKey, timeoutMs }: LanguageModelOptions): OpenAI {
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
    fetch: (address, init) => limitedFetch(ANSWER_BYTES, address, init),
    defaultHeaders: apiKey ? {} : { Authorization: null },
  });
}

type Request = OpenAI.ChatCompletionCreateParamsNonStreaming;

function requestOf(model: string, question: Question<unknown>, dialect: Dialect): Request {
  const schema = z.toJSONSchema(question.asked);
  const formats: Record<Dialect['answerAs'], Pick<Request, 'response_format'>> = {
    schema: { response_format: { type: 'json_schema', json_schema: { name: question.name, strict: true, schema } } },
    json: { response_format: { type: 'json_object' } },
    text: {},
  };
  // Whoever is not told the schema by the protocol is told it in words.
  const told = dialect.answerAs === 'schema' ? '' : `\n\nAnswer with JSON only, of this JSON Schema:\n${JSON.stringify(schema)}`;
  return {
    model,
    messages: [
      { role: 'system', content: question.instructions + told },
      { role: 'user', content: question.material },
    ],
    [dialect.limit]: question.maxTokens,
    ...(dialect.temperature ? { temperature: 0 } : {}),
    ...formats[dialect.answerAs],
  };
}

interface Failure {
  error: LanguageModelError;
  /** Worth another attempt. */
  passing: boolean;
  /** The request may not have been understood; a plainer one may be. */
  dialect: boolean;
  parameter?: string | null | undefined;
  headers?: Headers | undefined;
}

/** Refusals of what is asked, by a filter of content, say; another question may be answered. */
const OF_THE_QUESTION: ReadonlySet<number> = new Set([400, 413, 422]);

/** Only the status is told: messages of endpoints repeat keys and texts. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof OpenAI.APIError) || error.status === undefined) {
    const unreachable = new LanguageModelError(
      'unreachable',
      'The language model gave no answer in time, or none that could be read',
    );
    return { error: unreachable, passing: true, dialect: false };
  }
  const status = Number(error.status);
  const headers = error.headers instanceof Headers ? error.headers : undefined;
  const said = (failure: 'busy' | 'unreachable' | 'refused' | 'unusable') =>
    new LanguageModelError(failure, `The language model's endpoint answered ${status}`);
  if (status === 429) return { error: said('busy'), passing: true, dialect: false, headers };
  if (status >= 500 || status === 408 || status === 409)
    return { error: said('unreachable'), passing: true, dialect: false, headers };
  if (!OF_THE_QUESTION.has(status)) return { error: said('refused'), passing: false, dialect: false };
  const dialect = status !== 413 && error.code !== 'content_filter';
  return { error: said('unusable'), passing: false, dialect, parameter: error.param };
}

function defaultPause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return wait(milliseconds, undefined, signal ? { signal } : {});
}
