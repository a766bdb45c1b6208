/** The document of promises names tests that there are, and words that there are: whoever renames one says so there too. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/web/i18n/resources.ts';

const DOCUMENT = new URL('../../docs/what-is-proven.md', import.meta.url);
const ROWS = readFileSync(DOCUMENT, 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!What \| Where it is proven)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

/** `[session.spec.ts](../tests/…) “its name”`, one after the other. */
const PROOF = /^\[[^\]]+\]\(([^)]+)\) “(.+)”$/;

/** A name begins a text, or follows the language that it runs in. */
const BEFORE_NAMES = ["'", '"', '`', '}: '];

function lackOf(proof: string): string | null {
  const [, link = '', name = ''] = PROOF.exec(proof) ?? [];
  const file = fileURLToPath(new URL(link, DOCUMENT));
  if (!name || !existsSync(file)) return `names no test: ${proof}`;
  const text = readFileSync(file, 'utf8');
  return BEFORE_NAMES.some((before) => text.includes(before + name)) ? null : `there is no such test: ${proof}`;
}

function hasWords(language: string, key: string): boolean {
  const [file = '', place = ''] = key.split(':');
  const words: unknown = JSON.parse(
    readFileSync(new URL(`../../src/web/i18n/${language}/${file}.json`, import.meta.url), 'utf8'),
  );
  const found = place.split('.').reduce((within: unknown, part) => Object(within)[part], words);
  return typeof found === 'string';
}

describe('each promise', () => {
  test('is a row of two cells', () => {
    expect(ROWS.length).toBeGreaterThan(200);
    expect(ROWS.filter((cells) => cells.length !== 2)).toEqual([]);
  });

  test('is proven by tests that there are', () => {
    const proofs = ROWS.flatMap(([, proven = '']) => proven.split(/(?<=”); /));
    expect(proofs.map(lackOf).filter((lack) => lack !== null)).toEqual([]);
  });

  test.each(LANGUAGES)('has the words that it names: %s', (language) => {
    const keys = ROWS.flatMap(([what = '']) => [...what.matchAll(/`([\w-]+:[\w.-]+)`/g)].map(([, key = '']) => key));
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !hasWords(language, key))).toEqual([]);
  });
});
