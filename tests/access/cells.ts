/** What is tried of one row: each function answers what is not as the row says. */
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../../src/contract/scopes.ts';
import { OPERATOR_TOKEN } from '../support/gateway.ts';
import { type Answer, ask } from './ask.ts';
import { WERE_IN } from './bad-tokens.ts';
import { besideOwn, filled, isKind, type Place, placesOf } from './places.ts';
import { type Call, KINDS, type Kind, type Row } from './row.ts';
import type { Tenant } from './tenant.ts';

export interface Tokens {
  own: string;
  colleague: string;
  /** Over already, and within the tolerance: what goes on until its token ends does so at once. */
  ending: { own: string; colleague: string };
  bad: readonly [why: string, token: string | null][];
}

/** Of one person; `all` has every scope, and so has `ending`, which is over in a moment. */
export type ScopedTokens = Record<Scope | 'all' | 'ending', string>;

export interface Setting {
  app: FastifyInstance;
  /** Who calls. */
  own: Tenant;
  /** Whose things they must not reach. */
  other: Tenant;
  tokens: Tokens;
  /** Access tokens of whoever calls. */
  scoped: ScopedTokens;
  /** What somebody was told of the other organisation. */
  leaks: string[];
  /** Of the other organisation's posts, what was told where that may be. */
  read: Set<string>;
  /** Signs somebody in, for a call that signs them out. */
  signIn(who: 'own' | 'colleague'): Promise<string>;
  /** Of what the caller's organisation has, what was told at all. */
  seen: Set<string>;
  /** How many calls were made. */
  cells: number;
}

export interface Tried {
  /** As in the table. */
  name: string;
  row: Row;
  address: string;
  /** Whether its head may be asked for. */
  hasHead: boolean;
}

const REFUSED = ['unauthenticated', 'CANNOT_VALIDATE_CREDENTIALS'];
const SIGNED_OUT = ['signed_out', 'TOKEN_EXPIRED'];
/** Of the tokens that count for nobody, those that are tried where anybody may. */
const TRIED_IN_PUBLIC = ['nobody', 'garbage', 'a user who is removed', ...WERE_IN];

/** Whoever is not who may is refused, before anything of the call counts. */
export async function tryTokens(setting: Setting, tried: Tried): Promise<string[]> {
  const call = await standing(setting, tried.row);
  const { bad, own } = setting.tokens;
  const wrong: [string, string | null] = tried.row.access === 'operator' ? ['a user', own] : ['the operator', OPERATOR_TOKEN];
  const complaints: string[] = [];
  for (const [why, token] of [...bad, wrong]) {
    const { status, code } = await send(setting, tried, call, token);
    const expected = WERE_IN.includes(why) && tried.row.access === 'user' ? SIGNED_OUT : REFUSED;
    const isRefused = status === 401 && code !== undefined && expected.includes(code);
    if (!isRefused) complaints.push(`${why}: ${status} ${code} instead of 401`);
    if (!tried.hasHead) continue;
    const { status: ofHead } = await ask(setting.app, tried.name, call, { token, address: tried.address, head: true });
    if (ofHead !== 401) complaints.push(`${why}, for its head: ${ofHead} instead of 401`);
  }
  return complaints;
}

/** What is public is answered alike, whatever token comes with it. */
export async function tryPublic(setting: Setting, tried: Tried): Promise<string[]> {
  const complaints: string[] = [];
  const { own, bad } = setting.tokens;
  const some = bad.filter(([why]) => TRIED_IN_PUBLIC.includes(why));
  for (const [why, token] of [...some, ['a user', own] as const]) {
    const { status, code } = await send(setting, tried, await fresh(setting, tried.row), token);
    const { own: expected = 200 } = tried.row;
    if (status !== expected) complaints.push(`${why}: ${status} ${code} instead of ${expected}`);
  }
  return complaints;
}

