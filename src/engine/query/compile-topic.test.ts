import { describe, expect, it } from 'vitest';
import type { KeywordGroups, TopicKeywords } from '../../contract/topics.ts';
import type { QueryNode } from './ast.ts';
import { type CompiledTopic, compileTopic } from './compile-topic.ts';

const term = (...tokens: string[]): QueryNode => ({ type: 'term', tokens });
const NONE: KeywordGroups = { operator: 'AND', groups: [] };

function basic(inclusion: string[][], exclusion: string[][] = []): TopicKeywords {
  return {
    keywordInputMode: 'basic',
    inclusion: { operator: 'AND', groups: inclusion },
    exclusion: { operator: 'OR', groups: exclusion },
  };
}

function advanced(inclusion: string, exclusion = ''): TopicKeywords {
  return { keywordInputMode: 'advanced', inclusion, exclusion };
}

const ROWS: readonly (readonly [name: string, keywords: TopicKeywords, compiled: CompiledTopic])[] = [
  ['a word', basic([['Tea']]), { query: term('tea'), keywords: { inclusion: 1, exclusion: 0 } }],
  ['a word of the language', advanced('Tea'), { query: term('tea'), keywords: { inclusion: 1, exclusion: 0 } }],
  [
    'exclusion is taken away',
    basic([['tea']], [['party'], ['golf', 'shirt']]),
    {
      query: {
        type: 'and',
        children: [term('tea'), { type: 'not', child: { type: 'or', children: [term('party'), term('golf'), term('shirt')] } }],
      },
      keywords: { inclusion: 1, exclusion: 3 },
    },
  ],
  [
    'exclusion of the language',
    advanced('tea AND milk', ' coffee '),
    {
      query: { type: 'and', children: [term('tea'), term('milk'), { type: 'not', child: term('coffee') }] },
      keywords: { inclusion: 2, exclusion: 1 },
    },
  ],
  [
    'keywords count as often as they are written',
    advanced('tea OR Tea OR (x NEAR/3 y)'),
    {
      query: {
        type: 'or',
        children: [
          term('tea'),
          {
            type: 'near',
            ordered: false,
            distance: 3,
            left: { type: 'term', tokens: ['x'] },
            right: { type: 'term', tokens: ['y'] },
          },
        ],
      },
      keywords: { inclusion: 4, exclusion: 0 },
    },
  ],
  [
    'unreadable keywords are named by their place',
    basic([['tea', '!!'], ['—']], [['#']]),
    {
      errors: {
        'inclusion.groups.0.1': 'keywordUnreadable',
        'inclusion.groups.1.0': 'keywordUnreadable',
        'exclusion.groups.0.0': 'keywordUnreadable',
      },
    },
  ],
  [
    'a sign that stands for several words counts as those',
    basic([['㍿'.repeat(25)], ['tea', '㍿'.repeat(26)]]),
    { errors: { 'inclusion.groups.1.1': 'queryTermTooLong' } },
  ],
  ['nothing to look for', basic([]), { errors: { inclusion: 'inclusionRequired' } }],
  ['no text', advanced(' '), { errors: { inclusion: 'inclusionRequired' } }],
  [
    'mistakes of both texts, by place',
    advanced('a b AND (', 'titel:x'),
    {
      errors: {
        inclusion: 'queryMissingOperator',
        'inclusion.2': 'queryMissingOperator',
        'inclusion.8': 'queryUnclosedGroup',
        exclusion: 'queryUnknownField',
        'exclusion.0': 'queryUnknownField',
      },
    },
  ],
];

describe('compileTopic', () => {
  it.each(ROWS)('%s', (_, keywords, compiled) => {
    expect(compileTopic(keywords)).toEqual(compiled);
  });

  it('reads groups as the text that says the same', () => {
    const groups: KeywordGroups = {
      operator: 'AND',
      groups: [
        ['tea', '茶'],
        ['hong kong', '#hk'],
      ],
    };
    const asGroups = compileTopic({ keywordInputMode: 'basic', inclusion: groups, exclusion: NONE });
    expect(asGroups).toEqual(compileTopic(advanced('(tea OR 茶) AND ("hong kong" OR #hk)')));
  });
});
