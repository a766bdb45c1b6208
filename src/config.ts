/**
 * The configuration, read once from the environment: nothing else reads process.env. Every wrong value is refused at
 * the start by the name of its variable; an empty value counts as unset; no secret has a default.
 */
import { z } from 'zod';

export interface OutsideIssuer {
  issuer: string;
  clientId: string;
  /** What the `aud` of an access token must contain. */
  audience: string;
}

export interface Config {
  productName: string;
  host: string;
  port: number;
  /** Where browsers reach the program: origin without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** null: embedded, under `dataDir`. */
  databaseUrl: string | null;
  clickhouseUrl: string | null;
  /** null: the embedded provider. */
  oidc: OutsideIssuer | null;
  demoPassword: string | null;
  demoContent: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Addresses of proxies whose X-Forwarded-* headers count. */
  trustProxy: string[];
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const httpUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http:// or https:// address');
const postgresUrl = z.string().refine((value) => /^postgres(ql)?:\/\//.test(value), 'must be a postgres:// address');

const variables = z.object({
  PRODUCT_NAME: z.string().default('Earshot'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 to 65535')
    .max(65535, 'must be 1 to 65535')
    .default(8080),
  PUBLIC_URL: httpUrl
    .refine(
      (value) => URL.canParse(value) && new URL(value).pathname === '/' && new URL(value).search === '',
      'must be an origin, without a path',
    )
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  CLICKHOUSE_URL: httpUrl.optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().default('earshot-web'),
  OIDC_AUDIENCE: z.string().optional(),
  DEMO_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
  DEMO_CONTENT: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent').default('warn'),
  TRUST_PROXY: z.string().default(''),
});

/** Throws ConfigError, one sentence per wrong variable. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  }
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  return {
    productName: values.PRODUCT_NAME,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    clickhouseUrl: values.CLICKHOUSE_URL ?? null,
    oidc: values.OIDC_ISSUER
      ? {
          issuer: values.OIDC_ISSUER,
          clientId: values.OIDC_CLIENT_ID,
          audience: values.OIDC_AUDIENCE ?? `${publicUrl}/api/gateway`,
        }
      : null,
    demoPassword: values.DEMO_PASSWORD ?? null,
    demoContent: values.DEMO_CONTENT === '1',
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  };
}
