/**
 * The engine of a language model: posts in batches, one question each. Posts are material, never instructions: they
 * travel as strings of a JSON document, out of which no text can step, and the instructions say so. Answers are checked
 * one by one; what is wrong or missing is asked once more, then left without a score.
 */
import type { z } from 'zod';
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
  /** Its error has `failure: 'unusable'` where there was an answer, but none that can be read. */
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

export function createLanguageModelEngine(model: AnswersInJson, warn: Warn): SentimentEngine {
  const closing = new AbortController();

  async function scoresOf(posts: readonly QuotedPost[], signal: AbortSignal): Promise<Map<number, EngineScore>> {
    const first = await askOnce(model, posts, signal);
    const left = posts.filter(({ n }) => !first.scores.has(n));
    if (left.length === 0) return first.scores;
    const second = await askOnce(model, left, signal);
    const unscored = left.filter(({ n }) => !second.scores.has(n)).length;
    if (unscored > 0) {
      const reason = second.reason ?? 'the answer left posts out, or contradicted itself';
      warn(
        { engine: 'language-model', model: model.model, posts: unscored, reason },
        'posts left without a score of the language model',
      );
    }
    return new Map([...first.scores, ...second.scores]);
  }

  return {
    name: 'language-model',
    version: `${model.model}/${PROMPT_VERSION}`,
    async score(posts, signal) {
      // What has failed for one question need not be asked with the others.
      const failed = new AbortController();
      const within = AbortSignal.any([closing.signal, failed.signal, ...(signal ? [signal] : [])]);
      const quoted = posts.map((post, n) => quote(n, wholeText(post))).filter(({ text }) => text !== '');
      try {
        const parts = await Promise.all(inQuestions(quoted).map((question) => scoresOf(question, within)));
        const scores = new Map(parts.flatMap((part) => [...part]));
        return posts.map((_, n) => scores.get(n) ?? NO_SCORE);
      } catch (error) {
        failed.abort();
        signal?.throwIfAborted();
        throw new SentimentEngineError(error instanceof Error ? error.message : 'The language model failed', { cause: error });
      }
    },
    async close() {
      closing.abort(new SentimentEngineError('The language model is closed'));
    },
  };
}

interface Round {
  scores: Map<number, EngineScore>;
  /** Why there are none; null where there was an answer. */
  reason: string | null;
}

async function askOnce(model: AnswersInJson, posts: readonly QuotedPost[], signal: AbortSignal): Promise<Round> {
  try {
    const question = {
      instructions: INSTRUCTIONS,
      material: materialOf(posts),
      name: 'sentiment_of_posts',
      asked: ANSWER_ASKED,
      read: ANSWER_READ,
      maxTokens: THINKING_TOKENS + posts.length * TOKENS_PER_POST,
    };
    const answer = await model.answer(question, signal);
    return { scores: readScores(posts, answer.posts), reason: null };
  } catch (error) {
    if (error instanceof Error && 'failure' in error && error.failure === 'unusable') {
      return { scores: new Map(), reason: error.message };
    }
    throw error;
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
