/** Every date as it is written, to the letter: on the clocks of several zones, in both languages, and in both looks. */
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../contract/variants.ts';
import { createFormat, type Format } from './format.ts';

const languages = (zone: string) => ({
  en: createFormat('en', zone, VARIANTS.default.dateFormats),
  zh: createFormat('zh-Hant', zone, VARIANTS.default.dateFormats),
  second: createFormat('en', zone, VARIANTS.second.dateFormats),
  secondZh: createFormat('zh-Hant', zone, VARIANTS.second.dateFormats),
});

const written = (format: Format, at: string): string =>
  [format.dateTime(at), format.dashed(at), format.dayMonth(at), format.month(at), format.quarter(at), format.weekday(at)].join(
    ' · ',
  );

describe('the clock of a zone', () => {
  it.each([
    [
      '2026-11-20T18:05:00Z',
      '+0800',
      '21/Nov/2026 02:05 · 21-Nov-2026 · 21 Nov · Nov 2026 · Q4 2026 · Saturday',
      '21/11/2026 02:05 · 21-11-2026 · 11月21日 · 2026年11月 · 2026年第4季 · 星期六',
    ],
    [
      '2026-11-20T18:05:00Z',
      '+08:00',
      '21/Nov/2026 02:05 · 21-Nov-2026 · 21 Nov · Nov 2026 · Q4 2026 · Saturday',
      '21/11/2026 02:05 · 21-11-2026 · 11月21日 · 2026年11月 · 2026年第4季 · 星期六',
    ],
    [
      '2026-11-20T18:05:00Z',
      '-0330',
      '20/Nov/2026 14:35 · 20-Nov-2026 · 20 Nov · Nov 2026 · Q4 2026 · Friday',
      '20/11/2026 14:35 · 20-11-2026 · 11月20日 · 2026年11月 · 2026年第4季 · 星期五',
    ],
    [
      '2026-12-31T16:00:00Z',
      'Asia/Hong_Kong',
      '01/Jan/2027 00:00 · 01-Jan-2027 · 1 Jan · Jan 2027 · Q1 2027 · Friday',
      '01/01/2027 00:00 · 01-01-2027 · 1月1日 · 2027年1月 · 2027年第1季 · 星期五',
    ],
    [
      '2026-05-01T00:00:00Z',
      'Asia/Kathmandu',
      '01/May/2026 05:45 · 01-May-2026 · 1 May · May 2026 · Q2 2026 · Friday',
      '01/05/2026 05:45 · 01-05-2026 · 5月1日 · 2026年5月 · 2026年第2季 · 星期五',
    ],
    [
      '2026-09-05T10:07:00+05:00',
      'Pacific/Chatham',
      '05/Sep/2026 17:52 · 05-Sep-2026 · 5 Sep · Sep 2026 · Q3 2026 · Saturday',
      '05/09/2026 17:52 · 05-09-2026 · 9月5日 · 2026年9月 · 2026年第3季 · 星期六',
    ],
    [
      '2024-02-29T12:00:00Z',
      'Australia/Lord_Howe',
      '29/Feb/2024 23:00 · 29-Feb-2024 · 29 Feb · Feb 2024 · Q1 2024 · Thursday',
      '29/02/2024 23:00 · 29-02-2024 · 2月29日 · 2024年2月 · 2024年第1季 · 星期四',
    ],
    [
      '0987-01-02T03:04:00Z',
      '+0000',
      '02/Jan/0987 03:04 · 02-Jan-0987 · 2 Jan · Jan 0987 · Q1 0987 · Tuesday',
      '02/01/0987 03:04 · 02-01-0987 · 1月2日 · 0987年1月 · 0987年第1季 · 星期二',
    ],
  ])('%s in %s', (at, zone, english, chinese) => {
    const { en, zh, second, secondZh } = languages(zone);
    expect(written(en, at)).toBe(english);
    expect(written(zh, at)).toBe(chinese);
    expect([en.date(at), en.time(at)].join(' ')).toBe(en.dateTime(at));
    expect([zh.date(at), zh.time(at)].join(' ')).toBe(zh.dateTime(at));
    // Of the second look, figures in both languages.
    expect([second.dateTime(at), second.dashed(at)]).toEqual([zh.dateTime(at), zh.dashed(at)]);
    expect([secondZh.dateTime(at), secondZh.dashed(at)]).toEqual([zh.dateTime(at), zh.dashed(at)]);
  });

  it.each([
    ['Europe/London', '2026-03-29T00:59:59.999Z', '29/Mar/2026 00:59'],
    ['Europe/London', '2026-03-29T01:00:00Z', '29/Mar/2026 02:00'],
    ['Europe/London', '2026-10-25T00:30:00Z', '25/Oct/2026 01:30'],
    ['Europe/London', '2026-10-25T01:30:00Z', '25/Oct/2026 01:30'],
    ['America/New_York', '2026-03-08T06:59:00Z', '08/Mar/2026 01:59'],
    ['America/New_York', '2026-03-08T07:00:00Z', '08/Mar/2026 03:00'],
  ])('is changed in %s: %s', (zone, at, expected) => {
    expect(languages(zone).en.dateTime(at)).toBe(expected);
  });

  it('takes instants in every form', () => {
    const { en } = languages('+0800');
    const at = '2026-11-20T18:05:00.000Z';
    expect([en.dateTime(Date.parse(at)), en.dateTime(new Date(at))]).toEqual([en.dateTime(at), en.dateTime(at)]);
  });

  it('shows nothing of what is no instant, no day and no zone', () => {
    const { en } = languages('+0800');
    for (const none of ['', 'no']) expect(() => en.date(none)).toThrow(RangeError);
    expect(() => en.day('no')).toThrow(RangeError);
    expect(() => languages('Nowhere/Else').en.date(0)).toThrow(RangeError);
  });
});

