/**
 * The configuration, read once from the environment: nothing else reads process.env. Every wrong value is refused at
 * the start by the name of its variable; an empty value counts as unset; no secret has a default.
 */
import { z } from 'zod';
import { CALLS_PER_MINUTE, type CallsPerMinute, callsPerMinute } from './contract/calls-per-minute.ts';
import { MOST_MODEL_TOKENS } from './contract/operator-accounts.ts';
import type { ApiKeys } from './outside/connectors/api-keys.ts';
import {
  LIBRETRANSLATE_VARIABLES,
  type LibreTranslateSettings,
  libreTranslateOf,
  serverUrl,
} from './outside/libretranslate/settings.ts';
import type { MailAuthor } from './outside/mail/mail-sender.ts';
import { MAIL_VARIABLES } from './outside/mail/settings.ts';
import { TELEMETRY_VARIABLES, type TelemetrySettings, telemetryOf } from './outside/telemetry/settings.ts';
import { apiKey, httpUrl, postgresUrl, whole } from './setting-values.ts';
import { CLICKHOUSE_VARIABLES, type ClickHouseSettings, clickhouseOf } from './stores/clickhouse/settings.ts';

export interface OutsideIssuer {
  issuer: string;
  clientId: string;
  /** What the `aud` of an access token must contain. */
  audience: string;
  /** What is asked for at a sign-in, separated by spaces. */
  scope: string;
}

/** An endpoint of the OpenAI protocol. */
export interface LanguageModelConfig {
  /** Up to and with the version, without a trailing slash. */
  baseUrl: string;
  /** null: the endpoint asks for none. */
  apiKey: string | null;
  model: string;
  /** Of one attempt, as a whole and without a sign of life. */
  timeoutMs: number;
  idleMs: number;
  /** Questions under way side by side. */
  concurrency: number;
  /** Of the texts in one question. */
  materialTokens: number;
}

export type SentimentConfig = { engine: 'onnx'; folder: string; threads: number } | { engine: 'language-model' };

export interface MailConfig {
  /** null: mails become files below `dataDir`. */
  smtpUrl: string | null;
  from: MailAuthor;
  /** null: messages are not signed. */
  dkim: { domain: string; selector: string; privateKeyFile: string } | null;
}

