/** The handbook lists exactly what is measured; dashboards and rules name nothing else. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACT_METRICS, FIGURE_METRICS } from '../../src/outside/telemetry/metric-table.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the handbook', () => {
  const rows = [...read('docs/handbook.md').matchAll(/^\| `(earshot_\w+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map((row) =>
    row.slice(1),
  );
  const acts = Object.entries(ACT_METRICS).map(([name, { labels, help }]) => [name, labels, help] as const);
  const figures = Object.entries(FIGURE_METRICS).map(([name, { labels, help }]) => [name, labels, help] as const);
  expect(rows).toEqual([...acts, ...figures].map(([name, labels, help]) => [name, labels.join(', ') || '–', help]));
});
