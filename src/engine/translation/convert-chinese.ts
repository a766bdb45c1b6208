/**
 * Chinese written the other way: the tables of OpenCC, of phrases before single characters, so that 头发 is 頭髮 and 发展 發展. Words stay
 * what they are (软件 is 軟件, as in Hong Kong). Its phrase tables are a megabyte, which the browser must not load: nothing of the web
 * imports this file.
 */
// oxlint-disable-next-line typescript/triple-slash-reference -- the compilers of other rooms come here by import alone
/// <reference path="../text/opencc-dictionaries.d.ts" />
import { ConverterFactory, type ConverterFunction } from 'opencc-js/core';
import standardToHongKong from 'opencc-js/dict/HKVariants';
import hongKongPhrases from 'opencc-js/dict/HKVariantsPhrases';
import hongKongToStandard from 'opencc-js/dict/HKVariantsRev';
import hongKongPhrasesToStandard from 'opencc-js/dict/HKVariantsRevPhrases';
import simplifiedCharacters from 'opencc-js/dict/STCharacters';
import simplifiedPhrases from 'opencc-js/dict/STPhrases';
import traditionalCharacters from 'opencc-js/dict/TSCharacters';
import traditionalPhrases from 'opencc-js/dict/TSPhrases';
import { type ChineseScript, chineseScript } from './chinese-script.ts';
import { keptPieces } from './kept-pieces.ts';

/**
 * Forms of the list of Hong Kong's Education Bureau, or of OpenCC, that hardly anybody types there: in 12.7 million characters of posts
 * 說 stands 2416 times and 説 24, 群 594 and 羣 none. As they are typed.
 */
const TYPED =
  '兑兌|悦悅|户戶|揾搵|敍敘|温溫|税稅|脱脫|葱蔥|藴蘊|蜕蛻|衞衛|説說|醖醞|鈎鉤|鋭銳|閲閱|羣群|麪麵|啓啟|牀床|峯峰|媪媼|愠慍|氲氳|榅榲|煴熅';

let converters: Record<ChineseScript, ConverterFunction> | undefined;

/**
 * Names and tags stay as they are. Text that is written so already is hardly changed, but some of it is (里 can be 裏): ask chineseScript
 * first.
 */
export function convertChinese(text: string, target: ChineseScript): string {
  converters ??= {
    'zh-Hant': ConverterFactory(
      [[simplifiedPhrases, simplifiedCharacters]],
      [[hongKongPhrases, standardToHongKong]],
      [TYPED.split('|').map((pair) => Array.from(pair) as [string, string])],
    ),
    'zh-Hans': ConverterFactory([[hongKongPhrasesToStandard, hongKongToStandard]], [[traditionalPhrases, traditionalCharacters]]),
  };
  const convert = converters[target];
  let converted = '';
  let from = 0;
  for (const { start, end } of keptPieces(text)) {
    converted += convert(text.slice(from, start)) + text.slice(start, end);
    from = end;
  }
  return converted + convert(text.slice(from));
}

/**
 * As asked for, whichever way it was written: the whole of it, or single lines that were written the other way. `written`: the way in which
 * all of it is known to be.
 */
export function inScript(text: string, target: ChineseScript, written = chineseScript(text)): string {
  if (written !== null && written !== target) return convertChinese(text, target);
  return text.replace(/[^\n]+/g, (line) => {
    const script = chineseScript(line);
    return script === null || script === target ? line : convertChinese(line, target);
  });
}
