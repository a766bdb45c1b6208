/** Strings that break programs: as queries, as posts, and as queries over posts. Nothing throws, nothing hangs. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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

/** Every string as a query (as written, as a phrase, in exact spelling) over itself and its neighbour. */
function expectSound(strings: readonly string[]): void {
  let asked = 0;
  for (const [index, text] of strings.entries()) {
    const documents = [documentOf(text), documentOf(strings[index - 1] ?? '')];
    for (const query of [text, `"${text.replaceAll('"', ' ')}"`, `{${text.replaceAll(/[{}]/g, ' ')}}`])
      asked += ask(query, documents);
  }
  say(`  ${strings.length} strings, ${asked} of them or their quotations are queries`);
  expect(asked).toBeGreaterThan(strings.length);
}

function ask(text: string, documents: readonly QueryDocument[]): number {
  const parsed = parse(text);
  expect(parsed.lexemes.map((lexeme) => text.slice(lexeme.start, lexeme.end)).join('')).toBe(text);
  if (parsed.tree === null || hasErrors(parsed)) return 0;
  expect(hasErrors(parse(print(parsed.tree)))).toBe(false);
  const query = compile(parsed.tree);
  for (const document of documents) {
    const holds = evaluate(query, document);
    if (!holds) continue;
    for (const { field, start, end } of explain(query, document)) expect(document[field].slice(start, end)).not.toBe('');
  }
  return 1;
}

function documentOf(content: string): QueryDocument {
  const facts = { authorTokens: tokenText('', ''), domain: '', language: '', mediaType: 'x' } as const;
  return { tokens: tokenText('', content), title: '', content, ...facts };
}
