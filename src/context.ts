/**
 * Builds everything once, in order, and closes it in the opposite one. Whatever was opened is closed again when a later
 * step fails: chDB can end the process with a segmentation fault while its clients are open.
 */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { pause } from './commands/pause.ts';
import { createProgramLog, secretsOf } from './commands/program-log.ts';
import { type Config, ConfigError } from './config.ts';
import { openGuardedFetch } from './outside/connectors/web/guarded-fetch.ts';
import { userAgent } from './outside/connectors/web/user-agent.ts';
import { createEmbeddedIdentity } from './outside/identity/embedded.ts';
import type { Account, Accounts, Identity, KeyStore, PayloadStore } from './outside/identity/identity.ts';
import { createOutsideIdentity } from './outside/identity/outside-issuer.ts';
import { createLanguageModel } from './outside/language-model/client.ts';
import { createLibreTranslate } from './outside/libretranslate/libretranslate.ts';
import { openFolderSender } from './outside/mail/folder-sender.ts';
import type { MailSender } from './outside/mail/mail-sender.ts';
import { openSmtpSender } from './outside/mail/smtp-sender.ts';
import { createLanguageModelEngine } from './outside/sentiment/language-model-engine.ts';
import { createOnnxEngine } from './outside/sentiment/onnx-engine.ts';
import type { SentimentEngine } from './outside/sentiment/sentiment-engine.ts';
import { checkSignIn } from './services/accounts/check-sign-in.ts';
import { findUser, type SignedInUser } from './services/accounts/find-user.ts';
import { isEnded } from './services/accounts/is-ended.ts';
import { replaceSigningKey } from './services/accounts/replace-signing-key.ts';
import { stillVerified } from './services/accounts/still-verified.ts';
import { recordSignOut } from './services/audit/record-sign-out.ts';
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
import {
  consumeOidcPayload,
  destroyOidcPayload,
  findOidcPayload,
  revokeOidcGrant,
  upsertOidcPayload,
} from './stores/postgres/oidc-payloads.ts';
import { insertSigningKey, listSigningKeys } from './stores/postgres/signing-keys.ts';

export interface Context extends Environment {
  config: Config;
  /** From now on this stands in no line of the log. */
  hide(secret: string): void;
  /** Rejects while a store does not answer. */
  checkReady(): Promise<void>;
  /** Safe to call twice; later calls wait for the first. */
  close(): Promise<void>;
}

/** A store cannot be opened or is not for this program; says which and why. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}

const WEB_CLIENT = 'earshot-web';
const ACCESS_TOKEN_SECONDS = 15 * 60;
const REFRESH_TOKEN_SECONDS = 14 * 24 * 60 * 60;

export interface ContextOptions {
  /** Where this process will answer, for whoever finds the folder locked; null for a command. */
  url?: string | null;
  /** Posts will be stored, so that the sentiment engine of the configuration is needed; it may take long to open. */
  storesPosts?: boolean;
  /** The built file of the threads that prepare posts; without one they are prepared in this thread. */
  preparingThread?: URL;
}

