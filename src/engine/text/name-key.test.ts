import { describe, expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

describe('names are the same', () => {
  test.each([
    ['in any case', 'Ferries', 'fERRIES'],
    ['in any width', 'Ｆｅｒｒｉｅｓ １', 'ferries 1'],
    ['with outer space', '  ferries\u3000', 'ferries'],
    ['with ß or ss', 'Straße', 'STRASSE'],
    ['with either small sigma', 'ΟΔΟΣ', 'οδος'],
    ['composed or not', 'Caf\u00e9', 'Cafe\u0301'],
  ])('%s', (_case, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['accents', 'café', 'cafe'],
    ['inner space', 'night ferry', 'nightferry'],
  ])('but not without their %s', (_case, one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
