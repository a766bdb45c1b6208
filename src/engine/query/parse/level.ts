/**
 * Reads the tokens of one level, from a parenthesis to its mate, into operands and what stands between them; what is between
 * deeper parentheses is an operand already made. It says what is wrong with an operand by itself, joints.ts what is
 * wrong with how they are joined.
 */
import { LIMITS } from '../../../contract/limits.ts';
import type { QueryField } from '../syntax.ts';
import { applyFields, fieldOf } from './fields.ts';
import { deletion, remove, removeOperand } from './fix-edits.ts';
import { readJoints } from './joints.ts';
import type { Token } from './lexer-token.ts';
import { reportNoise, reportSuffix } from './noise.ts';
import { isOperator, type Level, type Operand, type Source } from './source.ts';
import { parseTerm } from './term.ts';
import { buildTree } from './tree.ts';

/** Parentheses that add no meaning may stand deeper than the tree may be, but not without end. */
const DEEPEST = 2 * LIMITS.queryDepth;

/** Where a level lies: how deep, and inside which field. */
interface Place {
  depth: number;
  field: QueryField | null;
}

export function readText(source: Source): Operand | null {
  return readTree(source, { depth: 0, field: null });
}

function readTree(source: Source, place: Place): Operand | null {
  return buildTree(source, readJoints(source, readLevel(source, place)));
}

function readLevel(source: Source, place: Place): Level {
  const items: { operand: Operand; gap: Token[] }[] = [];
  let gap: Token[] = [];
  for (let token = source.tokens[source.at]; token !== undefined; token = source.tokens[source.at]) {
    if (token.sign === 'close' && token.mate !== null) break;
    if (standsBetween(token) && !(isNoise(token) && standsAlone(source, items.length, gap))) {
      gap.push(token);
      source.at += 1;
    } else {
      items.push({ operand: readOperand(source, place), gap });
      gap = [];
    }
  }
  return { items, tail: gap };
}

/** Noise, a suffix of nothing, and a parenthesis that closes nothing are passed over. */
function isNoise(token: Token | undefined): boolean {
  return token?.sign === 'noise' || token?.sign === 'suffix' || (token?.sign === 'close' && token.mate === null);
}

function standsBetween(token: Token): boolean {
  return isOperator(token) || isNoise(token);
}

/** Noise where a term should stand, with none following: it was meant to be one. */
function standsAlone({ tokens, at }: Source, operands: number, gap: readonly Token[]): boolean {
  const expected = gap.length === 0 ? operands === 0 : isOperator(gap.at(-1));
  const next = tokens[at + 1];
  return expected && tokens[at]?.sign === 'noise' && (next === undefined || next.sign === 'close' || isOperator(next));
}

function readOperand(source: Source, place: Place): Operand {
  const first = source.at;
  const fields: Token[] = [];
  for (let token = source.tokens[source.at]; token?.sign === 'field'; token = source.tokens[++source.at]) fields.push(token);
  passNoise(source, fields);
  const operand = readUnfielded(source, place, fields, first);
  readSuffixes(source, operand);
  return operand;
}

/** `title:-word`: the sign belongs before the field or nowhere. */
function passNoise(source: Source, fields: readonly Token[]): void {
  for (let token = source.tokens[source.at]; fields.length > 0 && isNoise(token); token = source.tokens[++source.at]) {
    const next = source.tokens[source.at + 1];
    if (next === undefined || isOperator(next) || next.sign === 'close') break;
    if (token) reportNoise(source, token, 'before', fields[0]);
  }
}

function readUnfielded(source: Source, place: Place, fields: readonly Token[], first: number): Operand {
  const token = source.tokens[source.at];
  const outer = place.field;
  const isMissing = token === undefined || isOperator(token) || token.sign === 'close' || token.sign === 'suffix';
  if (isMissing) return applyFields(source, { fields, inner: null, first, last: source.at - 1, outer });
  if (token.sign === 'open') {
    const inner = readGroup(source, token, { ...place, field: outer ?? knownField(source, fields) });
    return applyFields(source, { fields, inner, first, last: source.at - 1, outer });
  }
  const index = source.at++;
  const isHashtag = (outer ?? knownField(source, fields)) === 'hashtag';
  const node = token.sign === 'noise' ? null : parseTerm(source, token, isHashtag);
  if (token.sign === 'noise') reportNoise(source, token, 'alone');
  const { start, end } = token;
  const term = token.sign === 'word' || token.sign === 'phrase' ? token : null;
  const inner = { start, end, node, height: 1, first: index, last: index, term, fielded: false, guess: false };
  return applyFields(source, { fields, inner, first, last: index, outer });
}

function readGroup(source: Source, open: Token, place: Place): Operand {
  const first = source.at++;
  const errors = source.report.errors;
  if (open.foreign) reportBracket(source, open);
  if (place.depth >= DEEPEST) return skipGroup(source, open, first);
  const inner = readTree(source, { depth: place.depth + 1, field: place.field });
  const close = source.tokens[source.at];
  const isClosed = close !== undefined && close.mate === open;
  if (isClosed) source.at += 1;
  const last = source.at - 1;
  const end = source.tokens[last]?.end ?? open.end;
  if (!isClosed && !source.tooDeep) reportUnclosed(source, open, first);
  if (isClosed && inner === null && source.report.errors === errors) {
    source.report.error('queryEmptyGroup', { start: open.start, end }, () => [removeOperand(source, first, last)]);
  }
  const [node, height] = [inner?.node ?? null, inner?.height ?? 0];
  return { start: open.start, end, node, height, first, last, term: null, fielded: false, guess: inner?.guess ?? false };
}

/** Goes on behind the mate without looking at what stands between. */
function skipGroup(source: Source, open: Token, first: number): Operand {
  if (!source.tooDeep) source.report.error('queryNestedTooDeep', open);
  source.tooDeep = true;
  while (source.at < source.tokens.length && source.tokens[source.at] !== open.mate) source.at += 1;
  if (open.mate !== null) source.at += 1;
  const end = source.tokens[source.at - 1]?.end ?? open.end;
  return { start: open.start, end, node: null, height: 0, first, last: source.at - 1, term: null, fielded: false, guess: false };
}

function reportUnclosed(source: Source, open: Token, first: number): void {
  const end = source.text.trimEnd().length;
  source.report.error('queryUnclosedGroup', open, () => [
    { kind: 'close', edits: [{ start: end, end, text: source.text[open.start] === '（' ? '）' : ')' }] },
    remove({ start: open.start, end: source.tokens[first + 1]?.start ?? open.end }),
    removeOperand(source, first, first),
  ]);
}

function reportBracket(source: Source, open: Token): void {
  const close = open.mate ?? open;
  source.report.error('querySymbol', open, () => [
    {
      kind: 'group',
      edits: [
        { ...deletion(open), text: '(' },
        { ...deletion(close), text: ')' },
      ],
    },
    { kind: 'remove', edits: [deletion(open), deletion(close)] },
  ]);
}

function readSuffixes(source: Source, operand: Operand): void {
  for (
    let token = source.tokens[source.at];
    token?.sign === 'suffix' && token.start === operand.end;
    token = source.tokens[source.at]
  ) {
    reportSuffix(source, token, operand);
    operand.end = token.end;
    operand.last = source.at;
    operand.term = null;
    source.at += 1;
  }
}

function knownField(source: Source, fields: readonly Token[]): QueryField | null {
  for (const field of fields) {
    const name = fieldOf(source, field);
    if (name !== null) return name;
  }
  return null;
}
