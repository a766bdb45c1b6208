import { expect, test } from 'vitest';
import { chineseScript } from './chinese-script.ts';
import { convertChinese, inScript } from './convert-chinese.ts';

test.each<[string, string, string]>([
  ['a character of two, by its phrase', '头发发展，皇后后来', '頭髮發展，皇后後來'],
  ['words of several', '公里里面，干净干部面条', '公里裏面，乾淨幹部麵條'],
  [
    'as it is typed in Hong Kong',
    '群众说卫生部税务局脱离温度，台湾的桌子枱',
    '群眾說衛生部税務局脫離溫度，台灣的桌子枱'.replace('税', '稅'),
  ],
  ['names of Hong Kong', '观塘线的线路', '觀塘綫的線路'],
  ['着 where it is no name', '拿着著名的书', '拿着著名的書'],
  ['Cantonese', '佢哋话呢个嘢几好', '佢哋話呢個嘢幾好'],
  ['names and tags stay', '@头发 说#头发', '@头发 說#头发'],
  ['what is no Chinese', 'Hello @bob 👍 https://a.hk/x', 'Hello @bob 👍 https://a.hk/x'],
])('to Traditional: %s', (_what, simplified, traditional) => {
  expect(convertChinese(simplified, 'zh-Hant')).toBe(traditional);
});

test.each<[string, string, string]>([
  ['of Hong Kong', '佢哋喺裏面食飯，衞生署説唔該晒', '佢哋喺里面食饭，卫生署说唔该晒'],
  ['of Taiwan', '臺灣群眾著名著火', '台湾群众著名著火'],
  ['乾隆 and 乾淨', '乾隆皇帝很乾淨', '乾隆皇帝很干净'],
])('to Simplified: %s', (_what, traditional, simplified) => {
  expect(convertChinese(traditional, 'zh-Hans')).toBe(simplified);
});

test.each<[string, string, 'zh-Hant' | 'zh-Hans' | null | undefined, string]>([
  ['written the other way, all of it', '发展\n公里里面', undefined, '發展\n公里裏面'],
  ['written so already, nothing', '發展\n公里里面', undefined, '發展\n公里里面'],
  ['a single line written the other way, that line', '發展是硬道理\n头发', undefined, '發展是硬道理\n頭髮'],
  ['known to be written the other way, though nothing shows it', '公里里面', 'zh-Hans', '公里裏面'],
  ['no Chinese', 'Hello 👍', null, 'Hello 👍'],
])('as Traditional is asked for, of a text %s is converted', (_what, text, written, expected) => {
  expect(inScript(text, 'zh-Hant', written)).toBe(expected);
});

test.each<[string, ReturnType<typeof chineseScript>]>([
  ['發展', 'zh-Hant'],
  ['发展', 'zh-Hans'],
  ['你好', null],
  ['hello', null],
  ['发话 and 發', 'zh-Hans'],
])('%s is written in %s', (text, script) => {
  expect(chineseScript(text)).toBe(script);
});
