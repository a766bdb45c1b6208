/**
 * A query text cut into lexemes, in order and without gaps, in linear time, whatever the text is. It knows what each piece
 * looks like, not whether it may stand where it stands: that is for the parser.
 */
import { readRun } from './lexer-run.ts';
import { findSign, SIGN, type SignClass, signOf } from './lexer-signs.ts';
import { type Emit, type Token, token } from './lexer-token.ts';

export function lex(text: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  const emit: Emit = (kind, sign, start, end) => {
    const emitted = token(kind, sign, start, end);
    if (sign !== 'space') emitted.index = index++;
    tokens.push(emitted);
    return emitted;
  };
  const missing = new Set<SignClass>();
  let at = 0;
  while (at < text.length) at = readPiece(text, at, emit, missing);
  pair(tokens);
  return tokens;
}

const CLOSERS: Partial<Record<SignClass, SignClass>> = {
  [SIGN.quote]: SIGN.quote,
  [SIGN.cornerOpen]: SIGN.cornerClose,
  [SIGN.whiteCornerOpen]: SIGN.whiteCornerClose,
  [SIGN.braceOpen]: SIGN.braceClose,
};

/** `missing`: closing signs known not to come any more, so that no text is searched for them twice. */
function readPiece(text: string, start: number, emit: Emit, missing: Set<SignClass>): number {
  const sign = signOf(text, start);
  const closer = CLOSERS[sign];
  if (closer !== undefined) return readQuoted(text, start, closer, emit, missing);
  if (sign === SIGN.none) return readRun(text, start, emit);
  let end = start + 1;
  if (sign === SIGN.space) {
    while (signOf(text, end) === SIGN.space) end++;
    emit('space', 'space', start, end);
  } else if (sign === SIGN.open || sign === SIGN.close) {
    emit('paren', sign === SIGN.open ? 'open' : 'close', start, end);
  } else {
    emit('bad', 'noise', start, end);
  }
  return end;
}

function readQuoted(text: string, start: number, closer: SignClass, emit: Emit, missing: Set<SignClass>): number {
  const found = missing.has(closer) ? -1 : findSign(text, start + 1, closer);
  if (found < 0) missing.add(closer);
  const end = found < 0 ? unclosedEnd(text, start) : found + 1;
  const kind = closer === SIGN.braceClose ? 'exact' : 'phrase';
  emit(kind, kind, start, end).closed = found >= 0;
  return end;
}

const NEXT_OPERATOR = /(?<=\S)\s+(?:AND|OR|NOT|O?NEAR(?:\/\d*)?)(?=[\s(（]|$)|[)）\n]/g;

/** What is not closed goes on to the next operator, parenthesis or line: what follows can still be read. */
function unclosedEnd(text: string, start: number): number {
  NEXT_OPERATOR.lastIndex = start + 1;
  const next = NEXT_OPERATOR.exec(text)?.index ?? text.length;
  return Math.max(start + 1, start + text.slice(start, next).trimEnd().length);
}

/** Finds the mate of each parenthesis. Foreign brackets without a mate are noise. */
function pair(tokens: readonly Token[]): void {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.sign === 'open') open.push(token);
    if (token.sign !== 'close') continue;
    // A bracket that is not closed inside parentheses will not be closed behind them.
    if (!token.foreign) while (open.at(-1)?.foreign) open.pop();
    if (open.at(-1)?.foreign !== token.foreign) continue;
    const mate = open.pop();
    if (mate === undefined) continue;
    token.mate = mate;
    mate.mate = token;
  }
  for (const token of tokens) if (token.foreign && token.mate === null) token.sign = 'noise';
}
