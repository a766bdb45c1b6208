/** The scorer that the program uses, with the model that comes with it. */
import { readSentimentModel } from '../../src/engine/sentiment/model.ts';
import { createSentimentScorer, type SentimentScorer } from '../../src/engine/sentiment/score.ts';
import { readModelFile } from '../../src/stores/model-files.ts';

export function shippedScorer(): SentimentScorer {
  return createSentimentScorer(readSentimentModel(readModelFile('sentiment')));
}
