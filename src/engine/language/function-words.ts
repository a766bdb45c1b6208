/** Words of English that carry its grammar, marked by feature place. */
import { PLACES_BITS, WORD_START, wordHash, wordPlace } from './features.ts';

/** What shows that the sentence itself is English, and not only a name or a borrowed word in it. */
export const FUNCTION_WORDS = markWords(
  `the a an and or of to in on at by for from with about into over after that this these those i me my you your u ur he him his she
  her it its it's we us our they them their who what which when where why how is are was were be been am i'm do does did don't didn't have has
  had will would can could should not no but if so because as just very really too all any some than then there here get got go going
  want need know think said says out up down off more most please let make take only never always`,
);

/** By place; a rare other word falls on the same place and counts as one of them. */
function markWords(list: string): Uint8Array {
  const marks = new Uint8Array(1 << PLACES_BITS);
  for (const word of list.split(/\s+/)) {
    let hash = WORD_START;
    for (let at = 0; at < word.length; at++) hash = wordHash(hash, word.charCodeAt(at));
    marks[wordPlace(hash)] = 1;
  }
  return marks;
}
