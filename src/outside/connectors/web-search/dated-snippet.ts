/**
 * Google begins the piece that it shows of a page with the day that it takes the page to be of: `Mar 2, 2015 ... The ferry`, `3 days ago
 * ... The ferry`, `2015年3月2日 ... 渡輪`. Not documented; seen in the answers of many years, with dots of several kinds.
 */
import { feedDate, latestBelieved } from '../feed/feed-date.ts';

const DOTS = String.raw`\s*(?:\.\.\.|…|—|·)\s*(?=\S)`;
const DAY = new RegExp(
  String.raw`^(\p{Letter}{3,12}\.? \d{1,2},? \d{4}|\d{1,2}\.? \p{Letter}{3,12}\.?,? \d{4}|\d{4}年\d{1,2}月\d{1,2}日)${DOTS}`,
  'u',
);
const AGO = new RegExp(
  String.raw`^(?<count>\d{1,2}) ?(?:(?<minutes>min(?:ute)?s?|分鐘)|(?<hours>hours?|小時)|days?|天|日) ?(?:ago|前)${DOTS}`,
  'iu',
);
const MINUTE_MS = 60_000;

/** `text`: without the day, which is none of the page's words. */
export function datedSnippet(snippet: string, now: Date): { text: string; date: Date | null } {
  const [day, ago] = [DAY.exec(snippet), AGO.exec(snippet)];
  const date = ago ? timeAgo(ago.groups ?? {}, now) : feedDate(day?.[1] ?? '');
  if (!date || date > latestBelieved(now)) return { text: snippet, date: null };
  return { text: snippet.slice((ago ?? day)?.[0].length), date };
}

function timeAgo({ count, minutes, hours }: Partial<Record<string, string>>, now: Date): Date {
  const unit = minutes ? 1 : hours ? 60 : 24 * 60;
  return new Date(now.getTime() - Number(count) * unit * MINUTE_MS);
}
