/**
 * Cuts a text into the smallest pieces that can be judged and folded without looking further: an emoji, a character with
 * all that normalisation may join to it, or most often one unit that the tables know. What pieces become together is
 * up to the sink (tokens.ts, tags.ts).
 */
import { foldOfUnit, KIND, type Kind, kindOfFolded, kindOfUnit } from './characters.ts';
import { emojiEnd, foldEmoji } from './emoji.ts';
import { fold } from './fold.ts';

/** Takes folded characters in order, with the place of the piece they come from; several may share one. */
export interface PieceSink {
  add(kind: Kind, folded: string, start: number, end: number): void;
  addEmoji(folded: string, start: number, end: number): void;
}

const HANGUL = '\\u1100-\\u11ff\\u3131-\\u318e\\ua960-\\ua97f\\uac00-\\ud7ff\\uffa0-\\uffdc';
const EXTENDS = '\\p{M}\\uff9e\\uff9f';
/** What normalisation may join: a character with its marks, or Hangul with the Hangul that follows. */
const CLUSTER = new RegExp(
  `[${HANGUL}](?:[${HANGUL}${EXTENDS}]|\\p{DI}+(?=[${HANGUL}${EXTENDS}]))*|.(?:[${EXTENDS}]|\\p{DI}+(?=[${EXTENDS}]))*`,
  'suy',
);
const IGNORABLE = /\p{DI}/u;
const ALL_IGNORABLE = /\p{DI}+/gu;
/** At once: were each of a million of them looked ahead from, a text of nothing else would take hours. */
const IGNORABLE_RUN = /\p{DI}+/uy;

/** Hands the piece at `at` to the sink and answers where it ends. */
export function readPiece(text: string, at: number, sink: PieceSink): number {
  const unit = text.charCodeAt(at);
  const kind = kindOfUnit(unit);
  if (kind !== KIND.complex && (at + 1 === text.length || kindOfUnit(text.charCodeAt(at + 1)) !== KIND.complex)) {
    sink.add(kind, String.fromCharCode(foldOfUnit(unit)), at, at + 1);
    return at + 1;
  }
  const end = emojiEnd(text, at);
  if (end > at) {
    sink.addEmoji(foldEmoji(text.slice(at, end)), at, end);
    return end;
  }
  IGNORABLE_RUN.lastIndex = at;
  return IGNORABLE_RUN.test(text) ? IGNORABLE_RUN.lastIndex : readCluster(text, at, kind, sink);
}

function readCluster(text: string, start: number, kind: Kind, sink: PieceSink): number {
  CLUSTER.lastIndex = start;
  const cluster = CLUSTER.exec(text)?.[0] ?? text.charAt(start);
  const end = start + cluster.length;
  if (cluster.length === 1 && kind !== KIND.complex) {
    sink.add(kind, String.fromCharCode(foldOfUnit(text.charCodeAt(start))), start, end);
    return end;
  }
  const visible = IGNORABLE.test(cluster) ? cluster.replace(ALL_IGNORABLE, '') : cluster;
  for (const character of fold(visible)) sink.add(kindOfFolded(character), character, start, end);
  return end;
}
