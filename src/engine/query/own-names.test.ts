/** Words that are names of every object's properties: a table of ours has nothing under them. */
import { describe, expect, it } from 'vitest';
import { complete } from './complete.ts';
import { likelyValues } from './parse/likely-values.ts';
import { hasErrors, parse } from './parse.ts';

describe.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s', (word) => {
  it('is no field', () => {
    const { problems } = parse(`${word}:ferry`);
    expect(JSON.stringify(problems)).not.toMatch(/native code|object Object/);
    expect(() => complete(`${word}:`, word.length + 1)).not.toThrow();
  });

  it('is no value of a field, and none is proposed for it', () => {
    for (const field of ['source', 'lang'] as const) {
      expect(hasErrors(parse(`${field}:${word}`))).toBe(true);
      expect(likelyValues(field, word).every((value) => typeof value === 'string')).toBe(true);
    }
  });

  it('is a word', () => {
    expect(hasErrors(parse(word))).toBe(false);
  });
});
