/** Trains one model by name: `npm run train sentiment`. Reads `../shared/data` (or SHARED_DATA); what it makes is committed under models/. */
import { trainSentiment } from './sentiment.ts';

const TRAINERS: Record<string, () => void> = { sentiment: trainSentiment };

const [name = ''] = process.argv.slice(2);
const train = TRAINERS[name];
if (train) {
  train();
} else {
  console.error(`Which model? There are: ${Object.keys(TRAINERS).join(', ')}`);
  process.exitCode = 1;
}
