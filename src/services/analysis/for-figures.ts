import { patient } from '../../stores/clickhouse/patient.ts';
import type { Environment } from '../environment.ts';

/** What verbs are handed whose figures people look at, and look at again: alerts, exports and writes get the environment itself. */
export function forFigures(environment: Environment): Environment {
  return { ...environment, clickhouse: patient(environment.clickhouse) };
}
