/** `npm run client`: makes the package of the client in this folder, its types from the contract as it is. */
import { fileURLToPath } from 'node:url';
import { buildClient } from './build-client.ts';

const folder = fileURLToPath(new URL('../../../../client/', import.meta.url));
await buildClient(folder);
process.stdout.write(`The client is built: npm install ${folder}\n`);
