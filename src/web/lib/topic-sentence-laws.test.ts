import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasErrors, parse } from '../../engine/query/parse.ts';
import { childrenOf, type SyntaxNode } from '../../engine/query/syntax.ts';
import { allWords } from '../i18n/all-words.ts';
import { querySentence, sentenceText } from './topic-sentence.ts';
import { sentenceWords } from './topic-sentence-words.ts';

const translator = await allWords();
const LANGUAGES = ['en', 'zh-Hant'] as const;

const PIECES = [
  'a1',
  'b2',
  '"c d"',
  '{E}',
  '#f',
  'g3h*',
  'title:',
  'site:x.com',
  'author:',
  'AND',
  'OR',
  'NOT',
  'NEAR/2',
  '(',
  ')',
];
const queries = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join(' '));

function leaves(node: SyntaxNode): string[] {
  return 'text' in node ? [node.text] : childrenOf(node).flatMap(leaves);
}

describe('a sentence', () => {
  it.each(LANGUAGES)('%s: names every term of a query as often as it stands there', (language) => {
    const words = sentenceWords(translator(language, ['query', 'app']), language);
    fc.assert(
      fc.property(queries, (query) => {
        const { tree } = parse(query);
        const said = querySentence(tree, words).filter((part) => part.keyword);
        expect(said.map((part) => part.text).sort()).toEqual(tree ? leaves(tree).sort() : []);
      }),
      { numRuns: 500 },
    );
  });

  it.each(LANGUAGES)('%s: leaves no template unfilled and no bracket open', (language) => {
    const words = sentenceWords(translator(language, ['query', 'app']), language);
    fc.assert(
      fc.property(queries, (query) => {
        const parsed = parse(query);
        const text = sentenceText(querySentence(hasErrors(parsed) ? null : parsed.tree, words));
        expect(text).not.toMatch(/\{\{|undefined/);
        expect(text.match(/[(（]/g)?.length).toBe(text.match(/[)）]/g)?.length);
        expect(text.match(/[[〔]/g)?.length).toBe(text.match(/[\]〕]/g)?.length);
      }),
      { numRuns: 500 },
    );
  });
});
