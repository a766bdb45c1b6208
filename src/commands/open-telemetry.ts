/** Who watches what the program does: what is measured, where this process will answer. */
import type { Config } from '../config.ts';
import type { FigureSource } from '../outside/telemetry/figures.ts';
import { type Metrics, openMetrics } from '../outside/telemetry/metrics.ts';
import type { Environment } from '../services/environment.ts';
import { clickHouseFigures, postgresFigures, processFigures } from '../services/watching/figures.ts';
import type { OpenPostgres } from '../stores/postgres/client.ts';
import { createWatch, type Watch } from '../watch.ts';

export interface Telemetry {
  watch: Watch;
  /** null: nobody could ask for them. */
  metrics: Metrics | null;
}

/** `isServer`: this process will answer. */
export async function openTelemetry(_config: Config, isServer: boolean): Promise<Telemetry> {
  const metrics = isServer ? await openMetrics() : null;
  return { watch: createWatch(metrics ? [metrics.watcher] : []), metrics };
}

/** What is read when somebody asks. */
export function figureSources(environment: Environment, { connections }: Pick<OpenPostgres, 'connections'>): FigureSource[] {
  const pool = () =>
    Object.entries(connections?.() ?? {}).map(([state, value]) => {
      return { name: 'earshot_postgres_connections', labels: { state }, value } as const;
    });
  return [
    { store: 'postgres', read: () => postgresFigures(environment) },
    { store: 'clickhouse', read: () => clickHouseFigures(environment) },
    { store: null, read: () => [...processFigures(environment), ...pool()] },
  ];
}
