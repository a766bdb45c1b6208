/** Makes what the program ships of learned things: `npm run train language`. Reads `../shared/data` (or SHARED_DATA). */
import { trainLanguage } from './language.ts';

const MODELS: Record<string, () => void | Promise<void>> = { language: trainLanguage };

const [name = ''] = process.argv.slice(2);
const train = MODELS[name];
if (train) {
  await train();
} else {
  console.error(`Which model? There are: ${Object.keys(MODELS).join(', ')}`);
  process.exitCode = 1;
}
