/** `npm run earshot -- COMMAND …`: the operator's commands, prepared like the server and silent about it when ready. */
import { setUp } from './setup.mjs';

await setUp();
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
