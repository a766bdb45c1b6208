import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { CALLS_PER_MINUTE } from './contract/calls-per-minute.ts';

test('without any variable: loopback, embedded stores, embedded provider, no secret', () => {
  expect(readConfig({})).toEqual({
    productName: 'Earshot',
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    dataDir: './data',
    databaseUrl: null,
    clickhouseUrl: null,
    clickhouseCluster: null,
    retention: { keptDays: null, cold: null },
    oidc: null,
    autoRedirect: true,
    registration: 'closed',
    demoPassword: null,
    demoContent: true,
    logLevel: 'warn',
    trustProxy: [],
    callsPerMinute: CALLS_PER_MINUTE,
    languageModel: null,
    libreTranslate: null,
    modelTokensPerDay: 1_000_000,
    sentiment: null,
    apiKeys: {
      X_BEARER_TOKEN: null,
      YOUTUBE_API_KEY: null,
      META_ACCESS_TOKEN: null,
      META_APP_SECRET: null,
      INSTAGRAM_ACCOUNT_ID: null,
      GOOGLE_SEARCH_KEY: null,
      GOOGLE_SEARCH_ENGINE: null,
      BRAVE_SEARCH_KEY: null,
    },
    mail: { smtpUrl: null, from: { name: 'Earshot', address: 'alerts@localhost' }, dkim: null },
    alertDelayMs: 120_000,
    auditDays: 365,
    drainMs: 0,
    operatorToken: null,
    telemetry: { metricsToken: null, traces: null },
    threadPool: null,
  });
});

