/** How much a sign between two words parts them: whether a phrase, or a sentence, can go on behind it. */
import { GAP } from './token-table.ts';

const JOINTS = " \t\u00a0\u3000-\u2010\u2011'\u2019\u2018&\u00b7\u2027\u30fb\u2022_/+";
const COMMAS = ',\uff0c\u3001"\u201c\u201d()\uff08\uff09\u300a\u300b\u3008\u3009*~\u201e';
/** Spaces in a row part no more than one; two line breaks do. */
const LINE_BREAK = 0x0a;
const DOT = 0x2e;

const classes = new Uint8Array(65_536).fill(GAP.stop);
for (const sign of JOINTS) classes[sign.charCodeAt(0)] = GAP.joint;
for (const sign of COMMAS) classes[sign.charCodeAt(0)] = GAP.comma;

/** `at`: the sign. A dot with a space behind it ends a sentence, one inside a word (`U.S.`) does not. */
export function gapAfter(text: string, at: number, before: number): number {
  const unit = text.charCodeAt(at);
  if (unit === LINE_BREAK) return before === GAP.none ? GAP.comma : GAP.stop;
  if (unit !== DOT) return classes[unit] as number;
  const next = text.charCodeAt(at + 1);
  return next > 0x20 ? GAP.joint : GAP.stop;
}
