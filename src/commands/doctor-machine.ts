/** What the doctor sees without asking anybody: this machine, the data folder, and whether the settings fit one another. */
import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { readLock } from '../stores/data-lock.ts';
import { type Check, error, type Finding, messageOf, ok, warning } from './doctor-findings.ts';

const OLDEST_NODE = [20, 19] as const;
const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]'];
/** Bytes. */
const FULL = 500_000_000;
const NEARLY_FULL = 5_000_000_000;
/** Statements to the embedded ClickHouse hold up to eight threads of Node's pool. */
const FEWEST_THREADS = 8;

export function nodeCheck(version: string = process.versions.node): Check {
  return {
    name: 'Node',
    look() {
      const [major = 0, minor = 0] = version.split('.').map(Number);
      const [oldest, least] = OLDEST_NODE;
      if (major > oldest || (major === oldest && minor >= least)) return ok(version);
      return error(`${version} is too old`, `Install Node ${oldest}.${least} or newer.`);
    },
  };
}

export function machineChecks(config: Config): Check[] {
  const { dataDir } = config;
  return [
    { name: 'Data folder', look: () => lookAtFolder(dataDir) },
    { name: 'Disk', look: async () => lookAtDisk(dataDir, await statfs(await nearest(dataDir))) },
    { name: 'Addresses', look: () => lookAtAddresses(config) },
    { name: 'Threads', look: () => lookAtThreads(config) },
  ];
}

async function lookAtFolder(dataDir: string): Promise<Finding> {
  const folder = resolve(dataDir);
  const there = await nearest(dataDir);
  try {
    await access(there, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (failure) {
    return error(
      `${there} cannot be written to (${messageOf(failure)})`,
      'Give it to the user that runs the program, or set DATA_DIR to another folder.',
    );
  }
  if (there !== folder) return ok(`${folder} is made at the first start`);
  const holder = await readLock(dataDir);
  if (!holder) return ok(`${folder}; nobody works in it`);
  return ok(`${folder}; ${holder.url ? `the server at ${holder.url}` : 'another command'} works in it (process ${holder.pid})`);
}

/** The folder itself, or what is there above it. */
async function nearest(dataDir: string): Promise<string> {
  for (let folder = resolve(dataDir); ; folder = dirname(folder)) {
    const isThere = await access(folder).then(
      () => true,
      () => false,
    );
    if (isThere || folder === dirname(folder)) return folder;
  }
}

export function lookAtDisk(dataDir: string, { bavail, bsize }: { bavail: number; bsize: number }): Finding {
  const todo = 'Make room, or set DATA_DIR to a larger disk: when it is full nothing is stored any more.';
  return lookAtRoom(bavail * bsize, `for ${resolve(dataDir)}`, todo);
}

/** `free`: bytes. `where` and `todo`: parts of what is said of them. */
export function lookAtRoom(free: number, where: string, todo: string): Finding {
  const says = `${(free / 1e9).toFixed(1)} GB are free ${where}`;
  if (free < FULL) return error(says, todo);
  return free < NEARLY_FULL ? warning(says, todo) : ok(says);
}

export function lookAtAddresses({
  host,
  port,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'port' | 'publicUrl' | 'trustProxy'>): Finding {
  const address = new URL(publicUrl);
  const isLocal = isOfThisMachine(address.hostname);
  const listensLocally = isOfThisMachine(host);
  // A name below localhost may be that of a proxy on the same machine, as where both run in containers.
  if (LOOPBACK.includes(address.hostname) && !listensLocally)
    return error(
      `HOST=${host} lets the network in, and PUBLIC_URL=${publicUrl} sends it to whatever machine the browser runs on`,
      'Set PUBLIC_URL to the address by which browsers reach the program.',
    );
  if (isLocal && Number(address.port || 80) !== port && trustProxy.length === 0)
    return warning(
      `PUBLIC_URL=${publicUrl} has another port than PORT=${port}`,
      'Set both to the same, unless a proxy stands between them.',
    );
  if (!isLocal && address.protocol === 'http:')
    return warning(
      `PUBLIC_URL=${publicUrl} is not encrypted: whoever is on the way reads passwords and tokens`,
      'Put a proxy with a certificate in front, and set PUBLIC_URL to https.',
    );
  if (!isLocal && listensLocally && trustProxy.length === 0)
    return warning(
      `PUBLIC_URL=${publicUrl} is reached by a proxy, and none is trusted: all callers count as one address`,
      'Set TRUST_PROXY to the address of the proxy, such as 127.0.0.1.',
    );
  return ok(`${host}:${port}, reached as ${publicUrl}`);
}

/** The setting by which others than who sits at this machine reach the program: it listens to them, or a proxy leads them to it. */
export function shownBy({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string | null {
  if (!isOfThisMachine(host)) return `HOST=${host}`;
  return isOfThisMachine(new URL(publicUrl).hostname) ? null : `PUBLIC_URL=${publicUrl}`;
}

export function isPublic(place: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return shownBy(place) !== null;
}

/** As browsers take it. A name below localhost leads nowhere else (RFC 6761, 6.3). */
function isOfThisMachine(hostname: string): boolean {
  return LOOPBACK.includes(hostname) || hostname.endsWith('.localhost') || /^127(?:\.\d+){3}$/.test(hostname);
}

export function lookAtThreads({ clickhouseUrl, threadPool }: Pick<Config, 'clickhouseUrl' | 'threadPool'>): Finding | null {
  if (clickhouseUrl) return null;
  const says = `UV_THREADPOOL_SIZE is ${threadPool ?? 'not set, which is 4'} for this command`;
  if ((threadPool ?? 4) >= FEWEST_THREADS) return ok(says);
  return warning(
    says,
    'Set it to 16 for the server too, as npm start does: questions to the embedded ClickHouse wait for threads otherwise.',
  );
}
