/** The settings of those who watch the program, as the configuration reads them. */
import { z } from 'zod';

export interface TelemetrySettings {
  /** Whoever brings it may read what is measured, and nothing else; null: the operator's token alone opens that. */
  metricsToken: string | null;
}

export const TELEMETRY_VARIABLES = {
  METRICS_TOKEN: z
    .string()
    .trim()
    .regex(/^[\w.~+/=-]{16,}$/, 'must be one word of 16 or more letters, digits and the signs . _ ~ + / = -')
    .optional(),
};

const variables = z.object(TELEMETRY_VARIABLES);

export function telemetryOf(values: z.infer<typeof variables>): TelemetrySettings {
  return { metricsToken: values.METRICS_TOKEN ?? null };
}
