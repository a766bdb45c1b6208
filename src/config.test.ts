import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without any variable: loopback, embedded stores, embedded provider, no secret', () => {
  expect(readConfig({})).toEqual({
    productName: 'Earshot',
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    dataDir: './data',
    databaseUrl: null,
    clickhouseUrl: null,
    oidc: null,
    demoPassword: null,
    demoContent: true,
    logLevel: 'warn',
    trustProxy: [],
  });
});

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
  });
});

test('proxies are a list of addresses', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16']);
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
  { OIDC_ISSUER: 'id.example' },
  { DEMO_PASSWORD: 'short' },
  { DEMO_CONTENT: 'no' },
  { LOG_LEVEL: 'loud' },
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
