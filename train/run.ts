/**
 * Makes what ships in models/ from the texts of `../shared/data`: `npm run train segmenter`. Run by hand, never by the
 * tests; the texts stay where they are, only what is learned from them is written.
 */
import { trainSegmenter } from './segmenter.ts';

const TRAININGS: Record<string, () => Promise<void>> = { segmenter: trainSegmenter };

const training = TRAININGS[process.argv[2] ?? ''];
if (training) {
  await training();
} else {
  console.error(`Which model? There are: ${Object.keys(TRAININGS).join(', ')}`);
  process.exitCode = 1;
}
