/**
 * Which encoding bytes are in when nothing says so: that in which they read like a language. Only the first part of a text is looked
 * at. Chinese comes first where two read equally well.
 */
import { beyondAscii, damage, decodeAs } from './text-decoder.ts';

interface Candidate {
  encoding: string;
  /** The characters that make up most of what is not ASCII in its languages. */
  usual: RegExp;
  /** The share that they have there; more says nothing more. */
  typical: number;
}

const CHINESE =
  '，。、！？：；「」（）的一是不了在有我人中上大和地到以要就出可也你生能而子那得下自之年作用道行所然家事成方多去法如都同面起看定天分好小部其些主理心她本前但因只想日';
const TRADITIONAL = '這個他們來為國說時會對於著過發後裡種經麼學現當沒動還進樣開從實係唔佢';
const SIMPLIFIED = '这个他们来为国说时会对于着过发后里种经么学现当没动还进样开从实“”';
const KOREAN = '이다는의에을를가로고한지도하어사기은해인나서자아있리그시대정일수라보만들전니요게것';
const WESTERN = 'éèàùâêîôûçäöüßñáíóúãõåæøëïÉÀÈÂÇÄÖÜÑÓÅØ‘’“”–—…«»©®°·•£€¿¡™\u00a0';

const CANDIDATES: readonly Candidate[] = [
  { encoding: 'big5', usual: new RegExp(`[${CHINESE}${TRADITIONAL}]`, 'gu'), typical: 0.35 },
  { encoding: 'gb18030', usual: new RegExp(`[${CHINESE}${SIMPLIFIED}]`, 'gu'), typical: 0.35 },
  // Kana at full width; at half width any byte above 0xa0 is one.
  { encoding: 'shift_jis', usual: /[\u3041-\u30fe、。「」]/gu, typical: 0.4 },
  { encoding: 'euc-jp', usual: /[\u3041-\u30fe、。「」]/gu, typical: 0.4 },
  { encoding: 'euc-kr', usual: new RegExp(`[${KOREAN}]`, 'gu'), typical: 0.35 },
  // Letters with signs stand alone or in twos (ção) among ASCII, where Cyrillic ones make up whole words.
  { encoding: 'windows-1252', usual: new RegExp(`(?<![À-ÿ])[${WESTERN}]{1,2}(?![À-ÿ])`, 'gu'), typical: 0.8 },
  { encoding: 'windows-1251', usual: /[А-ЯЁа-яё][а-яё]{2,}/gu, typical: 0.7 },
];

const SAMPLE_BYTES = 64 * 1024;

export interface Guess {
  encoding: string;
  /** 1: reads like the language; 0 and less: does not. */
  likeness: number;
}

export function guessEncoding(bytes: Uint8Array): Guess {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let best: Guess = { encoding: 'windows-1252', likeness: 0 };
  for (const candidate of CANDIDATES) {
    const likeness = likenessOf(candidate, decodeAs(candidate.encoding, sample));
    if (likeness > best.likeness) best = { encoding: candidate.encoding, likeness };
  }
  return best;
}

/** What is damaged counts five times: in the right encoding nearly nothing is. */
function likenessOf({ usual, typical }: Candidate, text: string): number {
  const foreign = beyondAscii(text);
  if (foreign === 0) return 0;
  const found = text.match(usual)?.reduce((sum, run) => sum + run.length, 0) ?? 0;
  return Math.min(1, found / foreign / typical) - 5 * damage(text);
}
