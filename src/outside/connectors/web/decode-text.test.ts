import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex');
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** 「你好，世界」 and more, as the encodings of old write it: the platform decodes them, but writes UTF-8 only. */
const BIG5 = hex('a741a66ea141a540acc9a143a7daadcca662adbbb4e4a4a3aabeb944a4d1aef0b7c7bd54bb50a75fa143');
const GBK = hex('c4e3bac3a3accac0bde7a1a3ced2c3c7d4dac9cfbaa3b2bbd6aab5c0ccecc6f8d7bcc8b7d3ebb7f1a1a3');
const SHIFT_JIS = hex('82b182f182c982bf82cd90a28a4581428ea982ed82bd82b582cd82b182b182c982a282dc82b7');
const EUC_JP = hex('a4b3a4f3a4cba4c1a4cfc0a4b3a6a1a3');
const EUC_KR = hex('bec8b3e7c7cfbcbcbfe420bcbcb0e8b4c220b3d0b0ed20c7d2c0cfc0ba20b8b9b4d9');
/** 「佢哋喺度食咗啲嘢先嚟㗎」. */
const HONG_KONG = hex('ca5c925d9df6abd7adb99df79df89dcfa5fd91c19dee');
const page = (declared: string, body: Buffer) => Buffer.concat([latin(`<html><head>${declared}</head>`), body]);

test.each<[string, Buffer, string | null, string, RegExp]>([
  ['a byte order mark, against all that is said', Buffer.from('\ufeff你好'), 'text/html; charset=big5', 'utf-8', /^你好$/],
  ['UTF-16 by its mark', Buffer.from('\ufeff你好', 'utf16le'), null, 'utf-16le', /^你好$/],
  ['the other UTF-16 by its mark', utf16be('\ufeff你好'), null, 'utf-16be', /^你好$/],
  ['UTF-16 by its zeros', Buffer.from('<rss>你好</rss>', 'utf16le'), 'text/xml', 'utf-16le', /^<rss>你好/],
  ['the other UTF-16 by its zeros', utf16be('<rss>你好</rss>'), 'text/xml; charset=utf-8', 'utf-16be', /^<rss>你好/],
  ['the header', BIG5, 'text/html; charset="Big5"', 'big5', /^你好，世界/],
  ['Cantonese', HONG_KONG, 'text/html; charset=big5', 'big5', /^佢哋喺度食咗啲嘢先嚟㗎$/],
  ['Cantonese, by the label of its own', HONG_KONG, 'text/html; charset=Big5-HKSCS', 'big5', /^佢哋喺度食咗啲嘢先嚟㗎$/],
  ['Cantonese that says nothing', HONG_KONG, null, 'big5', /^佢哋喺度食咗啲嘢先嚟㗎$/],
  ['the header before the text', page('<meta charset=utf-8>', GBK), 'text/html;Charset=GBK', 'gb18030', /你好，世界/],
  ['XML', Buffer.concat([latin('<?xml version="1.0" encoding="gb2312"?>'), GBK]), 'text/xml', 'gb18030', /你好，世界/],
  ['meta', page('<meta charset=big5>', BIG5), null, 'big5', /你好，世界/],
  ['the older meta', page('<meta http-equiv=c content="text/html; charset=euc-jp">', EUC_JP), null, 'euc-jp', /こんにちは/],
  ['a label outside of the standard', EUC_KR, 'text/plain; charset=cp949', 'euc-kr', /^안녕하세요/],
  ['a label that nobody knows', Buffer.from('你好'), 'text/plain; charset=klingon', 'utf-8', /^你好$/],
  ['UTF-8 that says nothing', Buffer.from('a 你好'), null, 'utf-8', /^a 你好$/],
  ['nothing at all', Buffer.from(''), null, 'utf-8', /^$/],
  ['ASCII under any name', latin('plain'), 'text/plain; charset=us-ascii', 'utf-8', /^plain$/],
  ['said UTF-8, is Big5', BIG5, 'text/html; charset=utf-8', 'big5', /^你好，世界/],
  ['said UTF-8 twice, is GBK', page('<meta charset=utf-8>', GBK), 'text/html; charset=utf-8', 'gb18030', /你好，世界/],
  ['said Latin, is Big5', BIG5, 'text/html; charset=iso-8859-1', 'big5', /^你好，世界/],
  ['said Latin, is UTF-8', Buffer.from('café – 咖啡'), 'text/html; charset=iso-8859-1', 'utf-8', /^café – 咖啡$/],
  ['said GBK, is UTF-8', Buffer.from('今天天氣準確與否'), 'text/html; charset=gbk', 'utf-8', /^今天天氣準確與否$/],
  ['said UTF-16, can be read', page('<meta charset=utf-16>', Buffer.from('你好')), null, 'utf-8', /你好$/],
  ['says nothing: Big5', BIG5, null, 'big5', /^你好，世界/],
  ['says nothing: GBK', GBK, null, 'gb18030', /^你好，世界/],
  ['says nothing: Shift_JIS', SHIFT_JIS, null, 'shift_jis', /^こんにちは世界/],
  ['says nothing: EUC-JP', EUC_JP, null, 'euc-jp', /^こんにちは世界/],
  ['says nothing: EUC-KR', EUC_KR, null, 'euc-kr', /^안녕하세요/],
  ['says nothing: Latin', latin('Um café à la crème, s’il…'.replace(/[’…]/g, ' ')), null, 'windows-1252', /^Um café à la crème/],
  [
    'UTF-8, cut in a character',
    Buffer.from('今天天氣準確與否不知道今天天氣準確與否不知道').subarray(0, -1),
    'text/plain; charset=utf-8',
    'utf-8',
    /不知\ufffd$/,
  ],
  ['what is in nothing', hex('81 ff 81 ff 81 ff'), 'text/plain; charset=utf-8', 'utf-8', /\ufffd/],
])('%s', (_name, bytes, contentType, encoding, text) => {
  const decoded = decodeText(bytes, contentType);
  expect(decoded.encoding).toBe(encoding);
  expect(decoded.text).toMatch(text);
});
