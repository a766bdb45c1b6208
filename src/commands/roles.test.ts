import { describe, expect, it } from 'vitest';
import { ROLES, rolesOf } from './roles.ts';

const embedded = { databaseUrl: null, clickhouseUrl: null };
const servers = { databaseUrl: 'postgres://db/earshot', clickhouseUrl: 'http://ch:8123' };

describe('what a process does', () => {
  it('is everything, one of two, or what is named with spaces', () => {
    expect(rolesOf(ROLES.join(','), embedded)).toEqual(new Set(ROLES));
    expect(rolesOf('workers', servers)).toEqual(new Set(['workers']));
    expect(rolesOf('gateway', servers)).toEqual(new Set(['gateway']));
    expect(rolesOf(' workers , gateway', embedded)).toEqual(new Set(ROLES));
  });

  it('is refused where it is none, by its name', () => {
    for (const text of ['worker', 'gateway,', '', 'gateway workers'])
      expect(() => rolesOf(text, servers)).toThrow(/--run names ".*"; there are gateway and workers/);
  });

  it('is everything where a store is embedded', () => {
    const half = [embedded, { ...servers, databaseUrl: null }, { ...servers, clickhouseUrl: null }];
    for (const stores of half) expect(() => rolesOf('workers', stores)).toThrow('needs DATABASE_URL and CLICKHOUSE_URL');
  });
});
