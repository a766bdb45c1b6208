/** What the doctor looks at, one thing after the other, and what he says: each within a time, and none keeps another from being looked at. */
import { onOneLine } from '../contract/text.ts';

export interface Finding {
  state: 'ok' | 'warning' | 'error';
  says: string;
  /** A sentence; of whatever is not ok. */
  todo?: string;
}

export interface Check {
  name: string;
  look(): Promise<Finding | null> | Finding | null;
}

export interface Found extends Finding {
  check: string;
}

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warning = (says: string, todo: string): Finding => ({ state: 'warning', says, todo });
export const error = (says: string, todo: string): Finding => ({ state: 'error', says, todo });

/** Milliseconds of one check. */
const PATIENCE_MS = 15_000;

/** null of a check: there is nothing to be looked at. `safe` takes secrets out of a text. `tell`: at once, as each is known. */
export async function examine(
  checks: readonly Check[],
  safe: (text: string) => string,
  tell: (found: Found) => void,
  patienceMs = PATIENCE_MS,
): Promise<Found[]> {
  const all: Found[] = [];
  for (const { name, look } of checks) {
    const finding = await inTime(look, patienceMs);
    if (!finding) continue;
    const { state, says, todo } = finding;
    const found = { check: name, state, says: said(says, safe), ...(todo !== undefined && { todo: said(todo, safe) }) };
    all.push(found);
    tell(found);
  }
  return all;
}

async function inTime(look: Check['look'], patienceMs: number): Promise<Finding | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    const finding = error(
      `there was no answer within ${patienceMs / 1000} seconds`,
      'Look whether it runs, and whether it is reached from here.',
    );
    timer = setTimeout(resolve, patienceMs, finding);
  });
  const looked = (async () => look())().catch((failure: unknown) =>
    error(messageOf(failure), 'See to what it says, and run doctor again.'),
  );
  return Promise.race([looked, late]).finally(() => clearTimeout(timer));
}

function said(text: string, safe: (text: string) => string): string {
  return onOneLine(safe(text));
}

/** In one sentence: some drivers leave the message empty and say why in the code or in the cause only. */
export function messageOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { message, code, cause } = failure as Error & { code?: unknown };
  // What a layer above has to say is the whole statement.
  if (cause instanceof Error && message.startsWith('Failed query')) return messageOf(cause);
  const of = failure instanceof AggregateError ? messageOf(failure.errors[0]) : '';
  const why = cause instanceof Error ? messageOf(cause) : '';
  return [message || of || (typeof code === 'string' ? code : failure.name), why].filter((part) => part !== '').join(': ');
}

const SIGNS = { ok: 'ok     ', warning: 'warning', error: 'error  ' } as const;

export function foundText({ check, state, says, todo }: Found): string {
  return `${SIGNS[state]}  ${check}: ${says}${todo === undefined ? '' : `\n         ${todo}`}`;
}
