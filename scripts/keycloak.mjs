/**
 * `npm run test:keycloak`: single sign-on with a real Keycloak, in a real browser. Both servers run on loopback, on folders
 * that are removed, and end with this program. Says `skipped: REASON` where Keycloak cannot be had. Arguments go to Playwright.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { fontEnvironment } from './fonts.mjs';
import { freePort } from './free-port.mjs';
import { missingTool, startKeycloak, unpackKeycloak } from './keycloak-server.mjs';
import { root, setUp } from './setup.mjs';
import { runTool } from './steps.mjs';

const LOGS = join(root, 'node_modules/.cache/earshot');
/** Known to Earshot; the realm has others that are not. */
const PEOPLE = ['mei@harbour.example', 'kim@harbour.example'];

await setUp();
const missing = missingTool();
if (missing === undefined) await test();
else console.log(`skipped: ${missing}`);

async function test() {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-keycloak-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => ending.abort());
  let stop = async () => undefined;
  try {
    const { home, problem } = await unpackKeycloak(folder, join(LOGS, 'keycloak-maven.log'));
    if (home === undefined) {
      console.log(`skipped: ${problem}`);
      return;
    }
    const [port, managementPort, ownPort, openPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const url = `http://localhost:${ownPort}`;
    const openUrl = `http://localhost:${openPort}`;
    const admin = { name: 'admin', password: randomBytes(16).toString('hex') };
    const log = join(LOGS, 'keycloak.log');
    const values = { EARSHOT_URL: url, OPEN_URL: openUrl };
    const { signal } = ending;
    const keycloak = await startKeycloak({ home, realm: realmOfTests(), values, port, managementPort, admin, log, signal });
    stop = keycloak.stop;
    const env = {
      ...fontEnvironment(),
      CHROMIUM_PATH: await chromiumPath(),
      JOURNEYS_PORT: String(ownPort),
      JOURNEYS_DATA: join(folder, 'earshot'),
      KEYCLOAK_OPEN_URL: openUrl,
      KEYCLOAK_OPEN_DATA: join(folder, 'open'),
      OIDC_ISSUER: keycloak.issuer,
      OIDC_AUDIENCE: 'earshot',
      KEYCLOAK_ADMIN_NAME: admin.name,
      KEYCLOAK_ADMIN_PASSWORD: admin.password,
    };
    process.exitCode =
      (await addPeople(env, signal)) ||
      (await runTool('playwright', ['test', '-c', 'playwright.keycloak.config.ts', ...process.argv.slice(2)], env, signal));
  } catch (error) {
    console.error(error.explanation ?? error.message);
    process.exitCode = 1;
  } finally {
    await stop();
  }
}

/** The realm that is deployed, with people, a second address of the program, and the sign-in without a redirect. */
function realmOfTests() {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const deployed = read('deploy/keycloak/realm.json');
  const { realm, client, users } = read('tests/keycloak/realm-of-tests.json');
  return { ...deployed, ...realm, users, clients: deployed.clients.map((one) => ({ ...one, ...client })) };
}

async function addPeople(given, signal) {
  const env = { ...given, DATA_DIR: given.JOURNEYS_DATA };
  const earshot = (...args) => runTool('scripts/earshot.mjs', args, env, signal);
  const added = await earshot('org', 'add', 'Harbour News', '--timezone', 'Asia/Hong_Kong');
  if (added !== 0) return added;
  for (const email of PEOPLE) {
    const code = await earshot('user', 'add', email, '--org', 'Harbour News', '--name', email.split('@')[0] ?? '');
    if (code !== 0) return code;
  }
  return 0;
}
