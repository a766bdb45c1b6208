/** What holds of trees and the texts they are printed as. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { MEDIA_TYPES } from '../../contract/media-types.ts';
import { countTerms } from './count-terms.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';
import { childrenOf, type QueryField, type SyntaxNode, type SyntaxTerm } from './syntax.ts';

const NOWHERE = { start: 0, end: 0 };

function term(type: SyntaxTerm['type'], text: string, prefix = false): SyntaxTerm {
  return { type, text, prefix, ...NOWHERE };
}

const word = fc
  .constantFrom(
    'tea',
    'Coffee',
    '香港',
    '#tea',
    '#a-b',
    '@john_doe',
    'e-mail',
    'AT&T',
    '1,000',
    'C++',
    '👍',
    'https://a.hk/?b=c,d',
    'or',
    '港鐵*',
  )
  .map((text) => (text.endsWith('*') ? term('word', text.slice(0, -1), true) : term('word', text)));
const prefix = fc.constantFrom('data', 'e-mai', '#hongk', 'Ünïcode').map((text) => term('word', text, true));
const phrase = fc
  .oneof(
    fc.constantFrom(
      'hong kong',
      'OR',
      'a*',
      'title:x',
      '他說「好」',
      'say "no"',
      '  spaced  ',
      '-x',
      '{x}',
      '(a)',
      '#tea',
      'a\nb',
    ),
    fc.string({ maxLength: 6 }).map((text) => `a${text.replace(/["＂“”]/g, '')}`),
  )
  .map((text) => term('phrase', text));
const exact = fc.constantFrom('C++', 'Yahoo!', ' iPhone ', '.NET', '#Tea', 'a{b').map((text) => term('exact', text));

function field(name: QueryField, values: fc.Arbitrary<SyntaxNode>): fc.Arbitrary<SyntaxNode> {
  return values.map((child) => ({ type: 'field', field: name, child, ...NOWHERE }));
}

function joined(type: 'and' | 'or', children: readonly SyntaxNode[]): SyntaxNode {
  const flat = children.flatMap((child) => (child.type === type ? child.children : [child]));
  return { type, children: flat, ...NOWHERE };
}

function several(nodes: fc.Arbitrary<SyntaxNode>): fc.Arbitrary<SyntaxNode[]> {
  return fc.array(nodes, { minLength: 2, maxLength: 4 });
}

/** `leaf` or what can be made of leaves with AND, OR and NOT. */
function combined(leaf: fc.Arbitrary<SyntaxNode>): fc.Arbitrary<SyntaxNode> {
  return fc.letrec<{ node: SyntaxNode }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 4, arbitrary: leaf },
      { weight: 2, arbitrary: several(tie('node')).map((children) => joined('and', children)) },
      { weight: 2, arbitrary: several(tie('node')).map((children) => joined('or', children)) },
      { weight: 1, arbitrary: tie('node').map((child) => ({ type: 'not' as const, child, ...NOWHERE })) },
    ),
  })).node;
}

const sides = fc.letrec<{ side: SyntaxNode; near: SyntaxNode }>((tie) => ({
  side: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: fc.oneof(word, prefix, phrase) },
    { weight: 1, arbitrary: several(tie('side')).map((children) => joined('or', children)) },
    { weight: 1, arbitrary: tie('near') },
  ),
  near: fc
    .record({
      ordered: fc.boolean(),
      distance: fc.integer({ min: 1, max: LIMITS.nearDistance }),
      left: tie('side'),
      right: tie('side'),
    })
    .map((near) => ({ type: 'near' as const, ...near, operator: NOWHERE, ...NOWHERE })),
}));

function nearSides(node: SyntaxNode): number {
  if (node.type === 'near') return nearSides(node.left) + nearSides(node.right);
  return node.type === 'or' ? Math.max(...node.children.map(nearSides)) : 1;
}

const near = sides.near.filter((node) => nearSides(node) <= LIMITS.nearSides);
const anyWord: fc.Arbitrary<SyntaxNode> = fc.oneof(word, prefix, phrase);
const inTitle = combined(
  fc.oneof({ weight: 3, arbitrary: anyWord }, { weight: 1, arbitrary: exact }, { weight: 1, arbitrary: near }),
);

const leaf: fc.Arbitrary<SyntaxNode> = fc.oneof(
  { weight: 6, arbitrary: anyWord },
  { weight: 1, arbitrary: exact },
  { weight: 2, arbitrary: near },
  { weight: 1, arbitrary: field('title', inTitle) },
  { weight: 1, arbitrary: field('author', combined(fc.oneof(word, prefix).filter(({ text }) => text !== '#a-b'))) },
  {
    weight: 1,
    arbitrary: field('site', combined(fc.constantFrom('example.com', 'hk', 'news.gov.hk').map((text) => term('word', text)))),
  },
  { weight: 1, arbitrary: field('lang', combined(fc.constantFrom('zh', 'zh-Hant', 'en').map((text) => term('word', text)))) },
  { weight: 1, arbitrary: field('source', combined(fc.constantFrom(...MEDIA_TYPES).map((text) => term('word', text)))) },
  { weight: 1, arbitrary: field('hashtag', combined(fc.constantFrom('tea', '#tea', '香港').map((text) => term('word', text)))) },
);

/** Trees such as the parser makes of texts without errors, all spans at nought. */
const syntaxTree = fc
  .tuple(combined(leaf), anyWord)
  // Something must occur.
  .map(([tree, one]) => joined('and', [one, tree]))
  .filter((tree) => countTerms(tree) < 100);

const RUNS = { numRuns: 2000 };

/** The tree without places. */
function shape(node: SyntaxNode | null): unknown {
  return JSON.parse(JSON.stringify(node, (key, value: unknown) => (PLACES.has(key) ? undefined : value)));
}
const PLACES = new Set(['start', 'end', 'operator']);

function nodesOf(node: SyntaxNode): SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
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
