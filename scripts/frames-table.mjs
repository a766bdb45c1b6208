/** The frames of all scenarios as a table, and whether they keep the bar; functions by the files that they were written in. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { root } from './setup.mjs';

/** Milliseconds. */
const BAR = 50;

/** `lines`: what tests/frames/recorded.ts notes of each run. The best of the runs counts; the peers, which begin with `bare`, keep no bar. */
export function framesTable(lines) {
  const scenarios = grouped(lines);
  const rows = [
    [
      '',
      'runs',
      'frames',
      'p50 ms',
      'p95',
      'longest',
      'over, best run',
      'longest task ms (processor)',
      'interaction p98',
      'load',
    ],
  ];
  const long = [];
  let kept = true;
  for (const [scenario, runs] of scenarios) {
    const frames = runs.flatMap((run) => run.frames).toSorted((one, other) => one - other);
    const interactions = runs.flatMap((run) => run.interactions).toSorted((one, other) => one - other);
    const tasks = runs.flatMap((run) => run.tasks).toSorted((one, other) => other.milliseconds - one.milliseconds);
    const over = Math.min(...runs.map((run) => run.frames.filter((frame) => frame > BAR).length));
    if (over > 0 && !scenario.startsWith('bare')) kept = false;
    const [task] = tasks;
    rows.push([
      scenario,
      String(runs.length),
      String(frames.length),
      ...[0.5, 0.95, 1].map((part) => at(frames, part).toFixed(1)),
      String(over),
      task ? `${task.milliseconds.toFixed(1)} (${task.processor.toFixed(1)})` : '',
      interactions.length > 0 ? at(interactions, 0.98).toFixed(0) : '',
      Math.max(...runs.map(({ load }) => load)).toFixed(1),
    ]);
    long.push(...tasks.slice(0, 3).map((one) => `  ${scenario}: ${said(one)}`));
  }
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const text = rows.map((row) => row.map((cell, column) => cell[column ? 'padStart' : 'padEnd'](widths[column])).join('  '));
  return { text: ['', ...text, '', 'The longest tasks, and what took most of them:', ...long].join('\n'), kept };
}

function grouped(lines) {
  const groups = new Map();
  for (const line of lines) groups.set(line.scenario, [...(groups.get(line.scenario) ?? []), line]);
  return groups;
}

function at(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function said({ milliseconds, processor, parts }) {
  const named = parts.map(
    (part) => `${part.name}${part.script ? ` ${placeOf(part.script)}` : ''} ${part.milliseconds.toFixed(1)}`,
  );
  return `${milliseconds.toFixed(1)} ms (${processor.toFixed(1)} of the processor): ${named.join(', ')}`;
}

/** Lines and columns of a trace are counted from 1. */
function placeOf({ functionName, url, lineNumber, columnNumber }) {
  const file = basename(new URL(url, 'http://localhost').pathname);
  try {
    const map = new SourceMap(JSON.parse(readFileSync(join(root, 'dist/web/assets', `${file}.map`), 'utf8')));
    const { originalSource, originalLine } = map.findEntry(lineNumber - 1, columnNumber - 1);
    return `${functionName} ${originalSource.replace(/^(?:\.\.\/)+/, '')}:${originalLine + 1}`;
  } catch {
    return `${functionName} ${file}:${lineNumber}`;
  }
}
