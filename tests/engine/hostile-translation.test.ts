/** Every function of engine/translation ends, whatever a post or a translator says. */
import { expect, test } from 'vitest';
import { checkTranslation } from '../../src/engine/translation/check-translation.ts';
import { chineseScript } from '../../src/engine/translation/chinese-script.ts';
import { convertChinese, inScript } from '../../src/engine/translation/convert-chinese.ts';
import { keptPieces, withoutOverlaps } from '../../src/engine/translation/kept-pieces.ts';
import { hasNewNumber } from '../../src/engine/translation/new-numbers.ts';
import { areNumbersKept, lastingNumbers } from '../../src/engine/translation/numbers.ts';
import { hasPlaceholder, hideable, hidePieces, restorePieces } from '../../src/engine/translation/placeholders.ts';
import { isRefusal } from '../../src/engine/translation/refusals.ts';
import { isRepetition } from '../../src/engine/translation/repetition.ts';
import { saidNumbers, significant, withPlainNumbers } from '../../src/engine/translation/said-numbers.ts';
import { arePiecesKept, hasNewLink, hasNewName } from '../../src/engine/translation/same-pieces.ts';
import { isForeign, sourceLanguage, translationWay } from '../../src/engine/translation/source-language.ts';
import { beginningOf, beginningOfPost, splitParts } from '../../src/engine/translation/split-parts.ts';
import { translateTexts } from '../../src/engine/translation/translate-texts.ts';
import { seen, unwrapped } from '../../src/engine/translation/unwrapped.ts';
import { exportedFunctions, HOSTILE } from '../support/hostile-strings.ts';

const CALLS: Readonly<Record<string, (text: string) => unknown>> = {
  areNumbersKept: (text) => areNumbersKept(text, text),
  arePiecesKept: (text) => arePiecesKept(text, text),
  beginningOf: (text) => beginningOf(text, 900),
  beginningOfPost: (text) => beginningOfPost({ title: text, content: text }, 900),
  checkTranslation: (text) => checkTranslation({ text, translated: text, source: null, target: 'en' }),
  chineseScript,
  convertChinese: (text) => [convertChinese(text, 'zh-Hant'), convertChinese(text, 'zh-Hans')],
  hasNewLink: (text) => hasNewLink(text, text),
  hasNewName: (text) => hasNewName(text, text),
  hasNewNumber: (text) => [
    hasNewNumber(text, text, 'en'),
    hasNewNumber(text, 'in 77 of 5 May', 'zh-Hant'),
    hasNewNumber('', text, null),
  ],
  hasPlaceholder: (text) => hasPlaceholder(text, text),
  hidePieces: (text) => hidePieces(text, { numbers: true }),
  hideable: (text) => hideable(text, true),
  inScript: (text) => inScript(text, 'zh-Hant'),
  isForeign: (text) => [isForeign(text, null, 'en'), isForeign(text, 'en', 'zh-Hant')],
  isRefusal: (text) => isRefusal('', text),
  isRepetition: (text) => isRepetition('', text),
  keptPieces,
  lastingNumbers,
  restorePieces: (text) => restorePieces(text, hidePieces(text, { numbers: true }).pieces),
  saidNumbers: (text) => saidNumbers(text).has(77, { isPercent: true }),
  seen,
  significant: (text) => significant(text.length),
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
  unwrapped: (text) => [unwrapped('', text), unwrapped(text, text)],
  withPlainNumbers,
  withoutOverlaps: (text) => withoutOverlaps([...keptPieces(text), ...keptPieces(text)]),
};

test('every exported function is called', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(exportedFunctions(new URL('../../src/engine/translation/', import.meta.url)));
});

test.each(Object.entries(CALLS))('%s ends', async (_name, call) => {
  for (const [name, text] of HOSTILE) expect(await call(text), name).not.toBeUndefined();
});
