import { describe, expect, it } from 'vitest';
import type { QueryNode } from './ast.ts';
import { type CompiledGroups, compileGroups } from './compile-groups.ts';

const term = (...tokens: string[]): QueryNode => ({ type: 'term', tokens });
const NONE = { operator: 'AND' as const, groups: [] };

interface Row {
  name: string;
  inclusion: { operator: 'AND' | 'OR'; groups: string[][] };
  exclusion?: { operator: 'AND' | 'OR'; groups: string[][] };
  compiled: CompiledGroups;
}

const rows: Row[] = [
  { name: 'one word', inclusion: { operator: 'AND', groups: [['Tea']] }, compiled: { query: term('tea') } },
  { name: 'a phrase of Han', inclusion: { operator: 'AND', groups: [['白票']] }, compiled: { query: term('白', '票') } },
  { name: 'a hashtag is a phrase', inclusion: { operator: 'AND', groups: [['#Tea']] }, compiled: { query: term('#', 'tea') } },
  {
    name: 'words of a group are alternatives, groups are joined',
    inclusion: { operator: 'AND', groups: [['tea', '茶'], ['hong kong']] },
    compiled: { query: { type: 'and', children: [{ type: 'or', children: [term('tea'), term('茶')] }, term('hong', 'kong')] } },
  },
  {
    name: 'groups joined by OR',
    inclusion: { operator: 'OR', groups: [['a1'], ['b1']] },
    compiled: { query: { type: 'or', children: [term('a1'), term('b1')] } },
  },
  {
    name: 'the same word in two spellings is one',
    inclusion: { operator: 'AND', groups: [['Café', 'CAFE'], ['café']] },
    compiled: { query: term('cafe') },
  },
  {
    name: 'exclusion is taken away',
    inclusion: { operator: 'AND', groups: [['tea']] },
    exclusion: { operator: 'OR', groups: [['party'], ['golf', 'shirt']] },
    compiled: {
      query: {
        type: 'and',
        children: [
          term('tea'),
          {
            type: 'not',
            child: { type: 'or', children: [term('party'), { type: 'or', children: [term('golf'), term('shirt')] }] },
          },
        ],
      },
    },
  },
  {
    name: 'unreadable keywords are named by their place',
    inclusion: { operator: 'AND', groups: [['tea', '!!'], ['—']] },
    exclusion: { operator: 'AND', groups: [['#']] },
    compiled: {
      errors: {
        'inclusion.groups.0.1': 'keywordUnreadable',
        'inclusion.groups.1.0': 'keywordUnreadable',
        'exclusion.groups.0.0': 'keywordUnreadable',
      },
    },
  },
  { name: 'nothing to look for', inclusion: NONE, compiled: { errors: { inclusion: 'inclusionRequired' } } },
];

describe('compileGroups', () => {
  it.each(rows)('$name', ({ inclusion, exclusion, compiled }) => {
    expect(compileGroups(inclusion, exclusion ?? NONE)).toEqual(compiled);
  });
});
