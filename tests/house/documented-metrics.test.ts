/** The handbook lists exactly what is measured; dashboards and rules name nothing else. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACT_METRICS, FIGURE_METRICS } from '../../src/outside/telemetry/metric-table.ts';
import { openMetrics } from '../../src/outside/telemetry/metrics.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the handbook', () => {
  const rows = [...read('docs/handbook.md').matchAll(/^\| `(earshot_\w+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map((row) =>
    row.slice(1),
  );
  const acts = Object.entries(ACT_METRICS).map(([name, { labels, help }]) => [name, labels, help] as const);
  const figures = Object.entries(FIGURE_METRICS).map(([name, { labels, help }]) => [name, labels, help] as const);
  expect(rows).toEqual([...acts, ...figures].map(([name, labels, help]) => [name, labels.join(', ') || '–', help]));
});

const DEPLOYED = ['deploy/grafana/earshot.json', 'deploy/prometheus/earshot-rules.yml'];

test.each(DEPLOYED)('%s names only what there is', async (path) => {
  const metrics = await openMetrics();
  const { body } = await metrics.text();
  const types = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const known = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );
  const named = new Set(read(path).match(/\b(?:earshot|process|nodejs)_\w+\b/g));
  // In what is said of a rule, without their endings.
  const bases = new Set([...known, ...(path.endsWith('.yml') ? types.map(([, name = '']) => name) : [])]);
  expect([...named].filter((name) => !bases.has(name))).toEqual([]);
  expect(named.size).toBeGreaterThan(5);
});

test('the dashboard shows all that is measured', () => {
  const dashboard = read('deploy/grafana/earshot.json');
  const names = [...Object.keys(ACT_METRICS), ...Object.keys(FIGURE_METRICS)];
  expect(names.filter((name) => !dashboard.includes(name))).toEqual([]);
});
