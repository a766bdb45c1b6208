/**
 * Makes what ships in models/ from the texts of `../shared/data` (or SHARED_DATA): `npm run train language`. Run by hand, never
 * by the tests; the texts stay where they are, only what is learned from them is written.
 */
import { trainLanguage } from './language.ts';
import { trainSegmenter } from './segmenter.ts';
import { trainSentiment } from './sentiment.ts';

const MODELS: Record<string, () => void | Promise<void>> = {
  language: trainLanguage,
  segmenter: trainSegmenter,
  sentiment: trainSentiment,
};

const [name = ''] = process.argv.slice(2);
const train = MODELS[name];
if (train) {
  await train();
} else {
  console.error(`Which model? There are: ${Object.keys(MODELS).join(', ')}`);
  process.exitCode = 1;
}
