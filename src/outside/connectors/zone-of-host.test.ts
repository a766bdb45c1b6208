import { expect, it } from 'vitest';
import { zoneOf } from './zone-of-host.ts';

it.each([
  ['https://news.example.hk/rss', 'Asia/Hong_Kong'],
  ['https://www.example.com.tw:8443/', 'Asia/Taipei'],
  ['https://EXAMPLE.CO.UK./feed', 'Europe/London'],
  ['https://example.com/hk', 'UTC'],
  ['https://example.constructor/', 'UTC'],
  ['http://192.0.2.1/', 'UTC'],
  ['nothing', 'UTC'],
])('%s goes by the clock of %s', (url, zone) => {
  expect(zoneOf(url)).toBe(zone);
});
