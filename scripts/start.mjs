/** `npm start`: prepares what is missing, then is the server itself, so that signals reach it. */
import { setUp } from './setup.mjs';

await setUp();
process.setSourceMapsEnabled(true);
process.argv.splice(2, 0, 'serve');
await import('../dist/server/main.js');
