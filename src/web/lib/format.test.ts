import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../contract/variants.ts';
import { createFormat } from './format.ts';

const en = createFormat('en', '+0800', VARIANTS.default.dateFormats);
const zh = createFormat('zh-Hant', '+0800', VARIANTS.default.dateFormats);
const second = createFormat('en', 'Europe/London', VARIANTS.second.dateFormats);

describe('numbers', () => {
  it.each([
    ['nothing', null, '–', '–'],
    ['zero', 0, '0', '0'],
    ['the last exact one', 9999, '9,999', '9,999'],
    ['ten thousand', 10_000, '10 K', '1 萬'],
    ['one decimal', 12_345, '12.3 K', '1.2 萬'],
    ['not 1,000 K', 999_960, '1 M', '100 萬'],
    ['millions', 1_234_567, '1.2 M', '123.5 萬'],
    ['hundreds of millions', 234_500_000, '234.5 M', '2.3 億'],
    ['below zero', -12_345, '−12.3 K', '−1.2 萬'],
  ])('%s', (_, value, english, chinese) => {
    expect(en.number(value)).toBe(english);
    expect(zh.number(value)).toBe(chinese);
  });

  it.each([
    ['nothing', 0, 'US$0.00'],
    ['cents', 1_204_000, 'US$1.20'],
    ['thousands', 1_234_567_890, 'US$1,234.57'],
  ])('money: %s', (_, microdollars, expected) => {
    expect(en.dollars(microdollars)).toBe(expected);
  });

  it('keeps every digit for the title', () => {
    expect(en.exact(1_234_567)).toBe('1,234,567');
  });
});

describe('percent and score', () => {
  it.each([
    ['one decimal below ten', 9.44, '9.4%', '+9.4%'],
    ['none from ten on', 12.5, '13%', '+13%'],
    ['falling', -3.44, '−3.4%', '−3.4%'],
    ['no change has no sign', 0, '0%', '0%'],
    ['too small to show has no sign', 0.04, '0%', '0%'],
    ['nothing to compare', null, '–', '–'],
  ])('%s', (_, value, plain, signed) => {
    expect(en.percent(value)).toBe(plain);
    expect(en.signedPercent(value)).toBe(signed);
  });

  it('shows a dash, not 0, where nothing could be scored', () => {
    expect([en.score(null), en.score(0), en.signedScore(4)]).toEqual(['–', '0', '+4']);
  });
});

describe('dates', () => {
  it("are written in the organisation's timezone", () => {
    expect(en.dateTime('2026-11-20T18:05:00Z')).toBe('21/Nov/2026 02:05');
    expect(zh.dateTime('2026-11-20T18:05:00Z')).toBe('21/11/2026 02:05');
    expect(en.dashed('2026-11-20T18:05:00Z')).toBe('21-Nov-2026');
  });

  it('of the calendar have no timezone', () => {
    expect([en.day('2026-11-21'), zh.day('2026-11-21')]).toEqual(['21/Nov/2026', '21/11/2026']);
  });

  it('know daylight saving', () => {
    expect(second.dateTime('2026-07-01T12:00:00Z')).toBe('01/07/2026 13:00');
    expect(second.dateTime('2026-12-01T12:00:00Z')).toBe('01/12/2026 12:00');
  });

  it('are relative in both languages', () => {
    expect(en.relative('2026-11-20T09:00:00Z', '2026-11-20T12:00:00Z')).toBe('3 hours ago');
    expect(zh.relative('2026-11-20T09:00:00Z', '2026-11-20T12:00:00Z')).toBe('3 小時前');
  });

  it.each([
    ['seconds', 40, '40 seconds', '40 秒'],
    ['minutes', 250, '4 minutes', '4 分鐘'],
    ['hours', 7200, '2 hours', '2 小時'],
    ['not known', null, '–', '–'],
  ])('lengths: %s', (_, seconds, english, chinese) => {
    expect(en.duration(seconds)).toBe(english);
    expect(zh.duration(seconds)).toBe(chinese);
  });

  it('name the timezone as people write it', () => {
    const hongKong = createFormat('en', 'Asia/Hong_Kong', VARIANTS.default.dateFormats);
    expect([en, second, hongKong].map((format) => format.timezone())).toEqual(['UTC+08:00', 'Europe/London', 'Asia/Hong Kong']);
  });
});
