/** Who says what the sentiment of a post is, as `sentiment_engine` of its row has it. '' where nobody does. */
import type { SentimentEngine } from '../../outside/sentiment/sentiment-engine.ts';

export const BUILT_IN_ENGINE = 'built-in';
/** It came with the post. */
export const SOURCE_ENGINE = 'source';

export function engineLabel({ name, version }: Pick<SentimentEngine, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

/** The built-in score of a post that the engine was asked about and had no answer for: it need not be asked again. */
export function unansweredLabel(engine: string): string {
  return `${BUILT_IN_ENGINE} for ${engine}`;
}

export function isBuiltIn(label: string): boolean {
  return label === BUILT_IN_ENGINE || label.startsWith(`${BUILT_IN_ENGINE} for `);
}
