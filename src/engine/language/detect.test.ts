import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLanguageDetector } from './detect.ts';
import { readLanguageModel, writeLanguageModel } from './model.ts';

const bytes = readFileSync('models/language/weights.bin');
const detectLanguage = createLanguageDetector(readLanguageModel(bytes));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
  fc
    .array(fc.constantFrom(..."aé #@_.'’&;1唔這这の駅한ㅋжก😂\ud835\udc00\u0301hw：//，。"), { maxLength: 900 })
    .map((units) => units.join('')),
);

describe('the detector', () => {
  test('has an answer, and the same one, for every text', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const answer = detectLanguage(text);
        detectLanguage(other);
        expect(detectLanguage(text)).toEqual(answer);
        expect(answer.confidence).toBeGreaterThanOrEqual(0);
        expect(answer.confidence).toBeLessThanOrEqual(1);
        if (answer.language === null) expect(answer.confidence).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('null stands for texts without letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...' 0123456789!?.,;:-+*/()[]{}😂👍🏽🇭🇰。，！'), maxLength: 500 }),
        (text) => {
          expect(detectLanguage(text).language).toBeNull();
        },
      ),
      { numRuns: 300 },
    );
  });

  test('an emoji, a link or a handle changes nothing', () => {
    for (const text of ['今日好攰呀', 'The ferry is late', '这个手机质量很差', '電車が遅れた']) {
      const { language } = detectLanguage(text);
      for (const added of [' 😂😂', ' https://example.com/a/very/long/address', ' @somebody']) {
        expect(detectLanguage(text + added).language).toBe(language);
        expect(detectLanguage(`${added.trim()} ${text}`).language).toBe(language);
      }
    }
  });

  test('reads the beginning, the middle and the end of a long text', () => {
    const filler = ' 1234 '.repeat(500);
    expect(detectLanguage(`The ferry is late again${filler}`).language).toBe('en');
    expect(detectLanguage(`${filler}今日好攰呀${filler}`).language).toBe('yue');
    expect(detectLanguage(`${filler}这个手机质量很差`).language).toBe('zh-Hans');
  });

  test('what is known of the place decides where the text does not', () => {
    const headline = '旺角商場火警';
    expect(detectLanguage(headline, 4).language).toBe('yue');
    expect(detectLanguage(headline, -4).language).toBe('zh-Hant');
    expect(detectLanguage('佢哋仲未返屋企喎', -2).language).toBe('yue');
    expect(detectLanguage('他們昨天已經離開了這裡', 3).language).toBe('zh-Hant');
    expect(detectLanguage('The ferry is late', 4)).toEqual(detectLanguage('The ferry is late'));
  });

  test.each([
    ['a text with nothing else', 'The ferry is late again today', 'ferry'],
    ['Cantonese with its own characters', '佢哋話聽日唔使返工', '公司'],
    ['Chinese with characters of its script', '這裡的東西都很貴', '你好'],
  ])('is surer of %s', (_name, sure, unsure) => {
    expect(detectLanguage(sure).confidence).toBeGreaterThan(detectLanguage(unsure).confidence);
  });
});

describe('the file of the model', () => {
  test('is read and written alike', () => {
    expect(Buffer.from(writeLanguageModel(readLanguageModel(bytes))).equals(bytes)).toBe(true);
  });

  test.each([
    ['empty', new Uint8Array()],
    ['cut', bytes.subarray(0, 1000)],
    ['something else', new Uint8Array(bytes.length)],
  ])('%s is refused', (_name, wrong) => {
    expect(() => readLanguageModel(wrong)).toThrow(RangeError);
  });
});
