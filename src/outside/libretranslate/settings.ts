/** The settings of a LibreTranslate server, as the configuration reads them. */
import { z } from 'zod';
import type { LibreTranslateOptions } from './libretranslate.ts';

export type LibreTranslateSettings = Omit<LibreTranslateOptions, 'now' | 'pause'>;

const seconds = 'must be a whole number, 1 to 600';
const side = 'must be a whole number, 1 to 64';

/** The operator's own: it may be on this machine. */
export const serverUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'must be an http:// or https:// address',
    // Of what is no address the rest cannot be said.
    abort: true,
  })
  .refine((value) => new URL(value).username === '', 'must hold no user name or password')
  .refine((value) => new URL(value).search === '', 'must be an address without a query');

export const LIBRETRANSLATE_VARIABLES = {
  LIBRETRANSLATE_URL: serverUrl.optional(),
  LIBRETRANSLATE_API_KEY: z.string().trim().optional(),
  LIBRETRANSLATE_TIMEOUT_SECONDS: z.coerce.number(seconds).int(seconds).min(1, seconds).max(600, seconds).default(20),
  LIBRETRANSLATE_CONCURRENCY: z.coerce.number(side).int(side).min(1, side).max(64, side).default(2),
};

const variables = z.object(LIBRETRANSLATE_VARIABLES);

/** null: there is none. */
export function libreTranslateOf(values: z.infer<typeof variables>): LibreTranslateSettings | null {
  const { LIBRETRANSLATE_URL: baseUrl, LIBRETRANSLATE_API_KEY: apiKey = null } = values;
  if (!baseUrl) return null;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey,
    timeoutMs: values.LIBRETRANSLATE_TIMEOUT_SECONDS * 1000,
    concurrency: values.LIBRETRANSLATE_CONCURRENCY,
  };
}
