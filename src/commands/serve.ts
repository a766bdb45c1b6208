/** `serve`: the program as a process that goes on: the door for people, the door for the clock, or both. */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import type { ClientSettings } from '../contract/accounts.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { createProbeServer } from '../gateway/probe-server.ts';
import { createServer } from '../gateway/server.ts';
import { laterThreads } from '../priorities.ts';
import { demoSignIn, FIRST_DEMO_PASSWORD, replaceFirstDemoPassword } from '../services/accounts/demo-sign-in.ts';
import { DEMO_EMAIL, firstStart } from '../services/accounts/first-start.ts';
import { stopAsking } from '../services/language-model/ask-model.ts';
import { rematchState } from '../services/topics/rematch.ts';
import { BROKEN_PARTS } from '../stores/clickhouse/queries/broken-parts.ts';
import { ensureOperatorToken } from '../stores/data-lock.ts';
import { type ClockWork, startClockWork } from './clock-work.ts';
import { createIdentity } from './create-identity.ts';
import { shownBy } from './doctor-machine.ts';
import { count } from './import-progress.ts';
import { keptFor } from './kept-for.ts';
import { loadDemo } from './load-demo.ts';
import { ROLES, type Roles, rolesOf } from './roles.ts';
import { CommandError, runWithContext } from './run-with-context.ts';

/** The build puts this file at dist/server/main.js. */
const WEB_FOLDER = fileURLToPath(new URL('../web', import.meta.url));
const DEMO_SIGN_IN_KEPT_MS = 60_000;
const LOWERED_EVERY_MS = 2000;

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('serve the web page and its calls, and do the work that time brings')
    .option('--run <roles>', 'one of them alone where both stores are servers: gateway or workers', ROLES.join(','))
    .action(async ({ run }: { run: string }) => {
      const config = readConfig();
      const roles = rolesOf(run, config);
      if (roles.has('gateway')) setInterval(await laterThreads(), LOWERED_EVERY_MS).unref();
      await runWithContext(config, { url: localUrl(config), storesPosts: true, retains: true }, (context, stop) =>
        serve(context, stop, roles),
      );
    });
}

/** Resolves when `stop` is aborted and the last answer is given. @throws CommandError */
export async function serve(context: Context, stop: AbortSignal, roles: Roles = new Set(ROLES)): Promise<void> {
  const { config, log } = context;
  log.info({ ...startOf(config), roles: [...roles] }, 'starting');
  const demo = config.oidc ? null : await prepareDemoAccount(context);
  if (demo) refusePublicAddress(config);

  const checkReady = async () => {
    stop.throwIfAborted();
    await context.checkReady();
  };
  const operatorToken = await ensureOperatorToken(config.dataDir, config.operatorToken);
  context.hide(operatorToken);
  const metrics = context.metrics && { token: config.telemetry.metricsToken, text: context.metrics.text };
  const watched = { checkReady, operatorToken, metrics };
  const serves = roles.has('gateway');
  const app = serves ? await createServer(await gatewayOf(context, stop, watched)) : await createProbeServer(watched, log);
  let working: ClockWork | null = null;
  let telling: Promise<void> | null = null;
  try {
    await listen(app, config);
    say(serves ? welcome(config, demo !== null) : workersWelcome(config));
    if (registersWithoutMail(config))
      say(`  Registration is open without SMTP_URL: mails to new accounts are files in ${resolve(config.dataDir, 'outbox')}.\n`);
    if (roles.has('workers')) working = await startClockWork(context);
    telling = tellBrokenParts(context).then(() => tellStalePosts(context));
    const loads = roles.has('workers') && config.demoContent && !config.oidc;
    const loading = loads ? loadDemo(context, stop) : null;
    log.info({ host: config.host, port: config.port }, 'ready');
    await aborted(stop);
    say('Stopping …');
    log.info({}, 'stopping');
    if (serves) await drained(config.drainMs, working);
    await loading;
  } finally {
    // Whoever waits for an answer gets quotations.
    await stopAsking(context);
    // The stores are closed soon, and what is asked of them must have ended.
    await Promise.all([working?.stop(), telling]);
    await app.close();
    log.info({}, 'stopped');
  }
}

/** Readiness says no already, and all is served on until whoever leads people here has heard of it. */
async function drained(milliseconds: number, working: ClockWork | null): Promise<void> {
  await Promise.all([pause(milliseconds), working?.stop()]);
}

/** ClickHouse itself serves what is left without a word. */
async function tellBrokenParts({ clickhouse, log }: Context): Promise<void> {
  // Replicas fetch theirs again, and the damaged ones stay beside them.
  if (clickhouse.cluster) return;
  try {
    const broken = await clickhouse.query(BROKEN_PARTS);
    if (broken.length === 0) return;
    log.error({ broken }, 'parts of tables cannot be read and were put aside: what they hold is missing');
    const tables = broken.map(({ table, parts, bytes }) => `${table} (${parts} parts, ${count(Math.ceil(bytes / 1024))} KB)`);
    say(`  DATA IS MISSING: parts of these tables cannot be read and were put aside: ${tables.join(', ')}.`);
    say('  The rest is served. The handbook says what to do, under "Damaged data".\n');
  } catch (error) {
    log.error({ err: error }, 'could not ask whether parts of tables were put aside');
  }
}

