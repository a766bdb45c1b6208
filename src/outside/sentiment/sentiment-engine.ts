/**
 * Another judge of sentiment than the one built in: a model in a local folder, or a language model. It answers one score
 * for each text, in order; it decides neither which posts are asked about nor what happens when it fails.
 */
import type { ScoredText, SentimentScore } from '../../engine/sentiment/score.ts';

/** Without words: of another engine nobody can say which decided. */
export type EngineScore = Pick<SentimentScore, 'sentiment' | 'score'>;

export interface SentimentEngine {
  readonly name: string;
  /** Another version may score the same text differently. */
  readonly version: string;
  /**
   * As many scores as posts, in their order. `sentiment` null: no answer for this post, the built-in one stands.
   * @throws SentimentEngineError, or the signal's reason
   */
  score(posts: readonly ScoredText[], signal?: AbortSignal): Promise<EngineScore[]>;
  /** Ends what is under way; safe to call twice. */
  close(): Promise<void>;
}

export const NO_SCORE: Readonly<EngineScore> = { sentiment: null, score: null };

/** The engine cannot start or cannot go on. The message says what an operator can change. */
export class SentimentEngineError extends Error {
  override readonly name = 'SentimentEngineError';
}

/** Title and content as one text; empty where there is nothing but space. */
export function wholeText({ title, content }: ScoredText): string {
  return [title, content]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join('\n');
}
