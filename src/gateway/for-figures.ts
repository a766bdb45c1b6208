import type { Environment } from '../services/environment.ts';
import { patient } from '../stores/clickhouse/patient.ts';

/** What verbs are handed whose figures people look at, and look at again: alerts, exports and writes get the environment itself. */
export function forFigures(environment: Environment): Environment {
  return Object.create(environment, { clickhouse: { get: () => patient(environment.clickhouse) } });
}
