/**
 * `doctor`: looks at what the program stands on and says what to do. What is broken is what he is for, so nothing that he looks at
 * keeps him from the rest, and he changes nothing.
 */
import type { Command } from 'commander';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { readLock } from '../stores/data-lock.ts';
import { type Check, error, examine, type Found, foundText, messageOf, ok } from './doctor-findings.ts';
import { machineChecks, nodeCheck } from './doctor-machine.ts';
import { outsideChecks } from './doctor-outside.ts';
import { closeStores, type LookedStores, storeChecks } from './doctor-stores.ts';
import { serverCheck, type Work, workChecks, workInStores, workOfServer } from './doctor-work.ts';
import { secretsOf, withoutSecrets } from './program-log.ts';
import { type RunningServer, runningServer } from './running-server.ts';
import { json } from './table.ts';

/** Milliseconds for what still holds the process when all is said. */
const LINGER_MS = 3000;

export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('look at what the program stands on, and say what to do')
    .option('--json', 'for programs', false)
    .action(async ({ json: isJson }: { json: boolean }) => {
      const found = await examineAll(readConfig, (one) => {
        if (!isJson) console.log(foundText(one));
      });
      if (isJson) console.log(json(found));
      if (found.some(({ state }) => state === 'error')) process.exitCode = 1;
      // What did not answer in time may still be waited for by its driver.
      setTimeout(() => process.exit(), LINGER_MS).unref();
    });
}

/** `read`: the configuration. @throws nothing */
export async function examineAll(read: () => Config, tell: (found: Found) => void, patienceMs?: number): Promise<Found[]> {
  const config = configOf(read);
  if (config instanceof ConfigError) {
    const todo = 'Set each to what it must be; the handbook lists them. Nothing else was looked at.';
    const wrong: Check = { name: 'Settings', look: () => error(config.message, todo) };
    return examine([nodeCheck(), wrong], (text) => text, tell, patienceMs);
  }
  const looked: LookedStores = { postgres: null, servers: { postgres: null, clickhouse: null }, lock: null, closers: [] };
  const holder = config.databaseUrl && config.clickhouseUrl ? null : await readLock(config.dataDir).catch(() => null);
  const server = await runningServer(config).catch((failure: unknown) => messageOf(failure));
  try {
    const checks = [
      nodeCheck(),
      { name: 'Settings', look: () => ok('each is one that the program takes') },
      ...machineChecks(config),
      ...ofServer(server),
      ...storeChecks(config, looked, holder !== null),
      ...outsideChecks(config),
      ...workChecks(config, () => workOf(server, looked)),
    ];
    const secrets = secretsOf(config);
    return await examine(checks, (text) => withoutSecrets(text, secrets), tell, patienceMs);
  } finally {
    await closeStores(looked);
  }
}

function configOf(read: () => Config): Config | ConfigError {
  try {
    return read();
  } catch (failure) {
    if (failure instanceof ConfigError) return failure;
    throw failure;
  }
}

/** A text: why a server that holds the folder cannot be asked. */
function ofServer(server: RunningServer | string | null): Check[] {
  if (server === null) return [];
  if (typeof server !== 'string') return [serverCheck(server)];
  return [{ name: 'Server', look: () => error(server, 'When it has started, run doctor again.') }];
}

/** null: there is nowhere to ask. */
function workOf(server: RunningServer | string | null, { postgres }: LookedStores): Work | null {
  if (server !== null) return typeof server === 'string' ? null : workOfServer(server);
  return postgres && workInStores(postgres);
}
