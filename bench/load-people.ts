/** People who look at dashboards: each opens a page, reads for a while with the stream of arrivals open, and opens the next. */
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type PageCall, type RecordedPage, TOPIC } from './load-pages.ts';

export interface Measured {
  /** Milliseconds of each call, until its last byte. */
  calls: number[];
  /** Milliseconds of each page, from its first call until its last answer, and its name. */
  pages: { name: string; milliseconds: number }[];
  /** What was no success, in words. */
  errors: string[];
  streams: number;
}

export interface Load {
  url: string;
  topics: readonly string[];
  pages: readonly RecordedPage[];
  /** Milliseconds between two pages of one person, half to one and a half of it. */
  thinkMs: number;
  random: () => number;
  stop: AbortSignal;
}

/** As many as browsers ask one host at a time. */
const AT_ONCE = 6;

export function nothingYet(): Measured {
  return { calls: [], pages: [], errors: [], streams: 0 };
}

/** Until they are stopped. Adds to what was measured before. */
export async function peopleAtWork(load: Load, tokens: readonly string[], measured = nothingYet()): Promise<Measured> {
  // Each of them listens.
  setMaxListeners(0, load.stop);
  await Promise.all(tokens.map((token) => atWork(load, token, measured)));
  return measured;
}

async function atWork(load: Load, token: string, measured: Measured): Promise<void> {
  const { random, stop, thinkMs } = load;
  const rest = (milliseconds: number) => pause(milliseconds, undefined, { signal: stop }).catch(() => undefined);
  // Not all of them at the same moment.
  await rest(random() * thinkMs);
  while (!stop.aborted) {
    const topic = oneOf(load.topics, random);
    const left = new AbortController();
    const listening = listen(load, token, topic, measured, AbortSignal.any([left.signal, stop]));
    for (let page = 0; page < 3 && !stop.aborted; page += 1) {
      await open(load, token, topic, measured);
      await rest(thinkMs * (0.5 + random()));
    }
    left.abort();
    await listening;
  }
}

async function open(load: Load, token: string, topic: string, measured: Measured): Promise<void> {
  const page = weighed(load.pages, load.random);
  const waiting = [...page.calls];
  const begun = performance.now();
  const next = async (): Promise<void> => {
    for (let call = waiting.shift(); call && !load.stop.aborted; call = waiting.shift())
      await ask(load, token, topic, call, measured);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (!load.stop.aborted) measured.pages.push({ name: page.name, milliseconds: performance.now() - begun });
}

async function ask({ url, stop }: Load, token: string, topic: string, call: PageCall, measured: Measured): Promise<void> {
  const { method, path, body } = call;
  const begun = performance.now();
  try {
    const answer = await fetch(url + path.replaceAll(TOPIC, topic), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== null && { 'content-type': 'application/json' }) },
      body: body?.replaceAll(TOPIC, topic) ?? null,
    });
    const text = await answer.text();
    if (stop.aborted) return;
    measured.calls.push(performance.now() - begun);
    if (answer.status !== 200) measured.errors.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  } catch (error) {
    measured.errors.push(`${method} ${path}: ${String(error)}`);
  }
}

async function listen(load: Load, token: string, topic: string, measured: Measured, stop: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  try {
    const answer = await fetch(`${load.url}/api/gateway/topics/${topic}/arrivals`, { headers, signal: stop });
    if (answer.status !== 200) measured.errors.push(`arrivals: ${answer.status}`);
    else measured.streams += 1;
    for await (const _piece of answer.body ?? []) if (stop.aborted) return;
  } catch (error) {
    if (!stop.aborted) measured.errors.push(`arrivals: ${String(error)}`);
  }
}

function weighed(pages: readonly RecordedPage[], random: () => number): RecordedPage {
  let place = random() * pages.reduce((sum, { weight }) => sum + weight, 0);
  for (const page of pages) {
    place -= page.weight;
    if (place < 0) return page;
  }
  throw new Error('no page');
}

function oneOf<T>(all: readonly T[], random: () => number): T {
  const chosen = all[Math.floor(random() * all.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}
