/** Who watches what the program does: what is measured, and who collects traces, where this process will answer. */
import type { Config } from '../config.ts';
import type { FigureSource } from '../outside/telemetry/figures.ts';
import { type Metrics, openMetrics } from '../outside/telemetry/metrics.ts';
import { openTraces } from '../outside/telemetry/traces.ts';
import type { Environment, Log } from '../services/environment.ts';
import { clickHouseFigures, postgresFigures, processFigures } from '../services/watching/figures.ts';
import type { OpenPostgres } from '../stores/postgres/client.ts';
import { createWatch, type Watch } from '../watch.ts';

export interface Telemetry {
  watch: Watch;
  /** null: nobody could ask for them. */
  metrics: Metrics | null;
  close(): Promise<void>;
}

/** `isServer`: this process will answer. */
export async function openTelemetry({ telemetry }: Config, isServer: boolean, log: Log): Promise<Telemetry> {
  if (!isServer) return { watch: createWatch([]), metrics: null, close: async () => undefined };
  const metrics = await openMetrics();
  const tell = (failure: unknown) => log.warn({ err: failure }, 'spans could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT');
  const traces = telemetry.traces && (await openTraces(telemetry.traces, tell));
  const watchers = [metrics, traces].flatMap((one) => (one ? [one.watcher] : []));
  return { watch: createWatch(watchers), metrics, close: async () => traces?.close() };
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
