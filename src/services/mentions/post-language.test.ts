import { describe, expect, test } from 'vitest';
import type { Detection } from '../../engine/language/detect.ts';
import { placeLeaning, postLanguage } from './post-language.ts';

const CANTONESE: Detection = { language: 'yue', confidence: 0.9 };
const TRADITIONAL: Detection = { language: 'zh-Hant', confidence: 0.9 };
const ENGLISH: Detection = { language: 'en', confidence: 0.9 };
const UNSURE: Detection = { language: 'yue', confidence: 0.3 };
const NOTHING: Detection = { language: null, confidence: 0 };

describe('the language stored of a post', () => {
  const cases: [string, string | null | undefined, Detection, string][] = [
    ['the name of a property of every object', 'constructor', ENGLISH, 'constructor'],
    ['the source says nothing', undefined, CANTONESE, 'yue'],
    ['nothing is known', null, NOTHING, ''],
    ['an unsure answer is none', '', UNSURE, ''],
    ['the source knows', 'fr', ENGLISH, 'fr'],
    ['a wider code gives way', 'zh', CANTONESE, 'yue'],
    ['a wider code gives way to a script', 'zh', TRADITIONAL, 'zh-Hant'],
    ['a wider code stays where the text is unsure', 'zh', UNSURE, 'zh'],
    ['a wider code stays where it does not cover the answer', 'zh', ENGLISH, 'zh'],
    ['Hong Kong writes both', 'zh-HK', CANTONESE, 'yue'],
    ['Hong Kong writes Traditional', 'zh_hk', UNSURE, 'zh-Hant'],
    ['Taiwan', 'zh-TW', CANTONESE, 'zh-Hant'],
    ['the mainland', 'zh-cn', TRADITIONAL, 'zh-Hans'],
    ['a script is exact', 'zh-Hant', CANTONESE, 'zh-Hant'],
    ['a script in small letters', 'ZH-hant', NOTHING, 'zh-Hant'],
    ['a region of English', 'en-GB', ENGLISH, 'en-GB'],
    ['a name', 'Cantonese', TRADITIONAL, 'yue'],
    ['an old code', 'in', ENGLISH, 'id'],
    ['undetermined', 'und', ENGLISH, 'en'],
    ['nothing but media, as X says', 'qme', NOTHING, ''],
    ['no code at all stays as it came', 'klingon!', ENGLISH, 'klingon!'],
  ];
  test.each(cases)('%s', (_name, said, detection, expected) => {
    expect(postLanguage(said, detection)).toBe(expected);
  });

  test('a forum of Hong Kong leans to Cantonese, the press and Taiwan away from it', () => {
    expect(placeLeaning('lihkg', 'lihkg.com')).toBeGreaterThan(0);
    expect(placeLeaning('forum', 'example.org')).toBe(0);
    expect(placeLeaning('news', 'example.org')).toBeLessThan(0);
    expect(placeLeaning('forum', 'ptt.cc')).toBeLessThan(0);
    expect(placeLeaning('blog', 'notes.example.tw')).toBeLessThan(0);
  });
});
