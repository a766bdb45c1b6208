/** What holds of trees and the texts they are printed as. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { querySoup, syntaxTree } from '../../../tests/support/generated-query-texts.ts';
import { compile } from './compile.ts';
import { hasErrors, parse } from './parse.ts';
import { print } from './print.ts';
import type { SyntaxNode } from './syntax.ts';

const RUNS = { numRuns: 2000 };

/** The tree without places. */
function shape(node: SyntaxNode | null): unknown {
  return JSON.parse(JSON.stringify(node, (key, value: unknown) => (PLACES.has(key) ? undefined : value)));
}
const PLACES = new Set(['start', 'end', 'operator']);

function nodesOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'near') return [node, ...nodesOf(node.left), ...nodesOf(node.right)];
  if (node.type === 'and' || node.type === 'or') return [node, ...node.children.flatMap(nodesOf)];
  return node.type === 'not' || node.type === 'field' ? [node, ...nodesOf(node.child)] : [node];
}

describe('a printed tree', { timeout: 60_000 }, () => {
  it('parses to the same tree, without errors', () => {
    fc.assert(
      fc.property(syntaxTree, (tree) => {
        const parsed = parse(print(tree));
        expect(parsed.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(shape(parsed.tree)).toEqual(shape(tree));
      }),
      RUNS,
    );
  });

  it('leaves nothing to precedence between AND and OR', () => {
    fc.assert(
      fc.property(syntaxTree, (tree) => {
        expect(parse(print(tree)).problems.map(({ code }) => code)).not.toContain('queryMixedOperators');
      }),
      RUNS,
    );
  });

  it('has every node where its own words are: they alone parse to it', () => {
    fc.assert(
      fc.property(syntaxTree, (tree) => {
        const text = print(tree);
        const parsed = parse(text).tree;
        for (const node of parsed ? nodesOf(parsed) : []) {
          expect(shape(parse(text.slice(node.start, node.end)).tree)).toEqual(shape(node));
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('a text without errors', { timeout: 60_000 }, () => {
  it('is printed as one that means the same, and that printing leaves alone', () => {
    fc.assert(
      fc.property(querySoup, (text) => {
        const parsed = parse(text);
        fc.pre(!hasErrors(parsed) && parsed.tree !== null);
        if (!parsed.tree) return;
        const printed = print(parsed.tree);
        const again = parse(printed);
        expect(hasErrors(again)).toBe(false);
        expect(shape(again.tree)).toEqual(shape(parsed.tree));
        if (again.tree) expect([print(again.tree), compile(again.tree)]).toEqual([printed, compile(parsed.tree)]);
      }),
      { numRuns: 1000, maxSkipsPerRun: 200 },
    );
  });
});
