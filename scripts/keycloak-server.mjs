/**
 * A Keycloak of our own on loopback: its distribution as Maven has it (fetched once, kept in Maven's own cache), unpacked into
 * a folder that the caller removes, with the realm of the tests and nothing on disk but that.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgress } from './progress.mjs';
import { runLogged } from './run-logged.mjs';

const VERSION = '26.7.3';
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:unpack';
const JAVA_NEEDED = 17;
/** The first start prepares the program and its database; a busy machine has taken over a minute. */
const START_MS = 300_000;

/** Why it cannot run here, or undefined. */
export function missingTool() {
  const java = saidBy(javaProgram(), ['-version']);
  const version = Number(/version "(\d+)/.exec(java ?? '')?.[1]);
  if (java === undefined || Number.isNaN(version)) return `no Java, of which ${JAVA_NEEDED} or newer is needed`;
  if (version < JAVA_NEEDED) return `Java ${version}, but ${JAVA_NEEDED} or newer is needed`;
  if (saidBy('mvn', ['-v']) === undefined) return 'no Maven, which fetches Keycloak';
  return undefined;
}

/** Resolves to the folder of the program as `home`, or to the `problem` that Maven has; all it said is in `log`. */
export async function unpackKeycloak(folder, log) {
  const progress = startProgress(`Fetching Keycloak ${VERSION}`);
  const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
  const { code, output } = await runLogged('mvn', ['-q', '-B', UNPACK, artifact, `-DoutputDirectory=${folder}`], {
    cwd: folder,
    log,
  });
  progress.end(code === 0 ? 'done' : 'failed');
  if (code === 0) return { home: join(folder, `keycloak-${VERSION}`) };
  const said = output.split('\n').find((line) => line.includes('[ERROR]')) ?? output;
  return { problem: `Maven could not fetch Keycloak ${VERSION}: ${said.slice(0, 300)}` };
}

/**
 * Resolves when the realm answers. `admin`: name and password of somebody who may change everything; `values`: what stands in
 * the realm for `${NAME}`; `signal` ends the wait.
 */
export async function startKeycloak({ home, realm, values, port, managementPort, admin, log, signal }) {
  const text = JSON.stringify(realm).replace(/\$\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  mkdirSync(join(home, 'data/import'), { recursive: true });
  writeFileSync(join(home, 'data/import', `${realm.realm}.json`), text);
  const ports = [`--http-port=${port}`, `--http-management-port=${managementPort}`];
  const env = {
    ...process.env,
    KC_DB: 'dev-mem',
    KC_BOOTSTRAP_ADMIN_USERNAME: admin.name,
    KC_BOOTSTRAP_ADMIN_PASSWORD: admin.password,
    JAVA_OPTS_KC_HEAP: '-Xms128m -Xmx768m',
  };
  // The script becomes Java, so that its id is the server's.
  const child = spawn('sh', [join(home, 'bin/kc.sh'), 'start-dev', '--http-host=127.0.0.1', ...ports, '--import-realm'], {
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log);
  child.stdout.pipe(file);
  child.stderr.pipe(file);
  let ended = false;
  const end = new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', resolve);
  }).then(() => {
    ended = true;
  });
  const stop = async () => {
    if (!ended) child.kill('SIGTERM');
    await end;
  };

  const issuer = `http://127.0.0.1:${port}/realms/${realm.realm}`;
  const progress = startProgress('Starting Keycloak');
  const giveUpAt = Date.now() + START_MS;
  while (!(await answers(`${issuer}/.well-known/openid-configuration`))) {
    if (ended || signal.aborted || Date.now() > giveUpAt) {
      progress.end(signal.aborted ? 'stopped' : 'failed');
      await stop();
      throw new Error(signal.aborted ? 'stopped' : `Keycloak did not start; what it said is in ${log}`);
    }
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 500))]);
  }
  progress.end('done');
  return { issuer, stop };
}

async function answers(address) {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

function javaProgram() {
  return process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
}

/** Of both outputs, since Java tells its version on the second. */
function saidBy(program, args) {
  try {
    return execFileSync('sh', ['-c', '"$0" "$@" 2>&1', program, ...args], { encoding: 'utf8', timeout: 60_000 });
  } catch {
    return undefined;
  }
}
