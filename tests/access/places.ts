/** The places of a call that hold what is somebody's, and the call with something put there. */
import { type Call, KINDS, type Kind, type Row } from './row.ts';

/** `at`: where in the call, for whoever reads a complaint. */
export interface Place {
  kind: Kind;
  at: string;
  /** An item of a list. */
  isItem: boolean;
}

/** What stands for `<topic>` at a place. `isNew`: `<new topic>`. */
export type Fill = (word: string, at: string, isNew: boolean) => Promise<string> | string;

const PLACE = /<(new )?(\w+)( #)?>/g;

export function isKind(word: string): word is Kind {
  return Object.hasOwn(KINDS, word);
}

/** Each kind once at each text. */
export function placesOf(call: Row): Place[] {
  const places: Place[] = [];
  walk(partsOf(call), '', false, (text, at, isItem) => {
    for (const [, , word = ''] of text.matchAll(PLACE)) if (isKind(word)) places.push({ kind: word, at, isItem });
  });
  return places;
}

/** Names of fields, and of places in the path, that hold something. */
export function namedFields(call: Row): Set<string> {
  const names = new Set<string>();
  for (const { at } of placesOf(call)) for (const name of at.split('.')) names.add(name);
  return names;
}

export async function filled(call: Call, fill: Fill): Promise<Call> {
  return (await replaced(partsOf(call), '', fill)) as Call;
}

function partsOf({ path, query, body, type, args }: Call): Call {
  return {
    ...(path && { path }),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(type && { type }),
    ...(args && { args }),
  };
}

function walk(value: unknown, at: string, isItem: boolean, see: (text: string, at: string, isItem: boolean) => void): void {
  if (typeof value === 'string') see(value, at, isItem);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) walk(inner, at === '' ? name : `${at}.${name}`, isList(value, at), see);
}

/** The arguments of a function are no list of alike. */
function isList(value: unknown, at: string): boolean {
  return Array.isArray(value) && at !== 'args';
}

async function replaced(value: unknown, at: string, fill: Fill): Promise<unknown> {
  if (typeof value === 'string') return replacedText(value, at, fill);
  if (typeof value !== 'object' || value === null) return value;
  const entries = [];
  for (const [name, inner] of Object.entries(value))
    entries.push([name, await replaced(inner, at === '' ? name : `${at}.${name}`, fill)] as const);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

async function replacedText(text: string, at: string, fill: Fill): Promise<unknown> {
  let whole = '';
  let from = 0;
  for (const match of text.matchAll(PLACE)) {
    const [matched, isNew, word = '', isNumber] = match;
    const value = await fill(word, at, isNew !== undefined);
    if (isNumber) return Number(value);
    whole += text.slice(from, match.index) + value;
    from = match.index + matched.length;
  }
  return whole + text.slice(from);
}

/** The same call with the item of a list twice: the caller's own, and, at `place`, what is put there. */
export function besideOwn(call: Call, { at, kind }: Place): { call: Call; at: string } {
  const names = at.split('.');
  const index = Number(names.pop());
  const changed = structuredClone(partsOf(call)) as unknown as Record<string, unknown>;
  let list: unknown = changed;
  for (const name of names) list = (list as Record<string, unknown>)[name];
  (list as unknown[]).splice(index, 0, `<${kind}>`);
  return { call: changed as Call, at: [...names, index + 1].join('.') };
}
