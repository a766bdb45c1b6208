import { expect, test } from 'vitest';
import { makeTree } from '../made-up-tree.ts';
import { MAX_LINES, oversizedFiles } from './file-sizes.ts';

const lines = (count: number): string => 'export {};\n'.repeat(count);

test.each([
  ['a file at the limit', 'src/engine/query/ast.ts', MAX_LINES, 0],
  ['a file over it', 'src/engine/query/ast.ts', MAX_LINES + 1, 1],
  ['a test over it', 'tests/house/house.test.ts', MAX_LINES + 1, 1],
  ['a script over it', 'scripts/start.mjs', MAX_LINES + 1, 1],
  ['a document over it', 'docs/guide.md', MAX_LINES + 1, 0],
])('%s', (_name, path, count, complaints) => {
  expect(oversizedFiles(makeTree({ [path]: lines(count) }))).toHaveLength(complaints);
});

test('says which file, how long, and how long it may be', () => {
  const root = makeTree({ 'src/engine/query/ast.ts': lines(301) });
  expect(oversizedFiles(root)).toEqual(['src/engine/query/ast.ts: 301 lines, at most 300; split it along its nouns']);
});
