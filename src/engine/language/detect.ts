/**
 * The language of a post: the one that carries most of its meaning, by how much of each script stands in running words;
 * Cantonese against written Chinese and English against other languages in Latin letters by a small learned model;
 * Traditional against Simplified by the characters that only one of them has. One language per post, and none inside words
 * that are links. It does not tell the languages of `other` apart, and Chinese or Japanese names without kana are Chinese.
 */
import type { LanguageModel, Weights } from './model.ts';
import { featureValue, Reading } from './reading.ts';

/** Rises whenever the same text may be told to be in another language. */
export const LANGUAGE_VERSION = 1;

export type DetectedLanguage = 'en' | 'zh-Hant' | 'zh-Hans' | 'yue' | 'ja' | 'ko' | 'other';

export interface Detection {
  /** null: no letters but those of links and typed faces. */
  language: DetectedLanguage | null;
  /** 0…1: how often such an answer is right; 0 with null. */
  confidence: number;
}

/** `leaning`: what is known beside the text for Cantonese against written Chinese, as the logarithm of odds; 0 nothing. */
export type LanguageDetector = (text: string, leaning?: number) => Detection;

const NOTHING: Detection = { language: null, confidence: 0 };
/** Chinese characters that both ways of writing share: the posts of this product are mostly Traditional. */
const TRADITIONAL_PRIOR = 0.6;
/** What is added to the weighing of the model, as logarithms of odds. Cantonese is seldom written in Simplified. */
const CANTONESE = { always: -0.3, simplified: -2.5, mark: 1.5, marks: 4 };
/** A lone word in Latin letters is mostly English. */
const ENGLISH = { always: 0.7, accent: -0.7, accents: 4 };
/** A function word of Chinese beside foreign words: the sentence is a Chinese one. */
const GRAMMAR = 3;
const KATAKANA = 0.7;
const JAMO = 0.3;
/** How many Han characters one sign of Japanese grammar outweighs. */
const JAPANESE = { endings: 8, hiragana: 4, japanese: 4.5, no: 1.5, katakana: 0.8 };

/** Keeps no text; answers are not tied to what was asked before. */
export function createLanguageDetector(model: LanguageModel): LanguageDetector {
  const reading = new Reading();
  return (text, leaning = 0) => {
    reading.read(text);
    if (reading.dressed > 0) reading.read(text.normalize('NFKC'));
    return reading.letters === 0 ? NOTHING : decide(reading, model, leaning);
  };
}

function decide(reading: Reading, model: LanguageModel, leaning: number): Detection {
  const kana = reading.hiragana + reading.endings + reading.no + reading.katakana * KATAKANA;
  const eastAsian = reading.han + kana + GRAMMAR * reading.grammar;
  const korean = reading.hangul + JAMO * reading.jamo;
  const { latin, other } = reading;
  const most = Math.max(eastAsian, korean, latin, other);
  // How much of the text speaks for the answer; with nothing but tags and handles little does.
  const share = (most / (eastAsian + korean + latin + other)) * Math.min(1, 0.5 + most / 2);
  if (most === eastAsian) return japaneseOrChinese(reading, model, share, leaning);
  if (most === korean) return answer('ko', share);
  return most === latin ? latinLanguage(reading, model, share) : answer('other', share);
}

function japaneseOrChinese(reading: Reading, model: LanguageModel, share: number, leaning: number): Detection {
  const { han, grammar } = reading;
  const japanese =
    JAPANESE.endings * reading.endings +
    JAPANESE.hiragana * reading.hiragana +
    JAPANESE.japanese * reading.japanese +
    JAPANESE.no * reading.no +
    JAPANESE.katakana * reading.katakana;
  const chinese = han + GRAMMAR * grammar;
  if (japanese > chinese) return answer('ja', share * (japanese / (japanese + chinese)));
  const prior =
    leaning +
    CANTONESE.always +
    CANTONESE.mark * Math.min(reading.cantonese, CANTONESE.marks) +
    (reading.simplified > reading.traditional ? CANTONESE.simplified : 0);
  const cantonese = chanceOf(model.cantonese, reading.hanPlaces, reading.hanLength, prior);
  if (cantonese >= 0.5) return answer('yue', share * cantonese);
  return chineseScript(reading, share * (1 - cantonese));
}

function chineseScript({ traditional, simplified }: Reading, share: number): Detection {
  const known = traditional + simplified;
  const chance = (traditional + TRADITIONAL_PRIOR) / (known + 1);
  return chance >= 0.5 ? answer('zh-Hant', share * chance) : answer('zh-Hans', share * (1 - chance));
}

function latinLanguage({ latinPlaces, latinLength, accented }: Reading, model: LanguageModel, share: number): Detection {
  const prior = ENGLISH.always + ENGLISH.accent * Math.min(accented, ENGLISH.accents);
  const english = chanceOf(model.english, latinPlaces, latinLength, prior);
  return english >= 0.5 ? answer('en', share * english) : answer('other', share * (1 - english));
}

/** Fitted on posts held out: taken as they are, the shares and chances multiplied are too modest. */
const SHARPNESS = 1.7;

function answer(language: DetectedLanguage, belief: number): Detection {
  const odds = (belief / (1 - Math.min(belief, 0.999))) ** SHARPNESS;
  return { language, confidence: odds / (1 + odds) };
}

function chanceOf({ places, scale, bias }: Weights, found: Int32Array, length: number, prior: number): number {
  let sum = 0;
  for (let at = 0; at < length; at++) sum += places[found[at] as number] as number;
  return 1 / (1 + Math.exp(-(prior + bias + scale * sum * featureValue(length))));
}
