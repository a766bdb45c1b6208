import type { ClickHouse } from './client.ts';

const patientOnes = new WeakMap<ClickHouse, ClickHouse>();

/** The store for whoever shows figures and asks again soon: of large topics they may be as old as `Patience` says. Of a store always the same one. */
export function patient(clickhouse: ClickHouse): ClickHouse {
  const known = patientOnes.get(clickhouse);
  if (known) return known;
  const query: ClickHouse['query'] = (question, params) => clickhouse.query({ patience: 'follow', ...question }, params);
  const made = Object.create(clickhouse, { query: { value: query } }) as ClickHouse;
  patientOnes.set(clickhouse, made);
  return made;
}
