/** The settings of those who watch the program, as the configuration reads them. Those of traces have the names that OpenTelemetry gives them. */
import { z } from 'zod';

export interface TraceSettings {
  /** Of a collector, without a slash at the end; spans go to `/v1/traces` below it. */
  endpoint: string;
  /** Sent along, as with a key. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Of the traces that begin here, or with a caller: 0 none, 1 all. */
  ratio: number;
}

export interface TelemetrySettings {
  /** Whoever brings it may read what is measured, and nothing else; null: the operator's token alone opens that. */
  metricsToken: string | null;
  /** null: nobody collects traces. */
  traces: TraceSettings | null;
}

const ratio = 'must be a number from 0 to 1';

export const TELEMETRY_VARIABLES = {
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(/^[\w.~+/=-]{16,}$/, 'must be one word of 16 or more letters, digits and the signs . _ ~ + / = -')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http:// or https:// address')
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json', 'must be http/json, the one that is spoken').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^\s*[\w-]+=[^,=]+(?:,\s*[\w-]+=[^,=]+)*\s*$/,
      'must be NAME=VALUE, separated by commas, with other signs escaped as in addresses',
    )
    .refine((value) => isDecodable(value), 'has a % that escapes nothing')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('earshot'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(ratio).min(0, ratio).max(1, ratio).default(1),
};

const variables = z.object(TELEMETRY_VARIABLES);

export function telemetryOf(values: z.infer<typeof variables>): TelemetrySettings {
  const { METRICS_TOKEN: metricsToken = null, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  if (!endpoint) return { metricsToken, traces: null };
  const traces = {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: headersOf(values.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    serviceName: values.OTEL_SERVICE_NAME,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
  return { metricsToken, traces };
}

function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => decodeURIComponent(part.trim())));
  return Object.fromEntries(pairs.filter(([name]) => name).map(([name = '', value = '']) => [name, value]));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
