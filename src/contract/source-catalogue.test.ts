import { describe, expect, it } from 'vitest';
import { CATALOGUE_REGIONS, SOURCE_CATALOGUE } from './source-catalogue.ts';
import { newSource } from './sources.ts';

describe('the catalogue of sources', () => {
  it('names no feed twice, neither by address nor by name', () => {
    const addresses = SOURCE_CATALOGUE.map(({ address }) => address.toLowerCase().replace(/\/$/, ''));
    expect(new Set(addresses).size).toBe(SOURCE_CATALOGUE.length);
    expect(new Set(SOURCE_CATALOGUE.map(({ name }) => name)).size).toBe(SOURCE_CATALOGUE.length);
  });

  it.each(SOURCE_CATALOGUE.map(({ name, ...entry }) => [name, entry] as const))('%s can be followed', (_, entry) => {
    expect(entry.address).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+\//);
    expect(URL.canParse(entry.address)).toBe(true);
    expect(newSource.parse({ ...entry, kind: 'feed' })).toMatchObject({ address: entry.address, kind: 'feed' });
  });

  it.each(CATALOGUE_REGIONS)('%s has a section worth looking at', (region) => {
    expect(SOURCE_CATALOGUE.filter((entry) => entry.region === region).length).toBeGreaterThan(9);
  });
});
