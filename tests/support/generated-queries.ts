/** Query trees of every kind of node, over the words that generated posts are made of. */
import fc from 'fast-check';
import type { AttributeNode, ExactNode, NearNode, NearSide, QueryNode, TermNode } from '../../src/engine/query/ast.ts';
import { tokenise } from '../../src/engine/text/tokens.ts';
import { AUTHORS, DOMAINS, LANGUAGES, MEDIA, OTHERS, TAGS, WORDS } from './generated-posts.ts';

const field = fc.constantFrom(undefined, undefined, 'title' as const);

/** Leaves out what is undefined. */
function defined<Node extends object>(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined)) as Node;
}

const tokensOf = (text: string) => tokenise(text).tokens;
const run = fc
  .array(fc.constantFrom(...WORDS, ...OTHERS, ...OTHERS, 'absent'), { minLength: 1, maxLength: 3 })
  .map((texts) => texts.flatMap(tokensOf));
const word = fc.constantFrom(...WORDS, ...OTHERS).map((text) => tokensOf(text).slice(0, 2));
const tag = fc.constantFrom(...TAGS, '#absent').map((text) => [tokenise(text).tags.tokens[0] ?? '#absent']);
const prefix = fc
  .tuple(fc.option(run, { nil: [] as string[], freq: 2 }), fc.constantFrom('fer', 'ferr', 'lat', '202', 'abs', 'cafe', 'neil'))
  .map(([before, last]) => [...before, last]);

const term: fc.Arbitrary<TermNode> = fc
  .oneof(
    { weight: 6, arbitrary: fc.record({ tokens: run, field }) },
    { weight: 2, arbitrary: fc.record({ tokens: tag, field }) },
    { weight: 2, arbitrary: fc.record({ tokens: prefix, prefix: fc.constant(true as const), field }) },
  )
  .map((node) => defined({ type: 'term', ...node } as TermNode));

/** Spellings that occur, and others that differ only in what stands around them. */
const exact: fc.Arbitrary<ExactNode> = fc
  .record({
    parts: fc.array(fc.constantFrom(...WORDS, ...OTHERS, ...TAGS), { minLength: 1, maxLength: 2 }),
    joint: fc.constantFrom(' ', '', ', '),
    field,
  })
  .map(({ parts, joint, field: within }) => defined({ type: 'exact', text: parts.join(joint), field: within } as ExactNode));

const authorRun = fc.constantFrom(...AUTHORS.filter(Boolean), 'Lee', 'Ann').map(tokensOf);
const fact: fc.Arbitrary<AttributeNode> = fc.oneof(
  authorRun.map((tokens): AttributeNode => ({ type: 'author', tokens })),
  fc.constantFrom('joh', 'ferr', 'abs').map((last): AttributeNode => ({ type: 'author', tokens: [last], prefix: true })),
  fc.constantFrom(...DOMAINS.filter(Boolean), 'org', 'absent.com').map((domain): AttributeNode => ({ type: 'site', domain })),
  fc.constantFrom(...LANGUAGES.filter(Boolean), 'fr').map((code): AttributeNode => ({ type: 'language', code })),
  fc.constantFrom(...MEDIA).map((mediaType): AttributeNode => ({ type: 'source', mediaType })),
);

const nearTerm: fc.Arbitrary<TermNode> = fc.oneof(
  { weight: 5, arbitrary: word.map((tokens): TermNode => ({ type: 'term', tokens })) },
  { weight: 1, arbitrary: run.map((tokens): TermNode => ({ type: 'term', tokens })) },
  { weight: 1, arbitrary: prefix.map((tokens): TermNode => ({ type: 'term', tokens, prefix: true })) },
);
const { near } = fc.letrec<{ near: NearNode; side: NearSide }>((tie) => ({
  side: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 5, arbitrary: nearTerm },
    { weight: 1, arbitrary: tie('near') },
    {
      weight: 2,
      arbitrary: fc.record({ type: fc.constant('or' as const), children: fc.array(tie('side'), { minLength: 1, maxLength: 3 }) }),
    },
  ),
  near: fc.record({
    type: fc.constant('near' as const),
    ordered: fc.boolean(),
    distance: fc.constantFrom(1, 2, 3, 5, 20, 50),
    left: tie('side'),
    right: tie('side'),
  }),
}));
export const generatedNear = fc
  .tuple(near, field)
  .map(([node, within]): NearNode => defined({ ...node, field: within } as NearNode));

export const generatedQuery: fc.Arbitrary<QueryNode> = fc.letrec<{ query: QueryNode }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: term },
    { weight: 2, arbitrary: generatedNear },
    { weight: 2, arbitrary: exact },
    { weight: 1, arbitrary: fact },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('not' as const), child: tie('query') }) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constantFrom('and' as const, 'or' as const),
        children: fc.array(tie('query'), { maxLength: 3 }),
      }),
    },
  ),
})).query;
