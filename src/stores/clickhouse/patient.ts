import type { ClickHouse } from './client.ts';

/** The store for whoever shows figures and asks again soon: of large topics they may be as old as `Patience` says. */
export function patient(clickhouse: ClickHouse): ClickHouse {
  const query: ClickHouse['query'] = (question, params) => clickhouse.query({ patience: 'follow', ...question }, params);
  return Object.create(clickhouse, { query: { value: query } }) as ClickHouse;
}
