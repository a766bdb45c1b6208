/** What the word lists and the typing of a post say, as the few dense features that the model weighs beside its n-grams. */
import type { Signs } from './signs.ts';
import { TOKEN, type TokenTable } from './token-table.ts';

export const EVIDENCE = [
  'praise',
  'complaint',
  'strongest praise',
  'strongest complaint',
  'last sign',
  'compound',
  'compound, absolute',
  'no sign',
  'both sides',
  'praise, root',
  'complaint, root',
  'praise at the end',
  'complaint at the end',
  'praise by emoji and faces',
  'complaint by emoji and faces',
  'praise after a turn',
  'complaint after a turn',
  'negations',
  'exclamation marks',
  'question marks',
  'ends with a question',
  'capitals',
  'elongated words',
  'link',
  'begins with a handle',
  'handles',
  'numbers',
  'length',
  'compound under -0.6',
  'compound -0.6 to -0.3',
  'compound -0.3 to 0',
  'compound 0 to 0.3',
  'compound 0.3 to 0.6',
  'compound over 0.6',
] as const;

/** Hutto and Gilbert (2014): normalises a sum of weights into −1…1; 15 is about the highest sum that is seen. */
const ALPHA = 15;
/** How many tokens at the end of a post are its end. */
const ENDING = 8;
const MARK_WEIGHT = 0.292;
const MOST_MARKS = 4;

/** The sum of all signs, `!` stressing it; any real number. */
export function intensity(signs: Signs): number {
  let sum = 0;
  for (let index = 0; index < signs.count; index++) sum += signs.values[index] as number;
  return sum + Math.sign(sum) * MARK_WEIGHT * Math.min(signs.exclamations, MOST_MARKS);
}

/** −1…1. */
export function compoundOf(sum: number): number {
  return sum / Math.sqrt(sum * sum + ALPHA);
}

/** Fills `out`, one number per entry of EVIDENCE, each about −2…2. */
export function readEvidence(table: TokenTable, signs: Signs, out: Float64Array): void {
  out.fill(0);
  sumSigns(table, signs);
  const compound = compoundOf(intensity(signs));
  fillSide(out, 0, praise);
  fillSide(out, 1, complaint);
  out[4] = signs.count > 0 ? (signs.values[signs.count - 1] as number) / 3 : 0;
  out[5] = compound;
  out[6] = Math.abs(compound);
  out[7] = signs.count === 0 ? 1 : 0;
  out[8] = praise.sum > 0 && complaint.sum > 0 ? 1 : 0;
  out[17] = Math.min(signs.negations, 3) / 2;
  out[18] = Math.min(signs.exclamations, MOST_MARKS) / 2;
  out[19] = Math.min(signs.questions, 3) / 2;
  out[21] = Math.min(signs.capitals, 4) / 2;
  out[22] = Math.min(signs.elongated, 2);
  countSigns(table, out);
  out[27] = Math.log1p(table.count) / 3;
  if (signs.count > 0) out[28 + Math.min(5, Math.max(0, Math.floor((compound + 0.9) / 0.3)))] = 1;
}

/** The entries of complaint stand beside those of praise. */
function fillSide(out: Float64Array, offset: 0 | 1, side: Side): void {
  out[offset] = Math.log1p(side.sum);
  out[2 + offset] = side.most / 3;
  out[9 + offset] = Math.sqrt(side.sum) / 2;
  out[11 + offset] = Math.log1p(side.atEnd);
  out[13 + offset] = Math.log1p(side.byFaces);
  out[15 + offset] = Math.log1p(side.afterTurn);
}

function countSigns({ kinds, count }: TokenTable, out: Float64Array): void {
  let handles = 0;
  let numbers = 0;
  for (let at = 0; at < count; at++) {
    const kind = kinds[at];
    if (kind === TOKEN.link) out[23] = 1;
    else if (kind === TOKEN.handle) handles++;
    else if (kind === TOKEN.number) numbers++;
  }
  out[20] = count > 0 && kinds[count - 1] === TOKEN.mark && (out[19] as number) > 0 ? 1 : 0;
  out[24] = kinds[0] === TOKEN.handle ? 1 : 0;
  out[25] = Math.min(handles, 3) / 2;
  out[26] = Math.min(numbers, 3) / 2;
}

interface Side {
  sum: number;
  most: number;
  atEnd: number;
  byFaces: number;
  afterTurn: number;
}

/** Filled anew for every post. */
const praise: Side = { sum: 0, most: 0, atEnd: 0, byFaces: 0, afterTurn: 0 };
const complaint: Side = { sum: 0, most: 0, atEnd: 0, byFaces: 0, afterTurn: 0 };

function sumSigns(table: TokenTable, signs: Signs): void {
  for (const side of [praise, complaint]) side.sum = side.most = side.atEnd = side.byFaces = side.afterTurn = 0;
  for (let index = 0; index < signs.count; index++) {
    const value = signs.values[index] as number;
    const place = signs.places[index] as number;
    const side = value > 0 ? praise : complaint;
    const size = Math.abs(value);
    side.sum += size;
    side.most = Math.max(side.most, size);
    if (place >= table.count - ENDING) side.atEnd += size;
    if (table.kinds[place] === TOKEN.emoji || table.kinds[place] === TOKEN.face) side.byFaces += size;
    if (signs.turn !== -1 && place > signs.turn) side.afterTurn += size;
  }
}
