/** The model that ships, and a scorer with it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSentimentModel, type SentimentModel } from '../src/engine/sentiment/model.ts';
import { createSentimentScorer, type SentimentScorer } from '../src/engine/sentiment/score.ts';

export function shippedModel(): SentimentModel {
  return readSentimentModel(readFileSync(path.join('models', 'sentiment', 'weights.bin')));
}

export function shippedScorer(): SentimentScorer {
  return createSentimentScorer(shippedModel());
}
