/** Records a trace while something is done, and notes what it says for the table of scripts/frames.mjs. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { expect, type Page } from '@playwright/test';
import { framesOf } from './frames-of.ts';
import { interactionsOf } from './interactions-of.ts';
import { tasksOf } from './tasks-of.ts';
import { drawerOf, type TraceEvent } from './trace-events.ts';

const CATEGORIES = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'v8',
];
/** From here on it counts: what was under way when the recording began is not of what is done. */
const BEGINS = 'earshot begins';
const LONGEST = 3;
/** Fewer would say nothing. */
const ENOUGH = 10;

export async function recorded(page: Page, scenario: string, act: () => Promise<void>): Promise<void> {
  const browser = page.context().browser();
  const results = process.env['FRAMES_RESULTS'];
  if (!browser || !results) throw new Error('run by scripts/frames.mjs');
  const load = loadavg()[0];
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(`void performance.mark('${BEGINS}')`);
  await act();
  const trace = await browser.stopTracing();
  if (process.env['FRAMES_TRACES'])
    writeFileSync(`${process.env['FRAMES_TRACES']}/${scenario.replaceAll(/\W+/g, '-')}.json`, trace);
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const drawer = drawerOf(traceEvents);
  const begun = traceEvents.find(({ name }) => name === BEGINS)?.ts ?? Number.POSITIVE_INFINITY;
  const events = traceEvents.filter(({ ts }) => ts >= begun);
  const frames = framesOf(events, drawer);
  expect(frames.length).toBeGreaterThan(ENOUGH);
  const tasks = tasksOf(events, drawer, LONGEST);
  const interactions = interactionsOf(events, drawer);
  appendFileSync(results, `${JSON.stringify({ scenario, frames, tasks, interactions, load })}\n`);
}
