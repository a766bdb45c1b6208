/**
 * What is measured, for Prometheus: acts are counted as they end, figures are read when somebody asks. A store that does not answer holds up
 * nobody: its figures are absent then, and `earshot_store_up` says so. The library is loaded when this is opened, and by nobody else.
 */
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ActKind, Watcher } from '../../watch.ts';
import { createFigures, type FigureSource } from './figures.ts';
import { ACT_METRICS, type ActMetric, FIGURE_METRICS, type FigureMetric } from './metric-table.ts';

export interface Metrics {
  watcher: Watcher;
  /** From now on these are read too. */
  read(sources: readonly FigureSource[]): void;
  /** As Prometheus reads it. */
  text(): Promise<{ type: string; body: string }>;
}

export async function openMetrics(): Promise<Metrics> {
  const { default: library } = await import('prom-client');
  const registry: Registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const histograms = new Map<ActKind, { histogram: Histogram; labels: readonly string[] }>();
  for (const [name, { act, help, labels, buckets }] of Object.entries<ActMetric>(ACT_METRICS)) {
    const histogram = new library.Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] });
    histograms.set(act, { histogram, labels });
  }
  const figured = new Map<string, Gauge | Counter>();
  for (const [name, { type, help, labels }] of Object.entries<FigureMetric>(FIGURE_METRICS)) {
    const Kind = type === 'gauge' ? library.Gauge : library.Counter;
    figured.set(name, new Kind({ name, help, labelNames: labels, registers: [registry] }));
  }
  const figures = createFigures();

  return {
    watcher: {
      began: ({ kind, labels: begun }) => ({
        ended({ failed, labels: ended }, seconds) {
          const metric = histograms.get(kind);
          if (!metric) return;
          const all: Record<string, string> = { ...begun, outcome: failed ? 'failed' : 'done', ...ended };
          metric.histogram.observe(Object.fromEntries(metric.labels.map((label) => [label, all[label] ?? ''])), seconds);
        },
      }),
    },
    read: (sources) => figures.add(sources),
    async text() {
      const read = await figures.read();
      for (const metric of figured.values()) metric.reset();
      // A gauge without labels would say 0 of what nobody has read.
      for (const [name, { labels }] of Object.entries(FIGURE_METRICS))
        if (labels.length === 0 && !read.some((figure) => figure.name === name)) figured.get(name)?.remove();
      for (const { name, labels = {}, value } of read) figured.get(name)?.inc({ ...labels }, value);
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}
