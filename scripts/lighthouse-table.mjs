/** The scores of Lighthouse as a table, and whether they keep the bars; below it the audits that cost points. */

const BARS = { performance: { desktop: 95, mobile: 85 }, accessibility: 100, 'best-practices': 100 };
const METRICS = {
  'first-contentful-paint': 'FCP s',
  'largest-contentful-paint': 'LCP s',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
};

/** `lines`: what tests/lighthouse notes of each run. */
export function lighthouseTable(lines) {
  const rows = [['', 'runs', ...Object.keys(BARS), ...Object.values(METRICS), 'load']];
  const costs = new Set();
  let kept = lines.length > 0;
  const asked = new Map();
  for (const line of lines) asked.set(`${line.page}, ${line.form}`, [...(asked.get(`${line.page}, ${line.form}`) ?? []), line]);
  for (const [name, runs] of asked) {
    const scores = Object.keys(BARS).map((category) => Math.round(middle(runs.map((run) => run.scores[category])) * 100));
    const bars = Object.values(BARS).map((bar) => (typeof bar === 'number' ? bar : bar[runs[0].form]));
    if (scores.some((score, place) => score < bars[place])) kept = false;
    const metrics = Object.entries(METRICS).map(([metric, title]) => {
      const value = middle(runs.map((run) => run.metrics[metric]));
      if (title.endsWith('CLS')) return value.toFixed(3);
      return title.endsWith(' s') ? (value / 1000).toFixed(1) : value.toFixed(0);
    });
    const shown = scores.map((score, place) => `${score}${score < bars[place] ? ` < ${bars[place]}` : ''}`);
    rows.push([name, String(runs.length), ...shown, ...metrics, Math.max(...runs.map(({ load }) => load)).toFixed(1)]);
    for (const run of runs) for (const cost of run.costs) costs.add(`  ${name}: ${cost}`);
  }
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const text = rows.map((row) => row.map((cell, column) => cell[column ? 'padStart' : 'padEnd'](widths[column])).join('  '));
  return { text: ['', ...text, '', 'What costs points:', ...costs].join('\n'), kept };
}

function middle(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
