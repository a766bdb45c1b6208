/**
 * Builds everything once, in order, and closes it in the opposite one. Whatever was opened is closed again when a later
 * step fails: chDB can end the process with a segmentation fault while its clients are open.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { openMail } from './commands/open-mail.ts';
import { figureSources, openTelemetry } from './commands/open-telemetry.ts';
import { pause } from './commands/pause.ts';
import { createProgramLog, secretsOf } from './commands/program-log.ts';
import { watchedFetch, watchedMail, watchedModel, watchedTranslator } from './commands/watched-doors.ts';
import type { Config } from './config.ts';
import { openGuardedFetch } from './outside/connectors/web/guarded-fetch.ts';
import { userAgent } from './outside/connectors/web/user-agent.ts';
import { createLanguageModel } from './outside/language-model/client.ts';
import { createLibreTranslate } from './outside/libretranslate/libretranslate.ts';
import { createLanguageModelEngine } from './outside/sentiment/language-model-engine.ts';
import { createOnnxEngine } from './outside/sentiment/onnx-engine.ts';
import type { SentimentEngine } from './outside/sentiment/sentiment-engine.ts';
import type { Metrics } from './outside/telemetry/metrics.ts';
import type { Environment, Log } from './services/environment.ts';
import { openTextReader } from './services/mentions/open-text-reader.ts';
import { preparerHere } from './services/mentions/post-preparer.ts';
import { preparerInThreads } from './services/mentions/preparing-threads.ts';
import { READING_VERSION } from './services/mentions/text-reader.ts';
import { callbackUrlOf } from './services/sources/callback-url.ts';
import { openStore } from './stores/clickhouse/open-store.ts';
import { everyShardAnswers } from './stores/clickhouse/queries/answers.ts';
import { acquireLock, DataFolderBusy } from './stores/data-lock.ts';
import { openPostgres } from './stores/postgres/client.ts';
import { openJobs } from './stores/postgres/jobs.ts';
import { migratePostgres } from './stores/postgres/migrations.ts';
import { oneAtATime } from './stores/postgres/one-at-a-time.ts';
import { refuseUnfinished } from './stores/postgres/unfinished-restore.ts';

export interface Context extends Environment {
  config: Config;
  /** From now on this stands in no line of the log. */
  hide(secret: string): void;
  /** Rejects while a store does not answer, or not soon. */
  checkReady(): Promise<void>;
  /** null where this process answers nobody. */
  metrics: Metrics | null;
  /** Safe to call twice; later calls wait for the first. */
  close(): Promise<void>;
}

/** A store cannot be opened or is not for this program; says which and why. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}

/** Whoever asks whether the program is ready does not wait for long either. */
const READY_MS = 3000;

export interface ContextOptions {
  /** Where this process will answer, for whoever finds the folder locked; null for a command. */
  url?: string | null;
  /** Posts are kept from now on as the configuration says; whoever only looks leaves that to others, whose configuration may be another. */
  retains?: boolean;
  /** Posts will be stored, so that the sentiment engine of the configuration is needed; it may take long to open. */
  storesPosts?: boolean;
  /** The stores may bear the mark of an unfinished restore. */
  restoring?: boolean;
  /** The built file of the threads that prepare posts; without one they are prepared in this thread. */
  preparingThread?: URL;
}

