/** The language detector with the model that ships. */
import { createLanguageDetector, type LanguageDetector } from '../../src/engine/language/detect.ts';
import { readLanguageModel } from '../../src/engine/language/model.ts';
import { readModelFile } from '../../src/stores/model-files.ts';

let detector: LanguageDetector | undefined;

export function shippedLanguageDetector(): LanguageDetector {
  detector ??= createLanguageDetector(readLanguageModel(readModelFile('language')));
  return detector;
}
