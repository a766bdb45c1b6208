/** The model that ships, and a scorer with it. */
import { readSentimentModel, type SentimentModel } from '../src/engine/sentiment/model.ts';
import { createSentimentScorer, type SentimentScorer } from '../src/engine/sentiment/score.ts';
import { readModelFile } from '../src/stores/model-files.ts';

export function shippedModel(): SentimentModel {
  return readSentimentModel(readModelFile('sentiment'));
}

export function shippedScorer(): SentimentScorer {
  return createSentimentScorer(shippedModel());
}