/** Whoever may, does; his colleague as the row says; and who he says he is besides counts for nothing. */
export async function tryOwn(setting: Setting, tried: Tried): Promise<string[]> {
  const { row } = tried;
  const { own: expected = 200, colleague = expected } = row;
  const complaints: string[] = [];
  // First: what is deleted would not be there.
  const shared = await sendAs(setting, tried, await fresh(setting, row), 'colleague');
  if (shared.status !== colleague) complaints.push(`a colleague: ${shared.status} ${shared.code} instead of ${colleague}`);
  for (const secret of row.access === 'operator' ? [] : setting.own.privateSecrets)
    if (shared.body.includes(secret)) complaints.push(`a colleague: is told ${secret}`);
  const answer = await sendAs(setting, tried, await fresh(setting, row), 'own');
  if (answer.status !== expected)
    complaints.push(`its owner: ${answer.status} ${answer.body.slice(0, 300)} instead of ${expected}`);
  const pretended = await sendAs(setting, tried, pretending(await fresh(setting, row), setting.other), 'own');
  const told = row.strict ? 400 : expected;
  if (pretended.status !== told) complaints.push(`another name in the body: ${pretended.status} instead of ${told}`);
  if (tried.name.startsWith('GET ') && !row.stream && !row.strict && pretended.body !== answer.body)
    complaints.push('another name in the address: another answer');
  return complaints;
}

/** What is somebody else's is as if it did not exist, wherever it stands: the answers are the same to the letter. */
export async function tryStrangers(setting: Setting, tried: Tried): Promise<string[]> {
  const complaints: string[] = [];
  for (const place of placesOf(tried.row)) {
    complaints.push(...(await tryPlace(setting, tried, tried.row, place)));
    if (!place.isItem) continue;
    const { call, at } = besideOwn(tried.row, place);
    complaints.push(...(await tryPlace(setting, tried, call, { ...place, at })));
  }
  return [...complaints, ...(await tryAllOfOther(setting, tried))];
}

async function tryPlace(setting: Setting, tried: Tried, call: Call, place: Place): Promise<string[]> {
  const where = `${place.at} <${place.kind}>`;
  const expected = tried.row.stranger?.[place.kind] ?? 404;
  // A link of another kind may be too long for its place.
  const allowed = KINDS[place.kind].of === 'holder' ? [expected, 400] : [expected];
  const answers: Answer[] = [];
  for (const value of strangersOf(setting, place, expected))
    answers.push(await sendWith(setting, tried, call, { ...place, value }));
  const complaints = answers.flatMap(({ status, code }) =>
    allowed.includes(status) ? [] : [`${where}: ${status} ${code} instead of ${expected}`],
  );
  const bodies = new Set(answers.filter(({ status }) => status === expected).map(({ body }) => body));
  if (bodies.size > 1) complaints.push(`${where}: told from what does not exist: ${[...bodies].join(' | ')}`);
  return complaints;
}

/** All places at once: things that fit together, as an alert and its channel, but are somebody else's. */
async function tryAllOfOther(setting: Setting, tried: Tried): Promise<string[]> {
  const named = placesOf(tried.row).map(({ kind }) => kind);
  const kinds = new Set(named.filter((kind) => ['organisation', 'person'].includes(KINDS[kind].of)));
  // Whoever has a link of somebody else's may do what it is for.
  if (kinds.size === 0 || named.some((kind) => KINDS[kind].of === 'holder')) return [];
  const call = await filled(tried.row, (word) => (isKind(word) ? setting.other.ids[word] : wordOf(setting, word)));
  const { status } = await sendAs(setting, tried, call, 'own');
  const expected = new Set([...kinds].map((kind) => tried.row.stranger?.[kind] ?? 404));
  return expected.has(status) ? [] : [`everything somebody else's: ${status} instead of ${[...expected].join(' or ')}`];
}

