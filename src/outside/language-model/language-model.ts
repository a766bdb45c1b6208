/**
 * Questions to a language model that are answered in JSON of a known shape: the interface, and the one error it has. Who
 * asks decides what is worth asking; nothing is remembered between questions.
 */
import type { z } from 'zod';

export interface LanguageModel {
  /** As the endpoint names it. */
  readonly model: string;
  /** Where it is asked, without a path. */
  readonly host: string;
  /** Larger material of one question is the asker's to split; as estimate-tokens.ts counts. */
  readonly materialTokens: number;
  /** Questions under way side by side; the others wait for a place. */
  readonly concurrency: number;
  /** @throws LanguageModelError, or the signal's reason */
  answer<Answer>(question: Question<Answer>, signal?: AbortSignal, patience?: Patience): Promise<Answer>;
  /** The program stops: what is under way is given up at once, as `unreachable`, and so is all that is asked from then on. */
  close(): void;
}

export interface Patience {
  /** Whose question it is: those who ask take turns, and nobody has all places. */
  of?: number;
  /** For a place, as only so many are asked at once: `busy` where none came. */
  placeMs?: number;
  /** From the place on, all attempts together: `unreachable` where there is no answer by then. */
  answerMs?: number;
  /** Told of each attempt that was sent, whether or not it was of use: several of one question where an answer broke off. */
  spent?(usage: Usage): void;
}

/** Tokens, as the endpoint counts them in its answer; where it does not, estimated. */
export interface Usage {
  tokensIn: number;
  tokensOut: number;
}

export interface Question<Answer> {
  /** What to do. Never holds words of strangers. */
  instructions: string;
  /** What to do it with; at most `MATERIAL_LIMIT` characters. */
  material: string;
  /** Of the answer's shape, letters and underscores: some endpoints show it to the model. */
  name: string;
  /** The shape that is asked for. */
  asked: z.ZodType;
  /** The shape that is accepted, where a partial answer is of use; may be laxer. */
  read: z.ZodType<Answer>;
  /** Of the answer. */
  maxTokens: number;
}

/** Characters; about 25,000 tokens of Chinese. Larger material is the asker's to split. */
export const MATERIAL_LIMIT = 32_000;

/**
 * unreachable: no answer in time, or the endpoint fails · busy: it asks to wait longer than is waited · refused: key,
 * address or model are not accepted, whatever is asked · unusable: this question is refused, or its answer does not have
 * the shape asked for · too-long: the material.
 */
export type LanguageModelFailure = 'unreachable' | 'busy' | 'refused' | 'unusable' | 'too-long';

/** The message names neither the key nor what was asked. */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';

  constructor(
    readonly failure: LanguageModelFailure,
    message: string,
    /** Of `busy`: until when it asks to wait, in milliseconds from then on; null where it does not say. */
    readonly waitMs: number | null = null,
  ) {
    super(message);
  }
}
