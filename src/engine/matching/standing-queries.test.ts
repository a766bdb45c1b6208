import { describe, expect, it } from 'vitest';
import type { QueryNode, TermNode } from '../query/ast.ts';
import type { QueryDocument } from '../query/document.ts';
import { evaluate } from '../query/evaluate.ts';
import { tokenText } from '../text/token-text.ts';
import { DocumentReader } from './document-reader.ts';
import { createMatcher } from './matcher.ts';
import { QueryIndex } from './query-index.ts';
import { StandingQueries } from './standing-queries.ts';
import { TermFrequencies } from './term-frequencies.ts';

const LAST_DOCUMENT = 0x7fffffff;

function document(content: string): QueryDocument {
  const tokens = tokenText('', content);
  return { tokens, title: '', content, authorTokens: '  ', domain: '', language: '', mediaType: 'forum' };
}

function term(...tokens: string[]): TermNode {
  return { type: 'term', tokens };
}

function both(...children: QueryNode[]): QueryNode {
  return { type: 'and', children };
}

describe('choosing required terms by what was learned', () => {
  it('looks a query up by what is rare in the documents, from the first one on', () => {
    const query = both(term('tea'), term('ink'));
    const [untaught, taught] = [createMatcher([['it', query]]), createMatcher<string>()];
    for (let n = 0; n < 200; n++) taught.learn(document(n % 50 === 0 ? 'tea and ink' : 'ink'));
    taught.set('it', query);
    const other = both(term('ink'), term('tea'));
    untaught.set('other', other);
    taught.set('other', other);
    for (let n = 0; n < 30; n++) for (const matcher of [untaught, taught]) expect(matcher.match(document('ink'))).toEqual([]);
    expect(taught.counters.evaluated).toBe(0);
    expect(untaught.counters.evaluated).toBeGreaterThan(0);
    expect(taught.match(document('tea, ink'))).toEqual(['it', 'other']);
  });
});

describe('choosing required terms again', () => {
  it.each<[string, QueryNode]>([
    ['two words', both(term('tea'), term('ink'))],
    ['words, one of them unwanted', both(term('tea'), { type: 'not', child: term('cup') }, term('ink'))],
    [
      'lists of words',
      both({ type: 'or', children: [term('tea'), term('cup')] }, { type: 'or', children: [term('inks'), term('ink')] }),
    ],
    ['NEAR', { type: 'near', ordered: true, distance: 3, left: term('ink'), right: term('tea') }],
  ])('evaluates less and answers the same where the term chosen first is frequent: %s', (_, query) => {
    const matcher = createMatcher([['it', query]]);
    const contents = Array.from({ length: 1200 }, (_, n) =>
      n % 50 === 49 ? 'ink and tea' : n % 3 === 0 ? 'a cup of tea' : 'tea',
    );
    const evaluated: number[] = [];
    for (const [n, content] of contents.entries()) {
      if (n % 600 === 0) evaluated.push(matcher.counters.evaluated);
      const post = document(content);
      expect(matcher.match(post)).toEqual(evaluate(query, post) ? ['it'] : []);
    }
    const [, first = 0] = evaluated;
    expect(first).toBeLessThan(120);
    // All that is left of the last 600 documents: those that match.
    expect(matcher.counters.evaluated - first).toBe(12);
  });

  it('looks a phrase up by another pair where the first one mostly begins other phrases', () => {
    const index = new QueryIndex(LAST_DOCUMENT);
    const frequencies = new TermFrequencies();
    const queries = new StandingQueries(index, frequencies, LAST_DOCUMENT);
    const reader = new DocumentReader(index);
    queries.add(0, term('cup', 'of', 'tea'));
    const read = (content: string, times: number) => {
      index.falseHits = 0;
      for (let n = 0; n < times; n++) {
        reader.read(document(content));
        reader.count(frequencies, document(content));
      }
      return index.falseHits;
    };
    expect(read('cup of ink', 100)).toBe(100);
    queries.countFalseCandidate(index.lastFalseHit, 100);
    queries.reindex();
    expect(read('cup of ink', 100)).toBe(0);
    read('a cup of tea', 1);
    expect(index.candidates.count).toBe(1);
  });

  it('leaves a query as it is where nothing cheaper is known', () => {
    const matcher = createMatcher([['title', { ...term('tea'), field: 'title' }]]);
    for (let n = 0; n < 2000; n++) expect(matcher.match(document('tea'))).toEqual([]);
    expect(matcher.match({ ...document(''), title: 'tea', tokens: tokenText('tea', '') })).toEqual(['title']);
  });
});

describe('replacing queries', () => {
  it('keeps a NOT whole beside a plain term, which has no program, that is replaced', () => {
    const matcher = createMatcher<string>();
    matcher.set('plain', term('tea'));
    matcher.set('not', { type: 'not', child: term('ink') });
    for (const word of ['tea', 'cup', 'tea']) {
      matcher.set('plain', term(word));
      expect(matcher.match(document(`a ${word}`))).toEqual(['plain', 'not']);
      expect(matcher.match(document(`ink and ${word}`))).toEqual(['plain']);
      expect(matcher.match(document('ink'))).toEqual([]);
    }
  });
});
