/** Where the routes of the page are declared, as text: for tests that hold that each of them is looked at. */
import { readFileSync } from 'node:fs';

export const ROUTER_SOURCE = ['routes', 'door-routes']
  .map((name) => readFileSync(new URL(`../../src/web/app/${name}.ts`, import.meta.url), 'utf8'))
  .join('\n');
