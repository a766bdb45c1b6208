import { describe, expect, it } from 'vitest';
import { feedDate } from './feed-date.ts';

const HONG_KONG = 'Asia/Hong_Kong';

describe('feedDate', () => {
  it.each([
    { name: 'RFC 822', text: 'Mon, 23 Nov 2026 10:05:09 GMT', is: '2026-11-23T10:05:09Z' },
    { name: 'offset', text: 'Mon, 23 Nov 2026 10:05:09 +0800', is: '2026-11-23T02:05:09Z' },
    { name: 'no weekday, no seconds', text: '23 Nov 2026 10:05 EST', is: '2026-11-23T15:05:00Z' },
    { name: 'two digits of this century', text: 'Wed, 01 Jul 26 10:05:00 PDT', is: '2026-07-01T17:05:00Z' },
    { name: 'two digits of the last century', text: '01 Jul 96 10:05:00 EDT', is: '1996-07-01T14:05:00Z' },
    { name: 'HKT', text: 'Mon, 23 Nov 2026 10:05:00 HKT', is: '2026-11-23T02:05:00Z' },
    { name: 'CST of America', text: 'Mon, 23 Nov 2026 10:05:00 CST', is: '2026-11-23T16:05:00Z' },
    { name: 'CST of China', text: 'Mon, 23 Nov 2026 10:05:00 CST', timezone: HONG_KONG, is: '2026-11-23T02:05:00Z' },
    { name: 'no zone', text: 'Mon, 23 Nov 2026 10:05:00', timezone: HONG_KONG, is: '2026-11-23T02:05:00Z' },
    { name: 'a zone that nobody knows', text: 'Mon, 23 Nov 2026 10:05:00 XYZ', is: '2026-11-23T10:05:00Z' },
    { name: 'no zone, in summer time', text: '1 Jul 2026 10:05', timezone: 'Europe/Berlin', is: '2026-07-01T08:05:00Z' },
    { name: 'a wrong weekday', text: 'Sun, 23 Nov 2026 10:05:00 GMT', is: '2026-11-23T10:05:00Z' },
    { name: 'GMT with an offset', text: 'Mon Nov 23 2026 10:05:00 GMT+0800 (HKT)', is: '2026-11-23T02:05:00Z' },
    { name: 'as `date` writes it', text: 'Mon Nov 23 10:05:00 UTC 2026', is: '2026-11-23T10:05:00Z' },
    { name: 'month first', text: 'November 23, 2026 10:05 PM', is: '2026-11-23T22:05:00Z' },
    { name: 'half past midnight', text: 'Nov 23, 2026 12:30 a.m.', is: '2026-11-23T00:30:00Z' },
    { name: 'a day alone', text: '23-Nov-2026', is: '2026-11-23T00:00:00Z' },
    { name: 'ISO 8601', text: '2026-11-23T10:05:09.5Z', is: '2026-11-23T10:05:09.500Z' },
    { name: 'ISO with an offset', text: '2026-11-23T10:05:09+05:30', is: '2026-11-23T04:35:09Z' },
    { name: 'ISO with hours of offset only', text: '2026-11-23T10:05:09-05', is: '2026-11-23T15:05:09Z' },
    { name: 'ISO with a space', text: '2026-11-23 10:05', timezone: HONG_KONG, is: '2026-11-23T02:05:00Z' },
    { name: 'ISO day', text: '2026-11-23', is: '2026-11-23T00:00:00Z' },
    { name: 'ISO month', text: '2026-11', is: '2026-11-01T00:00:00Z' },
    { name: 'ISO packed', text: '20261123T100509Z', is: '2026-11-23T10:05:09Z' },
    { name: 'packed day', text: '20261123', is: '2026-11-23T00:00:00Z' },
    { name: 'midnight as the end of a day', text: '2026-11-23T24:00:00Z', is: '2026-11-24T00:00:00Z' },
    { name: 'slashes, year first', text: '2026/1/5 09:30:00', is: '2026-01-05T09:30:00Z' },
    { name: 'dots', text: '05.01.2026 09:30', is: '2026-01-05T09:30:00Z' },
    { name: 'slashes, a day that is no month', text: '11/23/2026 10:05', is: '2026-11-23T10:05:00Z' },
    { name: 'Chinese', text: '2026年11月23日 10:05', timezone: HONG_KONG, is: '2026-11-23T02:05:00Z' },
    { name: 'Chinese with weekday and afternoon', text: '2026年11月3日（星期二）下午 3:05', is: '2026-11-03T15:05:00Z' },
    { name: 'Chinese hours and minutes', text: '2026年11月23日10時5分', is: '2026-11-23T10:05:00Z' },
    { name: 'Korean', text: '2026년 11월 23일 오후 3:05', is: '2026-11-23T15:05:00Z' },
    { name: 'German', text: 'Mo., 23. März 2026 10:05', is: '2026-03-23T10:05:00Z' },
    { name: 'French, weekday like a month', text: 'mar. 24 févr. 2026 10:05:00 +0100', is: '2026-02-24T09:05:00Z' },
    { name: 'Spanish', text: 'martes, 24 de noviembre de 2026', is: '2026-11-24T00:00:00Z' },
    { name: 'Russian', text: '23 ноября 2026, 10:05', is: '2026-11-23T10:05:00Z' },
    { name: 'Chinese afternoon with slashes', text: '2026/11/23 下午 03:05:00', is: '2026-11-23T15:05:00Z' },
    { name: 'Chinese afternoon with hyphens', text: '2026-11-23 下午3:05', timezone: HONG_KONG, is: '2026-11-23T07:05:00Z' },
    { name: 'Chinese afternoon in words, after hyphens', text: '2026-11-23 下午3時05分', is: '2026-11-23T15:05:00Z' },
    { name: 'Chinese afternoon after dots', text: '23.11.2026 下午3:05', is: '2026-11-23T15:05:00Z' },
    { name: 'Chinese afternoon after a month', text: '23 Nov 2026 下午 3:05', is: '2026-11-23T15:05:00Z' },
    { name: 'Chinese afternoon behind the time', text: '2026/11/23 03:05:00 下午', is: '2026-11-23T15:05:00Z' },
    { name: 'Chinese morning', text: '2026/11/23 上午 12:05:00', is: '2026-11-23T00:05:00Z' },
    { name: 'before Chinese noon', text: '2026-11-23 中午11:50', is: '2026-11-23T11:50:00Z' },
    { name: 'after Chinese noon', text: '2026-11-23 中午1:05', is: '2026-11-23T13:05:00Z' },
    { name: 'Chinese evening', text: '2026年11月23日 晚上8點5分', is: '2026-11-23T20:05:00Z' },
    { name: 'Chinese night', text: '2026-11-23 深夜 1:05', is: '2026-11-23T01:05:00Z' },
    { name: 'Chinese midnight', text: '2026-11-23 晚上12:05', is: '2026-11-24T00:05:00Z' },
    { name: 'Chinese hours before dawn', text: '2026-11-23 凌晨 3:05', is: '2026-11-23T03:05:00Z' },
    { name: 'PM before the time', text: '2026-11-23 PM 3:05', is: '2026-11-23T15:05:00Z' },
    { name: 'PM before the time, after a month', text: 'Nov 23, 2026 PM 3:05', is: '2026-11-23T15:05:00Z' },
    { name: 'PM behind the time', text: '2026/11/23 03:05:00 PM +0800', is: '2026-11-23T07:05:00Z' },
    { name: 'twelve digits', text: '202611231005', is: '2026-11-23T10:05:00Z' },
    { name: 'a day with a zone', text: '2026-11-23+08:00', is: '2026-11-22T16:00:00Z' },
    { name: 'a day with a zone behind', text: '2026-11-23-05:00', is: '2026-11-23T05:00:00Z' },
    { name: 'a day of UTC', text: '2026-11-23Z', timezone: HONG_KONG, is: '2026-11-23T00:00:00Z' },
    { name: 'the minus of printers', text: '2026-11-23T10:05:09\u221205:00', is: '2026-11-23T15:05:09Z' },
    { name: 'seconds since 1970', text: '1795428309', is: '2026-11-23T10:05:09Z' },
    { name: 'milliseconds since 1970', text: '1795428309000', is: '2026-11-23T10:05:09Z' },
  ])('reads $name', ({ text, timezone, is }) => {
    expect(feedDate(text, timezone)?.toISOString()).toBe(new Date(is).toISOString());
  });

  it.each([
    { name: 'nothing', text: '  ' },
    { name: 'words', text: 'yesterday' },
    { name: 'a day that there is not', text: '2026-02-30' },
    { name: 'an hour that there is not', text: '2026-02-20 25:00' },
    { name: 'what may be April or May', text: '04/05/2026' },
    { name: 'zeros', text: '0000-00-00 00:00:00' },
    { name: 'a long text', text: `23 Nov 2026 ${'x'.repeat(100)}` },
  ])('takes $name for no date', ({ text }) => {
    expect(feedDate(text)).toBeNull();
  });
});
