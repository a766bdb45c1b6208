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
  const sums = sumSigns(table, signs);
  const compound = compoundOf(intensity(signs));
  out[0] = Math.log1p(sums.praise);
  out[1] = Math.log1p(sums.complaint);
  out[2] = sums.mostPraise / 3;
  out[3] = sums.mostComplaint / 3;
  out[4] = signs.count > 0 ? (signs.values[signs.count - 1] as number) / 3 : 0;
  out[5] = compound;
  out[6] = Math.abs(compound);
  out[7] = signs.count === 0 ? 1 : 0;
  out[8] = sums.praise > 0 && sums.complaint > 0 ? 1 : 0;
  out[9] = Math.sqrt(sums.praise) / 2;
  out[10] = Math.sqrt(sums.complaint) / 2;
  out[11] = Math.log1p(sums.praiseAtEnd);
  out[12] = Math.log1p(sums.complaintAtEnd);
  out[13] = Math.log1p(sums.praiseByFaces);
  out[14] = Math.log1p(sums.complaintByFaces);
  out[15] = Math.log1p(sums.praiseAfterTurn);
  out[16] = Math.log1p(sums.complaintAfterTurn);
  out[17] = Math.min(signs.negations, 3) / 2;
  out[18] = Math.min(signs.exclamations, MOST_MARKS) / 2;
  out[19] = Math.min(signs.questions, 3) / 2;
  out[22] = Math.min(signs.elongated, 2);
  out[21] = Math.min(signs.capitals, 4) / 2;
  countSigns(table, out);
  out[27] = Math.log1p(table.count) / 3;
  if (signs.count > 0) out[28 + Math.min(5, Math.max(0, Math.floor((compound + 0.9) / 0.3)))] = 1;
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

interface Sums {
  praise: number;
  complaint: number;
  mostPraise: number;
  mostComplaint: number;
  praiseAtEnd: number;
  complaintAtEnd: number;
  praiseByFaces: number;
  complaintByFaces: number;
  praiseAfterTurn: number;
  complaintAfterTurn: number;
}

function sumSigns(table: TokenTable, signs: Signs): Sums {
  const sums: Sums = {
    praise: 0,
    complaint: 0,
    mostPraise: 0,
    mostComplaint: 0,
    praiseAtEnd: 0,
    complaintAtEnd: 0,
    praiseByFaces: 0,
    complaintByFaces: 0,
    praiseAfterTurn: 0,
    complaintAfterTurn: 0,
  };
  for (let index = 0; index < signs.count; index++) {
    const value = signs.values[index] as number;
    const place = signs.places[index] as number;
    const isFace = table.kinds[place] === TOKEN.emoji || table.kinds[place] === TOKEN.face;
    const isEnd = place >= table.count - ENDING;
    const isAfter = signs.turn !== -1 && place > signs.turn;
    if (value > 0) {
      sums.praise += value;
      sums.mostPraise = Math.max(sums.mostPraise, value);
      if (isEnd) sums.praiseAtEnd += value;
      if (isFace) sums.praiseByFaces += value;
      if (isAfter) sums.praiseAfterTurn += value;
    } else {
      sums.complaint -= value;
      sums.mostComplaint = Math.max(sums.mostComplaint, -value);
      if (isEnd) sums.complaintAtEnd -= value;
      if (isFace) sums.complaintByFaces -= value;
      if (isAfter) sums.complaintAfterTurn -= value;
    }
  }
  return sums;
}
