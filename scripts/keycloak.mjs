/**
 * `npm run test:keycloak`: single sign-on with a real Keycloak, in a real browser. Both servers run on loopback, on folders
 * that are removed, and end with this program. Says `skipped: REASON` where Keycloak cannot be had. Arguments go to Playwright.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { freePort } from './free-port.mjs';
import { missingTool, startKeycloak, unpackKeycloak } from './keycloak-server.mjs';
import { root, setUp } from './setup.mjs';
import { runTool } from './steps.mjs';

const LOGS = join(root, 'node_modules/.cache/earshot');
/** Known to Earshot; the realm file has others that are not. */
const PEOPLE = ['mei@harbour.example', 'kim@harbour.example'];

await setUp();
const missing = missingTool();
if (missing === undefined) await test();
else console.log(`skipped: ${missing}`);

async function test() {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-keycloak-'));
  let stop = async () => undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());
  try {
    const home = await unpackKeycloak(folder, join(LOGS, 'keycloak-maven.log'));
    if (home === undefined) {
      console.log(`skipped: Maven could not fetch Keycloak; what it said is in ${join(LOGS, 'keycloak-maven.log')}`);
      return;
    }
    const [port, managementPort, ownPort] = [await freePort(), await freePort(), await freePort()];
    const url = `http://localhost:${ownPort}`;
    const admin = { name: 'admin', password: randomBytes(16).toString('hex') };
    const realmFile = join(root, 'tests/keycloak/realm.json');
    const log = join(LOGS, 'keycloak.log');
    const keycloak = await startKeycloak({ home, realmFile, values: { EARSHOT_URL: url }, port, managementPort, admin, log });
    stop = keycloak.stop;
    const env = {
      CHROMIUM_PATH: await chromiumPath(),
      JOURNEYS_PORT: String(ownPort),
      JOURNEYS_DATA: join(folder, 'earshot'),
      OIDC_ISSUER: keycloak.issuer,
      OIDC_AUDIENCE: 'earshot',
      KEYCLOAK_ADMIN_NAME: admin.name,
      KEYCLOAK_ADMIN_PASSWORD: admin.password,
    };
    process.exitCode =
      (await addPeople(env)) ||
      (await runTool('playwright', ['test', '-c', 'playwright.keycloak.config.ts', ...process.argv.slice(2)], env));
  } catch (error) {
    console.error(error.explanation ?? error.message);
    process.exitCode = 1;
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addPeople(given) {
  const env = { ...given, DATA_DIR: given.JOURNEYS_DATA };
  const added = await runTool('scripts/earshot.mjs', ['org', 'add', 'Harbour News', '--timezone', 'Asia/Hong_Kong'], env);
  if (added !== 0) return added;
  for (const email of PEOPLE) {
    const name = email.split('@')[0] ?? '';
    const code = await runTool('scripts/earshot.mjs', ['user', 'add', email, '--org', 'Harbour News', '--name', name], env);
    if (code !== 0) return code;
  }
  return 0;
}