test('whoever collects traces, by the names that OpenTelemetry has', () => {
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b,x=1' };
  expect(readConfig(given).telemetry.traces).toEqual({
    endpoint: 'http://collector:4318',
    headers: { 'api-key': 'a b', x: '1' },
    serviceName: 'earshot',
    ratio: 1,
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be an http:// or https:// address'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be http/json'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key', 'must be NAME=VALUE'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key=%zz', 'has a % that escapes nothing'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be a number from 0 to 1'],
])('%s=%s is refused', (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} ${words}`);
});

test('a token for what is measured is one that nobody guesses', () => {
  expect(readConfig({ METRICS_TOKEN: 'sixteen-letters-1' }).telemetry.metricsToken).toBe('sixteen-letters-1');
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must be one word of 16 or more');
});

test('a cluster of ClickHouse, and how long posts are kept where', () => {
  const servers = { CLICKHOUSE_URL: 'http://ch.example:8123/earshot' };
  expect(readConfig({ ...servers, CLICKHOUSE_CLUSTER: 'earshot', POSTS_KEPT_DAYS: '400' })).toMatchObject({
    clickhouseUrl: 'http://ch.example:8123/earshot',
    clickhouseCluster: 'earshot',
    retention: { keptDays: 400, cold: null },
  });
  const cold = { CLICKHOUSE_STORAGE_POLICY: 'tiered', CLICKHOUSE_COLD_VOLUME: 'cold', CLICKHOUSE_COLD_AFTER_DAYS: '90' };
  expect(readConfig({ ...servers, ...cold }).retention).toEqual({
    keptDays: null,
    cold: { policy: 'tiered', volume: 'cold', afterDays: 90 },
  });
  expect(readConfig({ POSTS_KEPT_DAYS: '30' }).retention).toEqual({ keptDays: 30, cold: null });
  const refused = (given: Record<string, string>, message: string) => {
    expect(() => readConfig(given)).toThrow(new ConfigError(message));
  };
  refused({ CLICKHOUSE_CLUSTER: 'all' }, 'CLICKHOUSE_CLUSTER must not be set without CLICKHOUSE_URL');
  refused(
    { ...servers, CLICKHOUSE_COLD_VOLUME: 'cold' },
    'CLICKHOUSE_STORAGE_POLICY, CLICKHOUSE_COLD_VOLUME, CLICKHOUSE_COLD_AFTER_DAYS must be set together',
  );
  refused({ ...servers, ...cold, POSTS_KEPT_DAYS: '90' }, 'CLICKHOUSE_COLD_AFTER_DAYS must be less than POSTS_KEPT_DAYS');
});

test('a server of LibreTranslate, by its address and with its key where it asks for one', () => {
  expect(readConfig({ LIBRETRANSLATE_URL: 'http://localhost:5000/' }).libreTranslate).toEqual({
    baseUrl: 'http://localhost:5000',
    apiKey: null,
    timeoutMs: 20_000,
    concurrency: 2,
  });
  const given = {
    LIBRETRANSLATE_URL: 'https://lt.example/api',
    LIBRETRANSLATE_API_KEY: 'k',
    LIBRETRANSLATE_TIMEOUT_SECONDS: '5',
  };
  expect(readConfig(given).libreTranslate).toMatchObject({ baseUrl: 'https://lt.example/api', apiKey: 'k', timeoutMs: 5000 });
});

test.each([
  ['no web page', { LIBRETRANSLATE_URL: 'ftp://lt.example' }, 'LIBRETRANSLATE_URL must be an http:// or https:// address'],
  ['with a password', { LIBRETRANSLATE_URL: 'http://ann:x@lt.example' }, 'LIBRETRANSLATE_URL must hold no user name or password'],
  ['with a query', { LIBRETRANSLATE_URL: 'http://lt.example/?a=b' }, 'LIBRETRANSLATE_URL must be an address without a query'],
  ['a key alone', { LIBRETRANSLATE_API_KEY: 'k' }, 'LIBRETRANSLATE_URL must be set as well'],
])('LibreTranslate %s is refused', (_name, given, words) => {
  expect(() => readConfig(given)).toThrow(words);
});

test('alerts wait as long as is said, half an hour at most', () => {
  expect(readConfig({ ALERT_DELAY_SECONDS: '0' }).alertDelayMs).toBe(0);
  expect(readConfig({ ALERT_DELAY_SECONDS: '1800' }).alertDelayMs).toBe(1_800_000);
});

test.each([
  ['more than half an hour', '1801', 'ALERT_DELAY_SECONDS must be 0 to 1800'],
  ['less than nothing', '-1', 'ALERT_DELAY_SECONDS must be 0 to 1800'],
  ['parts of a second', '2.5', 'ALERT_DELAY_SECONDS must be a whole number'],
  ['a word', 'soon', 'ALERT_DELAY_SECONDS must be a number'],
])('alerts that wait %s are refused', (_name, ALERT_DELAY_SECONDS, words) => {
  expect(() => readConfig({ ALERT_DELAY_SECONDS })).toThrow(words);
});

const SMTP = { SMTP_URL: 'smtps://alerts:secret@mail.example:465', MAIL_FROM: 'Harbour Watch <alerts@harbour.example>' };
const DKIM = { DKIM_DOMAIN: 'harbour.example', DKIM_SELECTOR: 'key1', DKIM_PRIVATE_KEY: '/etc/dkim.pem' };

test('mail goes by a server where there is one, signed where there is a key', () => {
  expect(readConfig(SMTP).mail).toEqual({
    smtpUrl: SMTP.SMTP_URL,
    from: { name: 'Harbour Watch', address: 'alerts@harbour.example' },
    dkim: null,
  });
  const dkim = { domain: 'harbour.example', selector: 'key1', privateKeyFile: '/etc/dkim.pem' };
  expect(readConfig({ ...SMTP, ...DKIM }).mail.dkim).toEqual(dkim);
});

test.each([
  ['alerts@harbour.example', '', 'alerts@harbour.example'],
  ['<alerts@harbour.example>', '', 'alerts@harbour.example'],
  ['Alerts: Harbour <alerts@harbour.example>', 'Alerts: Harbour', 'alerts@harbour.example'],
  ['"Harbour, Ltd" <alerts@harbour.example>', 'Harbour, Ltd', 'alerts@harbour.example'],
  [String.raw`"The \"Harbour\"" <a@b.example>`, 'The "Harbour"', 'a@b.example'],
  ['"Harbour <a@b.example>', '"Harbour', 'a@b.example'],
  ['海港 (HK) <a@b.example>', '海港 (HK)', 'a@b.example'],
])('mail is from a name and an address: %s', (MAIL_FROM, name, address) => {
  expect(readConfig({ MAIL_FROM }).mail.from).toEqual({ name, address });
});

test.each([
  ['no server of mail', { ...SMTP, SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be an smtp:// or smtps:// address'],
  ['a server without a sender', { SMTP_URL: SMTP.SMTP_URL }, 'MAIL_FROM must be set where SMTP_URL is'],
  ['no address', { ...SMTP, MAIL_FROM: 'alerts' }, 'MAIL_FROM must be an address, or Name <address>'],
  ['two addresses', { ...SMTP, MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM must be an address, or Name <address>'],
  ['a group', { ...SMTP, MAIL_FROM: 'Alerts:a@b.example;' }, 'MAIL_FROM must be an address, or Name <address>'],
  ['an address after a name that is none', { ...SMTP, MAIL_FROM: 'A <b>' }, 'MAIL_FROM must be an address, or Name <address>'],
  ['half a key', { ...SMTP, DKIM_DOMAIN: 'harbour.example' }, 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set'],
])('mail with %s is refused', (_name, given, words) => {
  expect(() => readConfig(given)).toThrow(words);
});

test('calls are limited as is said, and as ever where nothing is', () => {
  const given = { CALLS_PER_MINUTE: 'analysis=900, exports=5' };
  expect(readConfig(given).callsPerMinute).toEqual({ ...CALLS_PER_MINUTE, analysis: 900, exports: 5 });
});

test.each(['analysis', 'analysis=0', 'analysis=-1', 'analysis=9e9', 'all=5', 'analysis=1,,exports=2', 'constructor=5'])(
  'limits of calls by %s are refused',
  (given) => {
    expect(() => readConfig({ CALLS_PER_MINUTE: given })).toThrow(
      'CALLS_PER_MINUTE must be NAME=NUMBER, separated by commas, of address,',
    );
  },
);

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', OIDC_ISSUER: ' ' })).toEqual(readConfig({}));
});

test('an outside issuer expects tokens for the gateway unless told otherwise', () => {
  const given = { PUBLIC_URL: 'https://earshot.example/', OIDC_ISSUER: 'https://id.example/realms/news' };
  expect(readConfig(given)).toMatchObject({
    publicUrl: 'https://earshot.example',
    oidc: { issuer: 'https://id.example/realms/news', clientId: 'earshot-web', audience: 'https://earshot.example/api/gateway' },
  });
  expect(readConfig({ ...given, OIDC_AUDIENCE: 'api', OIDC_CLIENT_ID: 'web' }).oidc).toMatchObject({
    audience: 'api',
    clientId: 'web',
    scope: 'openid profile email',
  });
  expect(readConfig({ ...given, OIDC_SCOPE: 'openid email offline_access' }).oidc?.scope).toBe('openid email offline_access');
  expect(() => readConfig({ ...given, OIDC_SCOPE: 'email' })).toThrow('OIDC_SCOPE must contain openid');
});

test('people are sent to the provider unless told otherwise', () => {
  expect(readConfig({ AUTO_REDIRECT: '0' }).autoRedirect).toBe(false);
  expect(() => readConfig({ AUTO_REDIRECT: 'no' })).toThrow('AUTO_REDIRECT must be 0 or 1');
});

test('proxies are a list of addresses', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16']);
});

const LLM = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1/', LLM_MODEL: 'tiny' };

test('a language model is an address and a name; its key is optional', () => {
  const languageModel = {
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: null,
    model: 'tiny',
    timeoutMs: 120_000,
    idleMs: 30_000,
    concurrency: 4,
    materialTokens: 6000,
  };
  expect(readConfig(LLM)).toMatchObject({ languageModel, sentiment: null, modelTokensPerDay: 1_000_000 });
  expect(readConfig({ LLM_TOKENS_PER_DAY: '0' }).modelTokensPerDay).toBe(0);
  const more = { ...LLM, LLM_API_KEY: 'key', LLM_TIMEOUT_SECONDS: '5', LLM_CONCURRENCY: '1', LLM_IDLE_SECONDS: '3' };
  expect(readConfig(more).languageModel).toEqual({
    ...languageModel,
    apiKey: 'key',
    timeoutMs: 5000,
    idleMs: 3000,
    concurrency: 1,
  });
});

const MODEL = { SENTIMENT_MODEL_DIR: './model' };
test.each<[string, Record<string, string>, object | null]>([
  ['a folder asks for its model', MODEL, { engine: 'onnx', folder: './model', threads: 1 }],
  ['with more threads', { ...MODEL, SENTIMENT_THREADS: '2' }, { engine: 'onnx', folder: './model', threads: 2 }],
  ['unless the built-in judge is asked for', { ...MODEL, SENTIMENT_ENGINE: 'built-in' }, null],
  ['a language model judges only when asked', { ...LLM, SENTIMENT_ENGINE: 'language-model' }, { engine: 'language-model' }],
])('sentiment: %s', (_name, given, sentiment) => {
  expect(readConfig(given).sentiment).toEqual(sentiment);
});

test.each<[Record<string, string>, string]>([
  [{ LLM_BASE_URL: 'http://127.0.0.1/v1' }, 'LLM_MODEL must be set as well'],
  [{ LLM_MODEL: 'tiny' }, 'LLM_BASE_URL must be set as well'],
  [{ ...LLM, LLM_BASE_URL: '127.0.0.1:8396' }, 'LLM_BASE_URL must be an http:// or https:// address'],
  [{ ...LLM, LLM_BASE_URL: 'http://ann:x@llm.example/v1' }, 'LLM_BASE_URL must hold no user name or password'],
  [{ ...LLM, LLM_BASE_URL: 'http://llm.example/v1?key=b' }, 'LLM_BASE_URL must be an address without a query'],
  [{ ...LLM, LLM_API_KEY: 'two\nlines' }, 'LLM_API_KEY must be one word of ASCII letters, digits and signs'],
  [{ SENTIMENT_ENGINE: 'onnx' }, 'SENTIMENT_MODEL_DIR must be set where SENTIMENT_ENGINE is onnx'],
  [{ SENTIMENT_ENGINE: 'language-model' }, 'LLM_BASE_URL must be set where SENTIMENT_ENGINE is language-model'],
])('%o is not enough, or not one', (given, message) => {
  expect(() => readConfig(given)).toThrow(new ConfigError(message));
});

test.each([
  { PORT: 'http' },
  { PORT: '0' },
  { PORT: '65536' },
  { PORT: '80.5' },
  { PUBLIC_URL: 'localhost:8080' },
  { PUBLIC_URL: 'http://localhost:8080/earshot' },
  { DATABASE_URL: 'mysql://x' },
  { CLICKHOUSE_URL: 'clickhouse' },
  { CLICKHOUSE_CLUSTER: 'all' },
  { CLICKHOUSE_CLUSTER: "x'" },
  { POSTS_KEPT_DAYS: '0' },
  { POSTS_KEPT_DAYS: '1.5' },
  { CLICKHOUSE_COLD_AFTER_DAYS: 'soon' },
  { CLICKHOUSE_COLD_VOLUME: 'two words' },
  { OIDC_ISSUER: 'id.example' },
  { DEMO_PASSWORD: 'short' },
  { DEMO_CONTENT: 'no' },
  { LOG_LEVEL: 'loud' },
  { LLM_BASE_URL: 'localhost:11434' },
  { LLM_TIMEOUT_SECONDS: '0' },
  { LLM_CONCURRENCY: '65' },
  { LLM_IDLE_SECONDS: '0' },
  { LLM_MATERIAL_TOKENS: '1999' },
  { LLM_TOKENS_PER_DAY: '-1' },
  { SENTIMENT_ENGINE: 'vader' },
  { SENTIMENT_THREADS: 'all' },
])('%o is refused by its name', (given) => {
  const [name] = Object.keys(given);
  expect(() => readConfig(given)).toThrow(ConfigError);
  expect(() => readConfig(given)).toThrow(new RegExp(`^${name} must `));
});

test('all wrong variables are named at once, none with its value', () => {
  const reading = () => readConfig({ PORT: 'x', DEMO_PASSWORD: 'pw' });
  expect(reading).toThrow('PORT must be a number; DEMO_PASSWORD must have at least 6 characters');
  expect(reading).not.toThrow('pw');
});
