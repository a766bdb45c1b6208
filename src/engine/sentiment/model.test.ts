import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSentimentModel, writeSentimentModel } from './model.ts';

const bytes = new Uint8Array(readFileSync('models/sentiment/weights.bin'));

describe('readSentimentModel', () => {
  it('reads what is written', () => {
    expect(Buffer.compare(writeSentimentModel(readSentimentModel(bytes)), bytes)).toBe(0);
  });

  it('ships within two million bytes', () => {
    expect(bytes.length).toBeLessThanOrEqual(2_000_000);
  });

  it.each<[name: string, given: Uint8Array, message: RegExp]>([
    ['nothing', new Uint8Array(), /does not begin/],
    ['another file', Uint8Array.from('PNG and more', (letter) => letter.charCodeAt(0)), /does not begin/],
    ['a header that breaks off', bytes.slice(0, 100), /header/],
    ['a table that breaks off', bytes.slice(0, -1), /its header says/],
    ['more than a model', new Uint8Array([...bytes, 0]), /its header says/],
  ])('refuses %s', (_name, given, message) => {
    expect(() => readSentimentModel(given)).toThrow(message);
  });
});