/** @throws ConfigError, StoreUnusable, DataFolderBusy, SentimentEngineError */
export async function openContext(
  config: Config,
  { url = null, storesPosts = false, retains = false, restoring = false, preparingThread }: ContextOptions = {},
): Promise<Context> {
  const closers: (() => Promise<void>)[] = [];
  let closing: Promise<void> | null = null;
  // To stderr: what the program says to a person goes to stdout.
  const { log, hide } = createProgramLog(config.logLevel, secretsOf(config), pino.destination(2));
  const close = () => (closing ??= closeAll(closers, log));
  try {
    const now = () => new Date();
    const telemetry = await openTelemetry(config, url !== null, log);
    closers.push(() => telemetry.close());
    const { watch, metrics } = telemetry;
    const mail = watchedMail(await openMail(config), watch);
    closers.push(() => mail.close());
    if (!config.databaseUrl || !config.clickhouseUrl) {
      const holder = { pid: process.pid, startedAt: now().toISOString(), url };
      const lock = await using(`the folder ${config.dataDir}`, () => acquireLock(config.dataDir, holder));
      closers.push(() => lock.release());
    }
    const sentiment = storesPosts ? await openSentiment(config, now, log) : null;
    if (sentiment) closers.push(() => sentiment.close());
    const opened = await using(placeOf(config, 'DATABASE_URL'), async () => {
      const { databaseUrl, dataDir } = config;
      const postgres = await openPostgres(databaseUrl ? { url: databaseUrl } : { dataDir }, watch);
      closers.push(() => postgres.close());
      if (!restoring) await refuseUnfinished(postgres.postgres);
      tellMigrations(log, 'postgres', await oneAtATime(postgres, () => migratePostgres(postgres.postgres)));
      return postgres;
    });
    const clickhouse = await using(placeOf(config, 'CLICKHOUSE_URL'), () => {
      return openStore(config, {
        readingVersion: READING_VERSION,
        retains,
        watch,
        // ClickHouse has no lock that could keep several processes from changing its tables at once.
        alone: (work) => oneAtATime(opened, work),
        opened: (store) => closers.push(() => store.close()),
        applied: (migrations) => tellMigrations(log, 'clickhouse', migrations),
        unmade: (error) => log.error({ err: error }, 'tables could not be made on a machine that joined the cluster'),
      });
    });
    const jobs = openJobs(opened, (error) => log.error({ err: error }, 'job queue'));
    await jobs.start();
    closers.push(() => jobs.stop());
    const web = openGuardedFetch({ userAgent: userAgent(config), now });
    closers.push(() => web.close());
    const reader = openTextReader();
    const preparer = preparingThread ? preparerInThreads(preparingThread) : preparerHere(reader);
    closers.push(() => preparer.close());
    const checkReady = async () => {
      const answers = Promise.all([refuseUnfinished(opened.postgres), everyShardAnswers(clickhouse)]);
      const isLate = await Promise.race([answers.then(() => false), wait(READY_MS, true, { ref: false })]);
      if (isLate) throw new Error(`a store has not answered within ${READY_MS} ms`);
    };
    const { postgres } = opened;
    const { productName, publicUrl, alertDelayMs, auditDays, modelTokensPerDay } = config;
    // Not the one that scores posts: people do not wait behind a backlog of them.
    const languageModel = watchedModel(config.languageModel && createLanguageModel({ ...config.languageModel, now }), watch);
    const libreTranslate = watchedTranslator(
      config.libreTranslate && createLibreTranslate({ ...config.libreTranslate, now }),
      watch,
    );
    const doors = {
      sentiment,
      languageModel,
      libreTranslate,
      fetchWeb: watchedFetch(web.fetch, watch),
      apiKeys: config.apiKeys,
      callbackUrl: callbackUrlOf(config.publicUrl),
    };
    const context: Context = {
      postgres,
      clickhouse,
      jobs,
      productName,
      publicUrl,
      mail,
      alertDelayMs,
      auditDays,
      modelTokensPerDay,
      ...doors,
      reader,
      preparer,
      now,
      pause,
      log,
      watch,
      metrics,
      hide,
      config,
      checkReady,
      close,
    };
    metrics?.read(figureSources(context, opened));
    return context;
  } catch (error) {
    await close();
    throw error;
  }
}

/** The build puts it beside this file. */
const MODEL_PROGRAM = new URL('./onnx-process.js', import.meta.url);

/** null: the built-in judge alone. @throws SentimentEngineError */
async function openSentiment({ sentiment, languageModel }: Config, now: () => Date, log: Log): Promise<SentimentEngine | null> {
  if (sentiment?.engine === 'onnx') return createOnnxEngine({ ...sentiment, program: MODEL_PROGRAM });
  if (!sentiment || !languageModel) return null;
  return createLanguageModelEngine(createLanguageModel({ ...languageModel, now }), (detail, message) =>
    log.warn(detail, message),
  );
}

function tellMigrations(log: Log, store: string, applied: readonly string[]): void {
  if (applied.length > 0) log.info({ store, applied }, 'migrations were applied');
}

const PARTS = {
  DATABASE_URL: { what: 'accounts and topics', folder: 'postgres' },
  CLICKHOUSE_URL: { what: 'posts', folder: 'clickhouse' },
} as const;

function placeOf({ databaseUrl, clickhouseUrl, dataDir }: Config, variable: keyof typeof PARTS): string {
  const url = variable === 'DATABASE_URL' ? databaseUrl : clickhouseUrl;
  const { what, folder } = PARTS[variable];
  // Not the address itself: it may hold a password.
  return url
    ? `the server of ${variable}`
    : `the ${what} in ${join(dataDir, folder)} (where they are damaged: "Damaged data" in the handbook)`;
}

/** Opens it; what keeps it from that is said with its place. @throws StoreUnusable, DataFolderBusy */
export async function using<T>(place: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof DataFolderBusy) throw error;
    // Some drivers leave the message empty and say why in the code only.
    const { message = '', code = '' } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
    throw new StoreUnusable(`Could not use ${place}: ${message || String(code)}`, { cause: error });
  }
}

/** Newest opened, first closed; one that fails does not keep the others open. */
async function closeAll(closers: (() => Promise<void>)[], log: Log): Promise<void> {
  for (const close of closers.toReversed()) await close().catch((error: unknown) => log.error({ err: error }, 'while closing'));
}