/** @throws ConfigError, StoreUnusable, DataFolderBusy, SentimentEngineError */
export async function openContext(
  config: Config,
  { url = null, storesPosts = false, preparingThread }: ContextOptions = {},
): Promise<Context> {
  const closers: (() => Promise<void>)[] = [];
  let closing: Promise<void> | null = null;
  // To stderr: what the program says to a person goes to stdout.
  const { log, hide } = createProgramLog(config.logLevel, secretsOf(config), pino.destination(2));
  const close = () => (closing ??= closeAll(closers, log));
  try {
    const now = () => new Date();
    const mail = await openMail(config);
    closers.push(() => mail.close());
    if (!config.databaseUrl || !config.clickhouseUrl) {
      const holder = { pid: process.pid, startedAt: now().toISOString(), url };
      const lock = await using(`the folder ${config.dataDir}`, () => acquireLock(config.dataDir, holder));
      closers.push(() => lock.release());
    }
    const sentiment = storesPosts ? await openSentiment(config, now, log) : null;
    if (sentiment) closers.push(() => sentiment.close());
    const opened = await using(placeOf(config, 'DATABASE_URL'), async () => {
      const postgres = await openPostgres(config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir });
      closers.push(() => postgres.close());
      await migratePostgres(postgres.postgres);
      return postgres;
    });
    const clickhouse = await using(placeOf(config, 'CLICKHOUSE_URL'), () => {
      return openStore(config, READING_VERSION, (store) => closers.push(() => store.close()));
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
      await Promise.all([opened.postgres.execute(sql`select 1`), everyShardAnswers(clickhouse)]);
    };
    const { postgres } = opened;
    const { productName, publicUrl, alertDelayMs, auditDays, modelTokensPerDay } = config;
    // Not the one that scores posts: people do not wait behind a backlog of them.
    const languageModel = config.languageModel && createLanguageModel({ ...config.languageModel, now });
    const libreTranslate = config.libreTranslate && createLibreTranslate({ ...config.libreTranslate, now });
    const doors = {
      sentiment,
      languageModel,
      libreTranslate,
      fetchWeb: web.fetch,
      apiKeys: config.apiKeys,
      callbackUrl: callbackUrlOf(config.publicUrl),
    };
    return {
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
      hide,
      config,
      checkReady,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type IdentityConfig = Pick<Config, 'oidc' | 'productName' | 'publicUrl'>;

/** The embedded provider, or the issuer that the configuration names. */
export async function createIdentity(environment: Environment, config: IdentityConfig): Promise<Identity> {
  const { now, log } = environment;
  if (config.oidc) return createOutsideIdentity({ ...config.oidc, now });
  return createEmbeddedIdentity({
    productName: config.productName,
    publicUrl: config.publicUrl,
    clientId: WEB_CLIENT,
    audience: `${config.publicUrl}/api/gateway`,
    lifetimes: { accessToken: ACCESS_TOKEN_SECONDS, refreshToken: REFRESH_TOKEN_SECONDS },
    accounts: accountsOf(environment),
    payloads: payloadsOf(environment),
    keys: keysOf(environment),
    now,
    onError: (error) => log.error({ err: error }, 'sign-in service'),
    onSignedOut: (userId, from) => recordSignOut(environment, userId, from),
  });
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

/** @throws ConfigError */
async function openMail({ mail: { smtpUrl, from, dkim }, dataDir }: Config): Promise<MailSender> {
  if (!smtpUrl) return openFolderSender({ folder: join(dataDir, 'outbox'), from });
  if (!dkim) return openSmtpSender({ url: smtpUrl, from, dkim });
  const { domain, selector, privateKeyFile } = dkim;
  const privateKey = await readFile(privateKeyFile, 'utf8').catch(() => {
    throw new ConfigError(`DKIM_PRIVATE_KEY names the file ${privateKeyFile}, which cannot be read`);
  });
  refuseOtherKeys(privateKey, privateKeyFile);
  return openSmtpSender({ url: smtpUrl, from, dkim: { domain, selector, privateKey } });
}

/** Of RSA, as every receiver knows them (RFC 8301, 3): with a key that does not fit, mails would leave unsigned and say nothing. */
function refuseOtherKeys(pem: string, file: string): void {
  const given = `DKIM_PRIVATE_KEY names the file ${file}, which holds`;
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new ConfigError(`${given} no private key as PEM without a password`);
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type !== 'rsa') throw new ConfigError(`${given} a key of ${type ?? 'an unknown kind'}: mails are signed with keys of RSA`);
  const bits = details?.modulusLength ?? 0;
  if (bits < 1024) throw new ConfigError(`${given} a key of ${bits} bits: it must have 1024 or more`);
}

function placeOf({ databaseUrl, clickhouseUrl, dataDir }: Config, variable: 'DATABASE_URL' | 'CLICKHOUSE_URL'): string {
  const url = variable === 'DATABASE_URL' ? databaseUrl : clickhouseUrl;
  // Not the address itself: it may hold a password.
  return url ? `the server of ${variable}` : `the data in ${dataDir}`;
}

async function using<T>(place: string, open: () => Promise<T>): Promise<T> {
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

function accountsOf(environment: Environment): Accounts {
  return {
    find: async (userId) => {
      const user = await findUser(environment, userId);
      return user && accountOf(user);
    },
    verify: async (username, password) => {
      const user = await checkSignIn(environment, { username, password });
      return user && user !== 'unconfirmed' ? { ...accountOf(user), proof: user.passwordHash } : user;
    },
    stillVerified: ({ userId, proof }) => stillVerified(environment, { id: userId, passwordHash: proof }),
  };
}

function accountOf({ id, email, name, disabled }: SignedInUser): Account {
  return { userId: id, email, name, disabled };
}

function payloadsOf(environment: Environment): PayloadStore {
  const { postgres, now } = environment;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    find: async (model, key) => {
      const found = await findOidcPayload(postgres, model, key, now());
      return found && (await isEnded(environment, found.payload)) ? null : found;
    },
    upsert: (model, id, payload, expiresAt) => {
      const keys = { grantId: textOf(payload['grantId']), userCode: textOf(payload['userCode']), uid: textOf(payload['uid']) };
      return upsertOidcPayload(postgres, { model, id, payload, ...keys, expiresAt });
    },
    consume: (model, id) => consumeOidcPayload(postgres, model, id, now()),
    destroy: (model, id) => destroyOidcPayload(postgres, model, id),
    revokeGrant: (grantId) => revokeOidcGrant(postgres, grantId),
  };
}

function keysOf(environment: Environment): KeyStore {
  const { postgres } = environment;
  return {
    list: () => listSigningKeys(postgres),
    insert: (kid, key) => insertSigningKey(postgres, { kid, ...key }),
    rotate: (kid, key, gone) => replaceSigningKey(environment, { kid, ...key }, gone),
  };
}
