/**
 * The language of a post: the one that carries most of its meaning, by how much of each script stands in running words;
 * Cantonese against written Chinese and English against other languages in Latin letters by a small learned model;
 * Traditional against Simplified by the characters that only one of them has. One language per post, and none inside words
 * that are links. It does not tell the languages of `other` apart, and Chinese or Japanese names without kana are Chinese.
 */
import type { LanguageModel, Weights } from './model.ts';
import { featureValue, Reading } from './reading.ts';

export type DetectedLanguage = 'en' | 'zh-Hant' | 'zh-Hans' | 'yue' | 'ja' | 'ko' | 'other';

export interface Detection {
  /** null: no letters but those of links and typed faces. */
  language: DetectedLanguage | null;
  /** 0…1: how often such an answer is right; 0 with null. */
  confidence: number;
}

export type LanguageDetector = (text: string) => Detection;

const NOTHING: Detection = { language: null, confidence: 0 };
/** Chinese characters that both ways of writing share: the posts of this product are mostly Traditional. */
const TRADITIONAL_PRIOR = 0.6;
/** Cantonese is seldom written in Simplified, and a lone word in Latin letters is mostly English; as logarithms of odds. */
const SIMPLIFIED_PRIOR = -1.5;
const ENGLISH_PRIOR = 0.7;
/** A function word of Chinese beside foreign words: the sentence is a Chinese one. */
const GRAMMAR = 3;
const KATAKANA = 0.7;
const JAMO = 0.3;
/** How many Han characters one sign of Japanese grammar outweighs. */
const JAPANESE = { endings: 8, hiragana: 4, japanese: 3, no: 1.5, katakana: 0.8 };

/** Keeps no text; answers are not tied to what was asked before. */
export function createLanguageDetector(model: LanguageModel): LanguageDetector {
  const reading = new Reading();
  return (text) => {
    reading.read(text);
    if (reading.dressed > 0) reading.read(text.normalize('NFKC'));
    return reading.letters === 0 ? NOTHING : decide(reading, model);
  };
}

function decide(reading: Reading, model: LanguageModel): Detection {
  const kana = reading.hiragana + reading.endings + reading.no + reading.katakana * KATAKANA;
  const eastAsian = reading.han + kana + GRAMMAR * reading.grammar;
  const korean = reading.hangul + JAMO * reading.jamo;
  const { latin, other } = reading;
  const most = Math.max(eastAsian, korean, latin, other);
  // How much of the text speaks for the answer; with nothing but tags and handles little does.
  const share = most / (eastAsian + korean + latin + other) * Math.min(1, 0.5 + most / 2);
  if (most === eastAsian) return japaneseOrChinese(reading, model, share);
  if (most === korean) return answer('ko', share);
  return most === latin ? latinLanguage(reading, model, share) : answer('other', share);
}

function japaneseOrChinese(reading: Reading, model: LanguageModel, share: number): Detection {
  const { han, grammar } = reading;
  const japanese =
    JAPANESE.endings * reading.endings +
    JAPANESE.hiragana * reading.hiragana +
    JAPANESE.japanese * reading.japanese +
    JAPANESE.no * reading.no +
    JAPANESE.katakana * reading.katakana;
  const chinese = han + GRAMMAR * grammar;
  if (japanese > chinese) return answer('ja', share * (japanese / (japanese + chinese)));
  const isSimplified = reading.simplified > reading.traditional;
  const cantonese = chanceOf(model.cantonese, reading.hanPlaces, reading.hanLength, isSimplified ? SIMPLIFIED_PRIOR : 0);
  if (cantonese >= 0.5) return answer('yue', share * cantonese);
  return chineseScript(reading, share * (1 - cantonese));
}

function chineseScript({ traditional, simplified }: Reading, share: number): Detection {
  const known = traditional + simplified;
  const chance = (traditional + TRADITIONAL_PRIOR) / (known + 1);
  return chance >= 0.5 ? answer('zh-Hant', share * chance) : answer('zh-Hans', share * (1 - chance));
}

function latinLanguage({ latinPlaces, latinLength }: Reading, model: LanguageModel, share: number): Detection {
  const english = chanceOf(model.english, latinPlaces, latinLength, ENGLISH_PRIOR);
  return english >= 0.5 ? answer('en', share * english) : answer('other', share * (1 - english));
}

function answer(language: DetectedLanguage, confidence: number): Detection {
  return { language, confidence };
}

function chanceOf({ places, scale, bias }: Weights, found: Int32Array, length: number, prior: number): number {
  let sum = 0;
  for (let at = 0; at < length; at++) sum += places[found[at] as number] as number;
  return 1 / (1 + Math.exp(-(prior + bias + scale * sum * featureValue(length))));
}
