/** `serve`: the whole program in one process, the door for people and the door for the clock. */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from '../config.ts';
import { type Context, createIdentity } from '../context.ts';
import type { ClientSettings } from '../contract/accounts.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { createServer } from '../gateway/server.ts';
import { demoSignIn, FIRST_DEMO_PASSWORD, replaceFirstDemoPassword } from '../services/accounts/demo-sign-in.ts';
import { DEMO_EMAIL, firstStart } from '../services/accounts/first-start.ts';
import { stopAsking } from '../services/language-model/ask-model.ts';
import { rematchState } from '../services/topics/rematch.ts';
import { ensureOperatorToken } from '../stores/data-lock.ts';
import { type Collecting, startCollecting } from '../workers/collect.ts';
import { type Dropping, startDropping } from '../workers/drop.ts';
import { type Evaluating, startEvaluating } from '../workers/evaluate.ts';
import { startWorkers } from '../workers/runner.ts';
import { type Sending, startSending } from '../workers/send.ts';
import { dropImport } from './import-dropped.ts';
import { count } from './import-progress.ts';
import { keptFor } from './kept-for.ts';
import { loadDemo } from './load-demo.ts';
import { CommandError, runWithContext } from './run-with-context.ts';

/** The build puts this file at dist/server/main.js. */
const WEB_FOLDER = fileURLToPath(new URL('../web', import.meta.url));
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const DEMO_SIGN_IN_KEPT_MS = 60_000;

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('serve the web page and its calls, and do the work that time brings')
    .action(async () => {
      const config = readConfig();
      await runWithContext(config, { url: localUrl(config), storesPosts: true }, (context, stop) => serve(context, stop));
    });
}

/** Resolves when `stop` is aborted and the last answer is given. @throws CommandError */
export async function serve(context: Context, stop: AbortSignal): Promise<void> {
  const { config, log } = context;
  log.info(startOf(config), 'starting');
  const demo = config.oidc ? null : await prepareDemoAccount(context);
  if (demo) refusePublicAddress(config);

  const app = await createServer(await gatewayOf(context));
  let collecting: Collecting | null = null;
  let dropping: Dropping | null = null;
  let evaluating: Evaluating | null = null;
  let sending: Sending | null = null;
  try {
    await listen(app, config);
    say(welcome(config, demo !== null));
    if (registersWithoutMail(config))
      say(`  Registration is open without SMTP_URL: mails to new accounts are files in ${resolve(config.dataDir, 'outbox')}.\n`);
    await tellStalePosts(context);
    await startWorkers(context);
    collecting = startCollecting(context);
    dropping = startDropping(context, join(config.dataDir, 'drop'), dropImport(context, config.dataDir));
    evaluating = startEvaluating(context);
    sending = startSending(context);
    const loading = config.demoContent && !config.oidc ? loadDemo(context, stop) : null;
    log.info({ host: config.host, port: config.port }, 'ready');
    await aborted(stop);
    say('Stopping …');
    log.info({}, 'stopping');
    await loading;
  } finally {
    // Whoever waits for an answer gets quotations.
    await stopAsking(context);
    await Promise.all([collecting?.stop(), dropping?.stop(), evaluating?.stop(), sending?.stop()]);
    await app.close();
    log.info({}, 'stopped');
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

async function gatewayOf(context: Context): Promise<Gateway> {
  const { config } = context;
  const operatorToken = await ensureOperatorToken(config.dataDir);
  context.hide(operatorToken);
  return {
    environment: context,
    identity: await createIdentity(context, config),
    productName: config.productName,
    publicUrl: config.publicUrl,
    webFolder: WEB_FOLDER,
    autoRedirect: config.autoRedirect,
    trustProxy: config.trustProxy,
    registration: config.registration,
    callsPerMinute: config.callsPerMinute,
    operatorToken,
    metrics: context.metrics && { token: config.telemetry.metricsToken, text: context.metrics.text },
    checkReady: () => context.checkReady(),
    demoSignIn: config.oidc ? async () => null : keptFor(DEMO_SIGN_IN_KEPT_MS, () => demoSignIn(context), context.now),
  };
}

/** Anybody on the network could sign in with a password that everybody knows. */
function refusePublicAddress({ host }: Config): void {
  if (LOOPBACK.includes(host)) return;
  throw new CommandError(
    `HOST=${host} would show the program to the network while ${DEMO_EMAIL} still has the password that everybody knows. ` +
      'Set DEMO_PASSWORD to a password of your own, or leave HOST at 127.0.0.1.',
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
