/** Strings that break programs: as queries, as posts, and as queries over posts. Nothing throws, nothing hangs. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createMatcher } from '../../src/engine/matching/matcher.ts';
import type { QueryNode } from '../../src/engine/query/ast.ts';
import { compile } from '../../src/engine/query/compile.ts';
import type { QueryDocument } from '../../src/engine/query/document.ts';
import { evaluate } from '../../src/engine/query/evaluate.ts';
import { explain } from '../../src/engine/query/explain.ts';
import { hasErrors, parse } from '../../src/engine/query/parse.ts';
import { print } from '../../src/engine/query/print.ts';
import { tokenText } from '../../src/engine/text/token-text.ts';
import { say } from './documented-choices.ts';
import { isSharedData, readShared, sharedFolder } from './shared-data.ts';

describe.skipIf(!isSharedData)('hostile strings', () => {
  it('the naughty strings', () => {
    const strings = z.array(z.string()).parse(JSON.parse(readShared('naughty_strings', 'blns.json')));
    expect(strings).toHaveLength(515);
    expectSound(strings);
  });

  it('the payloads, whole and line by line', () => {
    const files = readdirSync(sharedFolder('payloads')).map((name) => readShared('payloads', name));
    expectSound([...files, ...files.flatMap((file) => file.split('\n'))]);
  });
});

/**
 * Every string as a query (as written, as a phrase, in exact spelling) over itself and its neighbour: by itself, and
 * standing among all the others.
 */
function expectSound(strings: readonly string[]): void {
  const documents = strings.map(documentOf);
  const standing = strings.flatMap((text, place) => quotations(text).flatMap((query) => read(query, place)));
  const matcher = createMatcher(standing.map((one) => [one, one.query] as const));
  const found = documents.map((document) => new Set(matcher.match(document)));
  for (const one of standing) {
    for (const at of [one.place, one.place + 1].filter((place) => place < documents.length)) {
      const document = documents[at] as QueryDocument;
      const holds = evaluate(one.query, document);
      expect(found[at]?.has(one)).toBe(holds);
      if (holds)
        expect(explain(one.query, document).every(({ field, start, end }) => document[field].slice(start, end))).toBe(true);
    }
  }
  say(`hostile strings: ${strings.length}, of which as they stand or in quotation ${standing.length} are queries`);
  expect(standing.length).toBeGreaterThan(strings.length);
}

function quotations(text: string): string[] {
  return [text, `"${text.replaceAll('"', ' ')}"`, `{${text.replaceAll(/[{}]/g, ' ')}}`];
}

interface Standing {
  place: number;
  query: QueryNode;
}

function read(text: string, place: number): Standing[] {
  const parsed = parse(text);
  expect(parsed.lexemes.map((lexeme) => text.slice(lexeme.start, lexeme.end)).join('')).toBe(text);
  if (parsed.tree === null || hasErrors(parsed)) return [];
  expect(hasErrors(parse(print(parsed.tree)))).toBe(false);
  return [{ place, query: compile(parsed.tree) }];
}

function documentOf(content: string): QueryDocument {
  const facts = { authorTokens: tokenText('', ''), domain: '', language: '', mediaType: 'x' } as const;
  return { tokens: tokenText('', content), title: '', content, ...facts };
}
