/** The reading of texts with the models that ship with the program. */
import { createLanguageDetector } from '../../engine/language/detect.ts';
import { readLanguageModel } from '../../engine/language/model.ts';
import { readSentimentModel } from '../../engine/sentiment/model.ts';
import { createSentimentJudge, createSentimentScorer } from '../../engine/sentiment/score.ts';
import { compileKnowledge } from '../../engine/themes/read-themes.ts';
import { readWordModel } from '../../engine/themes/word-model.ts';
import { readModelFile } from '../../stores/model-files.ts';
import { createTextReader, type TextReader } from './text-reader.ts';

/** Takes about 0.1 s; the reader keeps working memory between posts, so each thread opens its own. */
export function openTextReader(): TextReader {
  const sentiment = readSentimentModel(readModelFile('sentiment'));
  return createTextReader({
    detectLanguage: createLanguageDetector(readLanguageModel(readModelFile('language'))),
    judgeSentiment: createSentimentJudge(sentiment),
    scoreSentiment: createSentimentScorer(sentiment),
    knowledge: compileKnowledge(readWordModel(readModelFile('segmenter')), []),
  });
}
