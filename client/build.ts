/** `npm run client`: makes the package of the client in this folder, its types from the contract as it is. */
import { join } from 'node:path';
import { buildClient } from './build-client.ts';

const folder = join(process.cwd(), 'client');
await buildClient(folder);
process.stdout.write(`The client is built: npm install ${folder}\n`);
