/** Every function of this folder ends, whatever a post or a translator says. */
import { expect, test } from 'vitest';
import { exportedFunctions, HOSTILE } from '../../../tests/support/hostile-strings.ts';
import { checkTranslation } from './check-translation.ts';
import { chineseScript } from './chinese-script.ts';
import { convertChinese } from './convert-chinese.ts';
import { keptPieces, withoutOverlaps } from './kept-pieces.ts';
import { areNumbersKept, lastingNumbers } from './numbers.ts';
import { hideable, hidePieces, restorePieces } from './placeholders.ts';
import { arePiecesKept, hasNewLink, hasNewNumber } from './same-pieces.ts';
import { isForeign, sourceLanguage, translationWay } from './source-language.ts';
import { beginningOf, splitParts } from './split-parts.ts';
import { translateTexts } from './translate-texts.ts';

const CALLS: Readonly<Record<string, (text: string) => unknown>> = {
  areNumbersKept: (text) => areNumbersKept(text, text),
  arePiecesKept: (text) => arePiecesKept(text, text),
  beginningOf: (text) => beginningOf(text, 900),
  checkTranslation: (text) => checkTranslation({ text, translated: text, target: 'en' }),
  chineseScript,
  convertChinese: (text) => [convertChinese(text, 'zh-Hant'), convertChinese(text, 'zh-Hans')],
  hasNewLink: (text) => hasNewLink(text, text),
  hasNewNumber: (text) => hasNewNumber(text, text),
  hidePieces: (text) => hidePieces(text, { numbers: true }),
  hideable: (text) => hideable(text, true),
  isForeign: (text) => [isForeign(text, null, 'en'), isForeign(text, 'en', 'zh-Hant')],
  keptPieces,
  lastingNumbers,
  restorePieces: (text) => restorePieces(text, hidePieces(text, { numbers: true }).pieces),
  sourceLanguage: (text) => sourceLanguage(text, 'zh-Hans', 'zh-Hant'),
  splitParts: (text) => [splitParts(text, { peeled: true }), splitParts(text, { peeled: false })],
  translateTexts: (text) =>
    Promise.all(
      [true, false].flatMap((hides) =>
        // One says what it is given, one loses all of it.
        [(line: string) => line, () => 'x'].map((said) =>
          translateTexts(
            { title: text, content: text, source: null, target: 'en' },
            { hides, ask: (lines) => Promise.resolve(lines.map(said)) },
          ),
        ),
      ),
    ),
  translationWay: (text) => translationWay(text, 'zh-Hans', 'zh-Hant'),
  withoutOverlaps: (text) => withoutOverlaps([...keptPieces(text), ...keptPieces(text)]),
};

test('every exported function is called', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(exportedFunctions(new URL('.', import.meta.url)));
});

test.each(Object.entries(CALLS))('%s ends', async (_name, call) => {
  for (const [name, text] of HOSTILE) expect(await call(text), name).not.toBeUndefined();
});
