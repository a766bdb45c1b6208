/** What a translator puts around a translation, and what in it nobody sees: both are taken off. */
import { keptPieces } from './kept-pieces.ts';

const LABEL =
  /^(?:\*\*)?(?:(?:here(?: is|['’]s)|this is) (?:the|your|my) (?:english |chinese )?translat\w*[^:：\n]{0,40}|(?:the )?(?:english |chinese |traditional chinese |simplified chinese )?translat(?:ion|ed text|ed)(?: \([^)\n]{1,30}\))?|(?:中文|英文|繁體|简体|繁體中文|简体中文)?(?:翻譯|翻译|譯文|译文)(?:如下|結果|结果)?)(?:\*\*)?\s*[:：](?:\*\*)?\s*/i;
const OF_LABEL = /translat|翻譯|翻译|譯|译/i;
const NOTE =
  /(?:^|[\s。.!?！？）)])[(（[【]?\**(?:translator['’]?s? note|note|notes|p\.s|註|注|備註|备注|譯註|译注|說明|说明)\**\s*[:：][^\n]*$/i;
const OF_NOTE =
  /note|註|注|備|备|說明|说明|提示|提醒|留意|記住|记住|p\.?s\b|nb\b|附|又及|nota|hinweis|remarque|参考|メモ|참고|примеч|lưu ý|catatan|หมายเหตุ/i;
/** Signs that turn what is written around, or take no place. Joiners stand within emoji, which are kept. */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?![\t\n\r])\p{Cc}/gu;

/** Of one line: a label before it and a note behind it, unless the line has such itself. */
export function unwrapped(line: string, answer: string): string {
  let said = answer.trim();
  if (!OF_LABEL.test(line)) said = said.replace(LABEL, '');
  if (!OF_NOTE.test(line)) {
    const { index } = NOTE.exec(said) ?? {};
    // A note that is all of it is no note.
    if (index !== undefined && index > 0) said = said.slice(0, index + 1).replace(/[\s(（[【*]+$/, '');
  }
  return said;
}

export function seen(text: string): string {
  let left = '';
  let from = 0;
  for (const { start, end } of keptPieces(text)) {
    left += text.slice(from, start).replace(UNSEEN, '') + text.slice(start, end);
    from = end;
  }
  return left + text.slice(from).replace(UNSEEN, '');
}
