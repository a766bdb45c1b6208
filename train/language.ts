/** `npm run train language`: makes models/language/weights.bin; the same bytes from the same data. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeLanguageModel } from '../src/engine/language/model.ts';
import { featureValue, Reading } from '../src/engine/language/reading.ts';
import {
  cantoneseExamples,
  type Example,
  englishExamples,
  hasLanguageSets,
  isHeldOut,
  readLabelledPosts,
} from './language/examples.ts';
import { fitWeights, type Sample } from './language/logistic.ts';
import { SHARED_DATA } from './shared-data.ts';

const FILE = 'models/language/weights.bin';

export function trainLanguage(): void {
  if (!hasLanguageSets) {
    console.log(`skipped: no ${SHARED_DATA}`);
    return;
  }
  const posts = readLabelledPosts().filter((post) => !isHeldOut(post));
  const cantonese = fitWeights(samplesOf(cantoneseExamples(posts), (reading) => reading.hanPlaces.slice(0, reading.hanLength)));
  const english = fitWeights(samplesOf(englishExamples(posts), (reading) => reading.latinPlaces.slice(0, reading.latinLength)));
  mkdirSync('models/language', { recursive: true });
  writeFileSync(FILE, writeLanguageModel({ cantonese, english }));
  console.log(`${FILE} from ${posts.length} posts`);
}

function samplesOf(examples: readonly Example[], placesOf: (reading: Reading) => Int32Array): Sample[] {
  const reading = new Reading();
  return examples.flatMap(({ text, holds, weight }) => {
    reading.read(text);
    const places = placesOf(reading);
    return places.length === 0 ? [] : [{ places, value: featureValue(places.length), holds, weight }];
  });
}
