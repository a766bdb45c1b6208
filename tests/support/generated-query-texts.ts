/** Texts of the keyword language as people might type them, right and wrong, and the trees of right ones. */
import fc from 'fast-check';
import { LIMITS } from '../../src/contract/limits.ts';
import { MEDIA_TYPES } from '../../src/contract/media-types.ts';
import { countTerms } from '../../src/engine/query/count-terms.ts';
import type { QueryField, SyntaxNode, SyntaxTerm } from '../../src/engine/query/syntax.ts';

const PIECES = [
  ...[
    'tea',
    'hong kong',
    '香港',
    '港鐵',
    'ก',
    'é',
    '#tea',
    '#香港',
    '@john_doe',
    'e-mail',
    '👍🏽',
    'AT&T',
    'C++',
    '1,000',
    '…',
    'a',
  ],
  ...['AND', 'OR', 'NOT', 'NEAR/3', 'ONEAR/2', 'NEAR', 'NEAR/99', 'and', 'or', 'not', 'near/3', 'ＡＮＤ'],
  ...['(', ')', '（', '）', '"', '“', '”', '「', '」', '『', '』', '{', '}', '｛', '｝', '[', ']', '【', '】'],
  ...[
    'title:',
    'author:',
    'site:',
    'lang:',
    'source:',
    'hashtag:',
    'titel:',
    'x:',
    '：',
    ':',
    'source:facebok',
    'lang:zh',
    'site:a.hk',
  ],
  ...[
    '*',
    'dat*',
    'da*',
    '*x',
    '?',
    'wo?d',
    '-',
    '+',
    '!',
    '-x',
    '&&',
    '||',
    '|',
    ',',
    '、',
    ';',
    '~2',
    '^3',
    '/re/',
    '[a TO b]',
    '\\',
  ],
  ...[' ', ' ', ' ', ' ', ' ', '\n', '\u3000', '\u200b', '\u0001', '\ud800', '\udc00', 'https://a.hk/b?c=(d)'],
];

/** Mostly wrong. */
export const querySoup = fc
  .oneof(
    { weight: 8, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join('')) },
    { weight: 4, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(' ')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  )
  .map((text) => text.slice(0, 400));

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
const stem = fc.constantFrom('data', 'e-mai', '#hongk', 'Ünïcode').map((text) => term('word', text, true));
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
    { weight: 6, arbitrary: fc.oneof(word, stem, phrase) },
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
const anyWord: fc.Arbitrary<SyntaxNode> = fc.oneof(word, stem, phrase);
const inTitle = combined(
  fc.oneof({ weight: 3, arbitrary: anyWord }, { weight: 1, arbitrary: exact }, { weight: 1, arbitrary: near }),
);

const leaf: fc.Arbitrary<SyntaxNode> = fc.oneof(
  { weight: 6, arbitrary: anyWord },
  { weight: 1, arbitrary: exact },
  { weight: 2, arbitrary: near },
  { weight: 1, arbitrary: field('title', inTitle) },
  { weight: 1, arbitrary: field('author', combined(fc.oneof(word, stem).filter(({ text }) => text !== '#a-b'))) },
  {
    weight: 1,
    arbitrary: field('site', combined(fc.constantFrom('example.com', 'hk', 'news.gov.hk').map((text) => term('word', text)))),
  },
  { weight: 1, arbitrary: field('lang', combined(fc.constantFrom('zh', 'zh-Hant', 'en').map((text) => term('word', text)))) },
  { weight: 1, arbitrary: field('source', combined(fc.constantFrom(...MEDIA_TYPES).map((text) => term('word', text)))) },
  { weight: 1, arbitrary: field('hashtag', combined(fc.constantFrom('tea', '#tea', '香港').map((text) => term('word', text)))) },
);

/** Trees such as the parser makes of texts without errors, all spans at nought. */
export const syntaxTree = fc
  .tuple(combined(leaf), anyWord)
  // Something must occur.
  .map(([tree, one]) => joined('and', [one, tree]))
  .filter((tree) => countTerms(tree) < 100);