describe('months and weekdays', () => {
  it('have their names', () => {
    const { en, zh } = languages('+0000');
    const months = Array.from({ length: 12 }, (_, month) => en.dayMonth(Date.UTC(2026, month, 9)));
    expect(months.join()).toBe('9 Jan,9 Feb,9 Mar,9 Apr,9 May,9 Jun,9 Jul,9 Aug,9 Sep,9 Oct,9 Nov,9 Dec');
    const days = [1, 2, 3, 4, 5, 6, 7];
    expect(days.map((day) => en.weekdayName(day)).join()).toBe('Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday');
    expect(days.map((day) => en.weekdayName(day, 'short')).join()).toBe('Sun,Mon,Tue,Wed,Thu,Fri,Sat');
    expect(days.map((day) => zh.weekdayName(day)).join()).toBe('星期日,星期一,星期二,星期三,星期四,星期五,星期六');
    expect(days.map((day) => zh.weekdayName(day, 'short')).join()).toBe('日,一,二,三,四,五,六');
  });
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('lengths', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    [499, '0 seconds', '0 秒'],
    [SECOND, '1 second', '1 秒'],
    [59_499, '59 seconds', '59 秒'],
    [59_500, '60 seconds', '60 秒'],
    [MINUTE, '1 minute', '1 分鐘'],
    [89_999, '1 minute', '1 分鐘'],
    [90_000, '2 minutes', '2 分鐘'],
    [59 * MINUTE + 30 * SECOND, '60 minutes', '60 分鐘'],
    [HOUR, '1 hour', '1 小時'],
    [HOUR + 30 * MINUTE, '2 hours', '2 小時'],
    [23 * HOUR + 29 * MINUTE, '23 hours', '23 小時'],
    [DAY - 1, '24 hours', '24 小時'],
    [DAY, '1 day', '1 日'],
    [36 * HOUR, '2 days', '2 日'],
    [29 * DAY + 11 * HOUR, '29 days', '29 日'],
    [30 * DAY - 1, '30 days', '30 日'],
    [30 * DAY, '1 month', '1 個月'],
    [44 * DAY, '1 month', '1 個月'],
    [45 * DAY, '2 months', '2 個月'],
    [344 * DAY, '11 months', '11 個月'],
    [345 * DAY, '1 year', '1 年'],
    [547 * DAY, '1 year', '1 年'],
    [548 * DAY, '2 years', '2 年'],
    [3650 * DAY, '10 years', '10 年'],
  ])('%d ms', (length, english, chinese) => {
    const { en, zh } = languages('+0800');
    expect([en.duration(length / 1000), zh.duration(length / 1000)]).toEqual([english, chinese]);
    expect([en.relative(now - length, now), zh.relative(now - length, now)]).toEqual([`${english} ago`, `${chinese}前`]);
    expect([en.relative(now + length, now), zh.relative(now + length, now)]).toEqual([`in ${english}`, `${chinese}後`]);
  });

  it('of nothing are over', () => {
    const { en, zh } = languages('+0800');
    expect([en.relative(now, now), zh.relative(now, now)]).toEqual(['0 seconds ago', '0 秒前']);
  });
});
