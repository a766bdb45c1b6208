import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../../../contract/source-catalogue.ts';
import { addressKey, catalogueSections } from './catalogue.ts';

const DAILY: CatalogueEntry = {
  name: '海港日報',
  address: 'https://harbour.example/rss',
  region: 'hongKong',
  language: 'zh-Hant',
  mediaType: 'news',
};
const WORLD: CatalogueEntry = { ...DAILY, name: 'World Post', address: 'https://post.example/feed', region: 'world' };

describe('the sections of the catalogue', () => {
  it.each<[string, string, object[]]>([
    [
      'all, in their order',
      '',
      [
        { region: 'hongKong', entries: [DAILY] },
        { region: 'world', entries: [WORLD] },
      ],
    ],
    ['by name', '海港', [{ region: 'hongKong', entries: [DAILY] }]],
    ['by address', 'POST.example', [{ region: 'world', entries: [WORLD] }]],
    ['nothing', 'quokka', []],
  ])('%s', (_, text, expected) => {
    expect(catalogueSections(text, [WORLD, DAILY])).toEqual(expected);
  });
});

describe('the same address', () => {
  it.each([
    ['as it is', 'https://a.example/feed', 'https://a.example/feed', true],
    ['with a slash at the end', 'https://a.example/feed', 'https://a.example/feed/', true],
    ['not encrypted', 'https://a.example/feed', 'http://a.example/feed', true],
    ['with www.', 'https://a.example/feed', 'https://www.a.example/feed', true],
    ['whatever the case of the host', 'https://a.example/feed', 'https://A.Example/feed', true],
    ['another path', 'https://a.example/feed', 'https://a.example/Feed', false],
    ['another query', 'https://a.example/feed?ch=1', 'https://a.example/feed?ch=2', false],
    ['what is no address', 'nowhere', ' nowhere', true],
  ])('%s', (_, one, other, expected) => {
    expect(addressKey(one) === addressKey(other)).toBe(expected);
  });
});
