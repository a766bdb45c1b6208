/** What is set of ClickHouse, as the configuration reads it. */
import { z } from 'zod';
import type { Retention } from './retention.ts';

/** As it stands in statements. */
const name = z
  .string()
  .trim()
  .regex(/^[A-Za-z_]\w*$/, 'must be one word of ASCII letters, digits and _');
const days = (least: number) => {
  const message = `must be a whole number, ${least} to 36500`;
  return z.coerce.number(message).int(message).min(least, message).max(36_500, message);
};

export const CLICKHOUSE_VARIABLES = {
  CLICKHOUSE_URL: z
    .string()
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http:// or https:// address')
    .optional(),
  CLICKHOUSE_CLUSTER: name.optional(),
  CLICKHOUSE_STORAGE_POLICY: name.optional(),
  CLICKHOUSE_COLD_VOLUME: name.optional(),
  CLICKHOUSE_COLD_AFTER_DAYS: days(1).optional(),
  POSTS_KEPT_DAYS: days(1).optional(),
};
const variables = z.object(CLICKHOUSE_VARIABLES);
type Variables = z.infer<typeof variables>;

export interface ClickHouseSettings {
  /** null: embedded. */
  clickhouseUrl: string | null;
  /** As the servers call it; null: one server. */
  clickhouseCluster: string | null;
  retention: Retention;
}

const COLD = ['CLICKHOUSE_STORAGE_POLICY', 'CLICKHOUSE_COLD_VOLUME', 'CLICKHOUSE_COLD_AFTER_DAYS'] as const;

/** `refuse`: throws, with a sentence that begins with the name of the variable. */
export function clickhouseOf(values: Variables, refuse: (sentence: string) => never): ClickHouseSettings {
  const { CLICKHOUSE_URL: url = null, CLICKHOUSE_CLUSTER: cluster = null, POSTS_KEPT_DAYS: keptDays = null } = values;
  const ofServers = (['CLICKHOUSE_CLUSTER', ...COLD] as const).filter((variable) => values[variable] !== undefined);
  if (!url && ofServers.length > 0) refuse(`${ofServers.join(', ')} must not be set without CLICKHOUSE_URL`);
  const { CLICKHOUSE_STORAGE_POLICY: policy, CLICKHOUSE_COLD_VOLUME: volume, CLICKHOUSE_COLD_AFTER_DAYS: afterDays } = values;
  const given = COLD.filter((variable) => values[variable] !== undefined).length;
  if (given !== 0 && given !== COLD.length) refuse(`${COLD.join(', ')} must be set together`);
  const cold = policy && volume && afterDays ? { policy, volume, afterDays } : null;
  if (cold && keptDays !== null && cold.afterDays >= keptDays)
    refuse('CLICKHOUSE_COLD_AFTER_DAYS must be less than POSTS_KEPT_DAYS');
  return { clickhouseUrl: url, clickhouseCluster: cluster, retention: { keptDays, cold } };
}
