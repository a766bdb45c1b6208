/**
 * The engine of a language model: posts in batches, one question each. Posts are material, never instructions: they
 * travel as strings of a JSON document, out of which no text can step, and the instructions say so. Answers are checked
 * one by one; what is wrong or missing is asked once more, then left without a score. A question that brings no answer to
 * use is asked in halves, down to single posts: a filter of content refuses the whole question for one of them.
 */
import type { z } from 'zod';
import { joinSignals } from '../../joined-signals.ts';
import { type EngineScore, NO_SCORE, type SentimentEngine, SentimentEngineError, wholeText } from './sentiment-engine.ts';
import {
  ANSWER_ASKED,
  ANSWER_READ,
  INSTRUCTIONS,
  materialOf,
  PROMPT_VERSION,
  type QuotedPost,
  quote,
  readScores,
} from './sentiment-question.ts';

/** Of what the door to the language model offers, the part that is used: the doors know nothing of each other. */
export interface AnswersInJson {
  readonly model: string;
  /** Its error has `failure: 'unusable'` where this question was refused or its answer cannot be read. */
  answer<Answer>(question: JsonQuestion<Answer>, signal?: AbortSignal): Promise<Answer>;
}

export interface JsonQuestion<Answer> {
  instructions: string;
  material: string;
  name: string;
  asked: z.ZodType;
  read: z.ZodType<Answer>;
  maxTokens: number;
}

type Warn = (detail: object, message: string) => void;

const POSTS_PER_QUESTION = 20;
/** Characters of JSON, before the post that exceeds it: one more stays below what a question may hold. */
const QUESTION_SIZE = 20_000;
/** Some models think before they answer, and their thoughts count. */
const THINKING_TOKENS = 1000;
const TOKENS_PER_POST = 100;
/** Of questions without a single answer: beyond, the endpoint refuses everything, and halves would only multiply it. */
const USELESS = 20;

export function createLanguageModelEngine(model: AnswersInJson, warn: Warn): SentimentEngine {
  const closing = new AbortController();

  function warnOf(posts: number, reason: string): void {
    const detail = { engine: 'language-model', model: model.model, posts, reason };
    warn(detail, 'posts left without a score of the language model');
  }

  return {
    name: 'language-model',
    version: `${model.model}/${PROMPT_VERSION}`,
    async score(posts, signal) {
      // What has failed for one question need not be asked with the others.
      const failed = new AbortController();
      const within = joinSignals(closing.signal, failed.signal, signal);
      const quoted = posts.map((post, n) => quote(n, wholeText(post))).filter(({ text }) => text !== '');
      const round = new Round(model, within.signal);
      try {
        await Promise.all(inQuestions(quoted).map((question) => round.ask(question)));
        const { scores, reason } = round;
        if (scores.size < quoted.length) warnOf(quoted.length - scores.size, reason);
        return posts.map((_, n) => scores.get(n) ?? NO_SCORE);
      } catch (error) {
        failed.abort();
        signal?.throwIfAborted();
        throw new SentimentEngineError(error instanceof Error ? error.message : 'The language model failed', { cause: error });
      } finally {
        within.end();
      }
    },
    async close() {
      closing.abort(new SentimentEngineError('The language model is closed'));
    },
  };
}

/** The questions of one call, which share what they learn of the endpoint. */
class Round {
  readonly scores = new Map<number, EngineScore>();
  /** Why posts are left without one: of the last such question. */
  reason = '';
  private answered = 0;
  private useless = 0;

  constructor(
    private readonly model: AnswersInJson,
    private readonly signal: AbortSignal,
  ) {}

  /** @throws whatever the model throws that concerns other questions as well */
  async ask(posts: readonly QuotedPost[]): Promise<void> {
    const isAnswered = await this.askOnce(posts);
    const left = posts.filter(({ n }) => !this.scores.has(n));
    if (isAnswered || posts.length === 1) {
      if (left.length > 0) await this.askOnce(left);
    } else if (this.answered > 0 || this.useless < USELESS) {
      const half = Math.ceil(posts.length / 2);
      await Promise.all([this.ask(posts.slice(0, half)), this.ask(posts.slice(half))]);
    }
  }

  /** Whether there was an answer to use. */
  private async askOnce(posts: readonly QuotedPost[]): Promise<boolean> {
    const question = {
      instructions: INSTRUCTIONS,
      material: materialOf(posts),
      name: 'sentiment_of_posts',
      asked: ANSWER_ASKED,
      read: ANSWER_READ,
      maxTokens: THINKING_TOKENS + posts.length * TOKENS_PER_POST,
    };
    try {
      const { posts: answers } = await this.model.answer(question, this.signal);
      this.answered += 1;
      const scores = readScores(posts, answers);
      for (const [n, score] of scores) this.scores.set(n, score);
      if (scores.size < posts.length) this.reason = 'the answer left posts out, or contradicted itself';
      return true;
    } catch (error) {
      if (!(error instanceof Error && 'failure' in error && error.failure === 'unusable')) throw error;
      this.useless += 1;
      this.reason = error.message;
      return false;
    }
  }
}

function inQuestions(posts: readonly QuotedPost[]): QuotedPost[][] {
  const questions: QuotedPost[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const post of posts) {
    const last = questions.at(-1);
    if (!last || last.length === POSTS_PER_QUESTION || size > QUESTION_SIZE) {
      questions.push([post]);
      size = 0;
    } else last.push(post);
    size += JSON.stringify(post).length;
  }
  return questions;
}