/** Somebody else's, and what does not exist. Of what opens a door: changed, and made for another door. */
function strangersOf({ own, other }: Setting, { kind }: Place, expected: number): string[] {
  const of = KINDS[kind];
  // Everybody may know which posts there are.
  if (of.of === 'everybody' && expected === 200) return [other.ids[kind]];
  if ('missing' in of) return [other.ids[kind], of.missing];
  const doors = Object.keys(KINDS).filter((name): name is Kind => isKind(name) && KINDS[name].of === 'holder' && name !== kind);
  const changed = own.ids[kind].replace(/.(.)$/, (end) => (end.startsWith('A') ? 'B' : 'A') + end.slice(1));
  return [changed, ...doors.map((door) => own.ids[door])];
}

/** The same answer is the same text, but for what was asked for. */
async function sendWith(
  setting: Setting,
  tried: Tried,
  call: Call,
  { kind, at, value }: Place & { value: string },
): Promise<Answer> {
  const changed = await filled(call, (word, place) => (word === kind && place === at ? value : standingWord(setting, word)));
  const answer = await sendAs(setting, tried, changed, 'own');
  return { ...answer, body: answer.body.replaceAll(value, '…') };
}

/** With what is there already: of what is refused nothing is used up. */
export function standing(setting: Setting, row: Row): Promise<Call> {
  return filled(row, (word) => standingWord(setting, word));
}

/** With something new where the row says so. */
export function fresh(setting: Setting, row: Row): Promise<Call> {
  return filled(row, (word, _, isNew) => (isNew && isKind(word) ? setting.own.make(word) : standingWord(setting, word)));
}

function standingWord(setting: Setting, word: string): string {
  return isKind(word) ? setting.own.ids[word] : wordOf(setting, word);
}

function wordOf({ own, cells }: Setting, word: string): string {
  const known = word === 'text' ? `text${cells}` : own.named[word];
  if (known === undefined) throw new Error(`<${word}>: see KINDS in row.ts`);
  return known;
}

/** Says that somebody else calls, in all ways in which programs say it. */
function pretending(call: Call, { actor, colleague }: Tenant): Call {
  const names = {
    organisationId: actor.organisationId,
    organisation_id: actor.organisationId,
    org_id: actor.organisationId,
    orgId: actor.organisationId,
    userId: colleague.userId,
    user_id: colleague.userId,
    sub: colleague.userId,
  };
  const inQuery = Object.fromEntries(Object.entries(names).map(([name, value]) => [name, String(value)]));
  const isBody = call.args !== undefined || (typeof call.body === 'object' && call.body !== null);
  return {
    ...call,
    query: { ...call.query, ...inQuery },
    ...(isBody && { body: { ...(call.body as object), ...names, actor } }),
  };
}

async function sendAs(setting: Setting, tried: Tried, call: Call, who: 'own' | 'colleague'): Promise<Answer> {
  const { access, stream, signsOut } = tried.row;
  const { tokens, signIn } = setting;
  const ofUser = signsOut ? await signIn(who) : stream ? tokens.ending[who] : tokens[who];
  return send(setting, tried, call, { user: ofUser, operator: OPERATOR_TOKEN, public: null }[access]);
}

export async function send(setting: Setting, { name, row, address }: Tried, call: Call, token: string | null): Promise<Answer> {
  setting.cells += 1;
  const answer = await ask(setting.app, name, call, { token, address });
  if (token === OPERATOR_TOKEN) return answer;
  const asked = JSON.stringify(call);
  const body = row.reads ? withoutText(setting, answer.body) : answer.body;
  // What somebody has said himself is no news to him.
  for (const secret of setting.other.secrets)
    if (body.includes(secret) && !asked.includes(secret)) setting.leaks.push(`tells ${secret}: ${asked}`);
  for (const [seen] of answer.body.matchAll(setting.own.words)) setting.seen.add(seen);
  return answer;
}

/** Whole, and as the content of a post: anywhere else it is told as everything else of theirs is. */
function withoutText({ other, read }: Setting, body: string): string {
  const text = `"content":${JSON.stringify(other.content)}`;
  if (body.includes(text)) read.add(other.content);
  return body.replaceAll(text, '');
}
