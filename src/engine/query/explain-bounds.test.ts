/** What is looked at of a post that is made to take long; every such query is one that may be asked. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../contract/limits.ts';
import { indexWords } from '../text/word-index.ts';
import type { NearSide, QueryNode, TermNode } from './ast.ts';
import { explain, explainTerms } from './explain.ts';
import { nearParts } from './near-spans.ts';
import { PlaceBudget } from './place-budget.ts';

const term = (...tokens: string[]): TermNode => ({ type: 'term', tokens });
const near = (left: NearSide, right: NearSide): NearSide => ({ type: 'near', ordered: false, distance: 50, left, right });
const A = term('a');
const repeated = 'a '.repeat(LIMITS.shownContent / 2);
const MOST_PER_FIELD = 10;

describe('explain', () => {
  it('marks every word of a long post that ends with the last character that is shown', () => {
    const content = `${'tea '.repeat(LIMITS.shownContent / 4)}tea`;
    expect(explain(term('tea'), { title: '', content })).toHaveLength(LIMITS.shownContent / 4);
  });

  it.each([
    ['title', { title: `${' '.repeat(LIMITS.shownContent)} tea`, content: '' }],
    ['content', { title: '', content: `${' '.repeat(LIMITS.shownContent)} tea` }],
  ])('reads no more of the %s than is shown', (_, post) => {
    expect(explain(term('tea'), post)).toEqual([]);
  });

  it('counts characters of two units once', () => {
    const content = `${'😀'.repeat(LIMITS.shownContent - 4)} tea`;
    expect(explain(term('tea'), { title: '', content })).toHaveLength(1);
  });

  it('looks for few places of those terms that come after too many', () => {
    // Each of a run of its own length, so that none says what another says.
    const runs = Array.from({ length: 20 }, (_, length) => term(...Array.from({ length: length + 1 }, () => 'a')));
    const query: QueryNode = { type: 'or', children: [...runs, term('b'), { type: 'exact', text: 'a' }] };
    const explained = explainTerms(query, { title: 'b', content: repeated });
    expect(explained[0]?.spans).toHaveLength(LIMITS.shownContent / 2);
    expect(explained.at(-2)?.spans).toEqual([{ field: 'title', start: 0, end: 1 }]);
    expect(explained.at(-1)?.spans).toHaveLength(MOST_PER_FIELD);
  });

  it('looks for few places of further NEARs', () => {
    const index = indexWords(repeated.trim().split(' '));
    const chain = near(near(near(A, A), A), A);
    if (chain.type !== 'near') throw new TypeError('No NEAR.');
    const budget = new PlaceBudget();
    const found = [1, 2, 3].map(() => nearParts(chain, index, budget).length);
    expect(found[0]).toBe((4 * LIMITS.shownContent) / 2);
    expect(found[2]).toBe(4 * MOST_PER_FIELD);
  });
});