export interface Config extends ClickHouseSettings {
  productName: string;
  host: string;
  port: number;
  /** Where browsers reach the program: origin without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** null: embedded, under `dataDir`. */
  databaseUrl: string | null;
  /** null: the embedded provider. */
  oidc: OutsideIssuer | null;
  /** Whoever is not signed in is sent to the provider at once. */
  autoRedirect: boolean;
  /** Whether people may make accounts themselves. */
  registration: 'closed' | 'open';
  demoPassword: string | null;
  demoContent: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Addresses of proxies whose X-Forwarded-* headers count. */
  trustProxy: string[];
  callsPerMinute: CallsPerMinute;
  languageModel: LanguageModelConfig | null;
  /** null: there is none. */
  libreTranslate: LibreTranslateSettings | null;
  /** Of an organisation for which nothing else is set; 0: none. */
  modelTokensPerDay: number;
  /** null: the built-in judge alone. */
  sentiment: SentimentConfig | null;
  /** Of the APIs of sources. */
  apiKeys: ApiKeys;
  mail: MailConfig;
  /** Milliseconds after its end that a window of an alert is evaluated at the earliest. */
  alertDelayMs: number;
  /** For so many days it is kept what was done that bears on security. */
  auditDays: number;
  /** Milliseconds in which everything is served on after the signal to stop, while readiness says no. */
  drainMs: number;
  /** null: one is made in `dataDir`. */
  operatorToken: string | null;
  telemetry: TelemetrySettings;
  /** Threads of Node's own pool, which it reads by itself; null: as many as it has. */
  threadPool: number | null;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const variables = z.object({
  PRODUCT_NAME: z.string().default('Earshot'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(1, 65535).default(8080),
  PUBLIC_URL: httpUrl
    .refine(
      (value) => URL.canParse(value) && new URL(value).pathname === '/' && new URL(value).search === '',
      'must be an origin, without a path',
    )
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  ...CLICKHOUSE_VARIABLES,
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().default('earshot-web'),
  OIDC_AUDIENCE: z.string().optional(),
  OIDC_SCOPE: z
    .string()
    .refine((value) => value.split(/\s+/).includes('openid'), 'must contain openid')
    .default('openid profile email'),
  AUTO_REDIRECT: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  REGISTRATION: z.enum(['closed', 'open'], 'must be closed or open').default('closed'),
  DEMO_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
  DEMO_CONTENT: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent').default('warn'),
  TRUST_PROXY: z.string().default(''),
  CALLS_PER_MINUTE: callsPerMinute.default(CALLS_PER_MINUTE),
  LLM_BASE_URL: serverUrl.optional(),
  LLM_API_KEY: apiKey,
  LLM_MODEL: z.string().optional(),
  LLM_TIMEOUT_SECONDS: whole(1, 600).default(120),
  LLM_IDLE_SECONDS: whole(1, 600).default(30),
  LLM_CONCURRENCY: whole(1, 64).default(4),
  ...LIBRETRANSLATE_VARIABLES,
  ...TELEMETRY_VARIABLES,
  LLM_MATERIAL_TOKENS: whole(2000, 20_000).default(6000),
  LLM_TOKENS_PER_DAY: whole(0, MOST_MODEL_TOKENS).default(1_000_000),
  SENTIMENT_ENGINE: z.enum(['built-in', 'onnx', 'language-model'], 'must be built-in, onnx or language-model').optional(),
  SENTIMENT_MODEL_DIR: z.string().optional(),
  SENTIMENT_THREADS: whole(1, 64).default(1),
  ALERT_DELAY_SECONDS: whole(0, 1800).default(120),
  AUDIT_DAYS: whole(1, 36_500).default(365),
  DRAIN_SECONDS: whole(0, 300).default(0),
  OPERATOR_TOKEN: z
    .string()
    .regex(/^[\w-]{32,256}$/, 'must be 32 to 256 letters, digits, _ and -')
    .optional(),
  ...MAIL_VARIABLES,
  UV_THREADPOOL_SIZE: z.string().optional(),
  X_BEARER_TOKEN: apiKey,
  YOUTUBE_API_KEY: apiKey,
  META_ACCESS_TOKEN: apiKey,
  META_APP_SECRET: apiKey,
  INSTAGRAM_ACCOUNT_ID: apiKey,
  GOOGLE_SEARCH_KEY: apiKey,
  GOOGLE_SEARCH_ENGINE: apiKey,
  BRAVE_SEARCH_KEY: apiKey,
} satisfies Record<keyof ApiKeys, z.ZodType> & Record<string, z.ZodType>);
type Variables = z.infer<typeof variables>;

/** The name of every variable that is read. */
export const SETTINGS: readonly string[] = Object.keys(variables.shape);

/** Throws ConfigError, one sentence per wrong variable. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  }
  const values = parsed.data;
  if (values.LIBRETRANSLATE_API_KEY && !values.LIBRETRANSLATE_URL)
    throw new ConfigError('LIBRETRANSLATE_URL must be set as well');
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  return {
    productName: values.PRODUCT_NAME,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    ...clickhouseOf(values, refuse),
    oidc: values.OIDC_ISSUER
      ? {
          issuer: values.OIDC_ISSUER,
          clientId: values.OIDC_CLIENT_ID,
          audience: values.OIDC_AUDIENCE ?? `${publicUrl}/api/gateway`,
          scope: values.OIDC_SCOPE,
        }
      : null,
    autoRedirect: values.AUTO_REDIRECT === '1',
    registration: values.REGISTRATION,
    demoPassword: values.DEMO_PASSWORD ?? null,
    demoContent: values.DEMO_CONTENT === '1',
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    callsPerMinute: values.CALLS_PER_MINUTE,
    languageModel: languageModelOf(values),
    libreTranslate: libreTranslateOf(values),
    modelTokensPerDay: values.LLM_TOKENS_PER_DAY,
    sentiment: sentimentOf(values),
    apiKeys: apiKeysOf(values),
    mail: mailOf(values, publicUrl),
    alertDelayMs: values.ALERT_DELAY_SECONDS * 1000,
    auditDays: values.AUDIT_DAYS,
    drainMs: values.DRAIN_SECONDS * 1000,
    operatorToken: values.OPERATOR_TOKEN ?? null,
    telemetry: telemetryOf(values),
    // Node takes what it can read, and says nothing.
    threadPool: Number.parseInt(values.UV_THREADPOOL_SIZE ?? '', 10) || null,
  };
}

function refuse(sentence: string): never {
  throw new ConfigError(sentence);
}

/** Without a server of mail, addresses are only looked at: nothing is sent as from a place that may be somebody else's. */
function mailOf(values: Variables, publicUrl: string): MailConfig {
  const { SMTP_URL: smtpUrl = null, MAIL_FROM: from, PRODUCT_NAME: name } = values;
  if (smtpUrl && !from) throw new ConfigError('MAIL_FROM must be set where SMTP_URL is');
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKeyFile } = values;
  const given = [domain, selector, privateKeyFile].filter(Boolean).length;
  if (given !== 0 && given !== 3) throw new ConfigError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set together');
  return {
    smtpUrl,
    from: from ?? { name, address: `alerts@${new URL(publicUrl).hostname}` },
    dkim: domain && selector && privateKeyFile ? { domain, selector, privateKeyFile } : null,
  };
}

function apiKeysOf(values: Variables): ApiKeys {
  return {
    X_BEARER_TOKEN: values.X_BEARER_TOKEN ?? null,
    YOUTUBE_API_KEY: values.YOUTUBE_API_KEY ?? null,
    META_ACCESS_TOKEN: values.META_ACCESS_TOKEN ?? null,
    META_APP_SECRET: values.META_APP_SECRET ?? null,
    INSTAGRAM_ACCOUNT_ID: values.INSTAGRAM_ACCOUNT_ID ?? null,
    GOOGLE_SEARCH_KEY: values.GOOGLE_SEARCH_KEY ?? null,
    GOOGLE_SEARCH_ENGINE: values.GOOGLE_SEARCH_ENGINE ?? null,
    BRAVE_SEARCH_KEY: values.BRAVE_SEARCH_KEY ?? null,
  };
}

function languageModelOf(values: Variables): LanguageModelConfig | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey = null } = values;
  if (!baseUrl && !model) return null;
  if (!baseUrl || !model) throw new ConfigError(`${baseUrl ? 'LLM_MODEL' : 'LLM_BASE_URL'} must be set as well`);
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey,
    model,
    timeoutMs: values.LLM_TIMEOUT_SECONDS * 1000,
    idleMs: values.LLM_IDLE_SECONDS * 1000,
    concurrency: values.LLM_CONCURRENCY,
    materialTokens: values.LLM_MATERIAL_TOKENS,
  };
}

/** A folder asks for its model by itself; a language model costs money for every post and is asked for by name. */
function sentimentOf(values: Variables): SentimentConfig | null {
  const { SENTIMENT_MODEL_DIR: folder, SENTIMENT_THREADS: threads } = values;
  const engine = values.SENTIMENT_ENGINE ?? (folder ? 'onnx' : 'built-in');
  if (engine === 'built-in') return null;
  if (engine === 'language-model') {
    if (!values.LLM_BASE_URL) throw new ConfigError('LLM_BASE_URL must be set where SENTIMENT_ENGINE is language-model');
    return { engine };
  }
  if (!folder) throw new ConfigError('SENTIMENT_MODEL_DIR must be set where SENTIMENT_ENGINE is onnx');
  return { engine, folder, threads };
}