function startOf({ publicUrl, databaseUrl, clickhouseUrl, oidc }: Config): object {
  const place = (url: string | null) => (url ? 'server' : 'embedded');
  return {
    pid: process.pid,
    node: process.version,
    publicUrl,
    postgres: place(databaseUrl),
    clickhouse: place(clickhouseUrl),
    identity: oidc?.issuer ?? 'embedded',
  };
}

/** Posts that an older version has read are served as they are until the operator has them read again. */
async function tellStalePosts(context: Context): Promise<void> {
  try {
    const { stalePosts, needed } = await rematchState(context);
    if (!needed) return;
    context.log.warn({ stalePosts }, 'stored posts were read by an older version, or topics are not searched again since');
    say(
      `  About ${count(stalePosts)} stored posts were read by an older version of the program: topics may miss some of them, and copies may count anew.`,
    );
    say('  "topic rematch" reads them again and searches all topics again, also while the program runs.\n');
  } catch (error) {
    context.log.error({ err: error }, 'could not ask whether stored posts were read by an older version');
  }
}

/** Answers the demo sign-in while its password is the one that everybody knows. */
async function prepareDemoAccount(context: Context): Promise<ClientSettings['demoSignIn']> {
  const { demoPassword } = context.config;
  const fresh = await firstStart(context, { password: demoPassword ?? FIRST_DEMO_PASSWORD });
  if (!fresh && demoPassword) await replaceFirstDemoPassword(context, demoPassword);
  return demoSignIn(context);
}

type Watched = Pick<Gateway, 'checkReady' | 'operatorToken' | 'metrics'>;

async function gatewayOf(context: Context, leaving: AbortSignal, watched: Watched): Promise<Gateway> {
  const { config } = context;
  return {
    ...watched,
    environment: context,
    identity: await createIdentity(context, config),
    productName: config.productName,
    publicUrl: config.publicUrl,
    webFolder: WEB_FOLDER,
    autoRedirect: config.autoRedirect,
    trustProxy: config.trustProxy,
    registration: config.registration,
    callsPerMinute: config.callsPerMinute,
    leaving,
    demoSignIn: config.oidc ? async () => null : keptFor(DEMO_SIGN_IN_KEPT_MS, () => demoSignIn(context), context.now),
  };
}

/** Anybody on the network, or whom a proxy leads here, could sign in with a password that everybody knows. */
function refusePublicAddress(config: Config): void {
  const setting = shownBy(config);
  if (setting === null) return;
  throw new CommandError(
    `${setting} would show the program to others while ${DEMO_EMAIL} still has the password that everybody knows. ` +
      'Set DEMO_PASSWORD to a password of your own, or leave HOST at 127.0.0.1 and PUBLIC_URL at this machine.',
  );
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new CommandError(`Port ${port} is in use by another program. Stop it, or set PORT to a free one.`);
    if (code === 'EACCES') throw new CommandError(`This user may not open port ${port}. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new CommandError(`HOST=${host} is no address of this machine.`);
    throw error;
  }
}

function welcome(config: Config, unchanged: boolean): string {
  const { productName, publicUrl, dataDir, oidc, demoPassword, databaseUrl, clickhouseUrl } = config;
  const own = demoPassword ? `as ${DEMO_EMAIL} with the password in DEMO_PASSWORD` : 'with your account';
  const signIn = unchanged ? `as ${DEMO_EMAIL} with the password ${FIRST_DEMO_PASSWORD}` : own;
  const embedded = [databaseUrl ? '' : 'accounts and topics', clickhouseUrl ? '' : 'posts'].filter(Boolean).join(', ');
  return [
    '',
    `  ${productName} is ready:  ${publicUrl}`,
    `  Sign in ${oidc ? `with your account at ${oidc.issuer}` : signIn}.`,
    embedded
      ? `  Data (${embedded}) lies in ${resolve(dataDir)}.`
      : '  Data lies in the servers of DATABASE_URL and CLICKHOUSE_URL.',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

function workersWelcome({ productName, host, port }: Config): string {
  return `\n  ${productName} works for the servers of DATABASE_URL and CLICKHOUSE_URL; ${host}:${port} answers probes.\n  Press Ctrl-C to stop.\n`;
}

function registersWithoutMail({ registration, oidc, mail }: Config): boolean {
  return registration === 'open' && !oidc && !mail.smtpUrl;
}

/** Where the command line of this machine reaches the server; PUBLIC_URL may lead over a proxy. */
function localUrl({ host, port }: Config): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function say(words: string): void {
  console.log(words);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => (signal.aborted ? done() : signal.addEventListener('abort', () => done(), { once: true })));
}
