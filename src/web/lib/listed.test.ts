import { expect, test } from 'vitest';
import { listed } from './listed.ts';

const [FSI, RLO, PDI] = ['\u2068', '\u202E', '\u2069'];

test.each([
  ['plain names stay as they are', ['Tea', '奶茶'], 'Tea, 奶茶'],
  ['each that turns ends with itself', [`a${RLO}b`, 'c', 'العربية'], `${FSI}a${RLO}b${PDI}, c, ${FSI}العربية${PDI}`],
])('%s', (_what, names, text) => {
  expect(listed(names, ', ')).toBe(text);
});
