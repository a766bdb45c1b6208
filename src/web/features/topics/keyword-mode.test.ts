import { describe, expect, it } from 'vitest';
import { type KeywordDraft, NO_KEYWORDS } from './draft.ts';
import { switchMode } from './keyword-mode.ts';

const query = (advancedInclusion: string, advancedExclusion = ''): KeywordDraft => ({
  ...NO_KEYWORDS,
  keywordInputMode: 'advanced',
  advancedInclusion,
  advancedExclusion,
});

describe('switchMode', () => {
  it('writes groups as a query, and reads the same groups back', () => {
    const groups: KeywordDraft = {
      ...NO_KEYWORDS,
      basicInclusion: [['tea', '奶茶'], [], ['hong kong']],
      basicExclusion: [['job']],
    };
    const there = switchMode(groups, 'advanced');
    expect(there).toEqual({ outcome: 'carried', keywords: query('(tea OR 奶茶) AND "hong kong"', 'job') });
    const back = switchMode(there.keywords, 'basic');
    expect(back.outcome).toBe('carried');
    expect(back.keywords).toMatchObject({ basicInclusion: [['tea', '奶茶'], ['hong kong']], basicExclusion: [['job']] });
  });

  const rows: [name: string, draft: KeywordDraft, outcome: string][] = [
    ['nothing written', query('', '  '), 'empty'],
    ['a list of words', query('tea OR coffee'), 'carried'],
    ['only an exclusion', query('', 'tea'), 'carried'],
    ['a distance', query('tea NEAR/3 cup'), 'lost'],
    ['a prefix', query('tea AND cup*'), 'lost'],
    ['an error', query('(tea'), 'lost'],
    ['a field in the exclusion', query('tea', 'title:job'), 'lost'],
  ];
  it.each(rows)('from a query to groups: %s', (_name, draft, outcome) => {
    const switched = switchMode(draft, 'basic');
    expect(switched.outcome).toBe(outcome);
    expect(switched.keywords.keywordInputMode).toBe('basic');
    if (outcome !== 'carried') expect(switched.keywords).toEqual(NO_KEYWORDS);
  });
});
