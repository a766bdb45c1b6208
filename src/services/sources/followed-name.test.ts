import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { madeUpWeb } from '../../../tests/support/made-up-web.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { NO_KEYS } from '../../outside/connectors/api-keys.ts';
import { addSource } from './add-source.ts';
import { collectSource } from './collect-source.ts';
import { followedName, hasItsName } from './followed-name.ts';

describe('whom an address names', () => {
  it.each([
    ['a page', 'https://www.facebook.com/harbour.tv', 'harbour.tv'],
    ['a page with more', 'https://www.facebook.com/pages/Harbour/123/?ref=x', '123'],
    ['a profile by its number', 'https://www.facebook.com/profile.php?id=123&sk=about', '123'],
    ['a hashtag', 'https://www.instagram.com/explore/tags/%E6%B8%A1%E8%BC%AA/', '渡輪'],
    ['a profile without its number', 'https://www.facebook.com/profile.php', null],
    ['nobody', 'https://www.facebook.com/', null],
    ['what is not UTF-8', 'https://www.facebook.com/caf%E9', null],
    ['half an escape', 'https://www.facebook.com/100%', null],
  ])('%s', (_name, address, named) => {
    expect(followedName(address)).toBe(named);
    expect(hasItsName('facebook-page', address)).toBe(named !== null);
    expect(hasItsName('feed', address)).toBe(true);
  });
});

describe('a source that is known by a name', () => {
  let stores: TestStores;
  beforeAll(async () => {
    stores = await openTestStores();
  });
  afterAll(() => stores.close());

  test.each(['https://www.facebook.com/caf%E9', 'https://www.facebook.com/'])('is not followed by %s', async (address) => {
    const given = { address, kind: 'facebook-page', mediaType: 'facebook' };
    await expect(addSource(stores.environment, 'operator', given)).rejects.toMatchObject({
      code: 'invalid',
      detail: { fields: { address: 'addressUnreadable' } },
    });
  });

  test('is asked by its number, where its address has one', async () => {
    const web = madeUpWeb();
    const environment = { ...stores.environment, fetchWeb: web.fetchWeb, apiKeys: { ...NO_KEYS, META_ACCESS_TOKEN: 'k' } };
    const address = 'https://www.facebook.com/profile.php?id=123';
    const { id } = await addSource(environment, 'operator', { address, kind: 'facebook-page', mediaType: 'facebook' });
    await collectSource(environment, { sourceId: id }, new AbortController().signal);
    expect(web.asked.map(({ url }) => new URL(url).pathname.split('/').at(-2))).toEqual(['123']);
  });
});
