import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestStores, TEST_NOW, type TestStores } from '../../../tests/support/stores.ts';
import { LIMITS } from '../../contract/limits.ts';
import { insertUser, users } from '../../stores/postgres/users.ts';
import type { Actor } from '../environment.ts';
import { createEntity, importEntities } from './create-entity.ts';
import { deleteEntity } from './delete-entity.ts';
import { listEntities } from './list-entities.ts';
import { tryEntities } from './try-entities.ts';
import { updateEntity } from './update-entity.ts';

let stores: TestStores;
let mei: Actor;

beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  mei = await stores.createOrganisation({ name: 'Mei' });
});

const BAKERY = { type: 'organisation', name: 'Harbour Bakery', aliases: ['海港麵包', '{HB}'] };
const AT = TEST_NOW.toISOString();
const create = (given: object = {}, actor = mei) => createEntity(stores.environment, actor, { ...BAKERY, ...given });
const update = (id: string, given: object, actor = mei) => updateEntity(stores.environment, actor, { id, ...BAKERY, ...given });
const list = async (actor = mei) => (await listEntities(stores.environment, actor)).entities;
const tried = async (text: string, actor = mei) => tryEntities(stores.environment, actor, { text });
const refused = (fields: object, more: object = {}) => ({ code: 'invalid', detail: { fields, ...more } });

describe('names of an organisation', () => {
  test('are kept as they are written, with who changed them and when', async () => {
    const made = await create({ name: '  Harbour   Bakery ' });
    expect(made).toEqual({ id: expect.any(String), ...BAKERY, updatedAt: AT, updatedBy: 'Mei' });
    expect(await list()).toEqual([made]);
    const changed = await update(made.id, { type: 'product', aliases: ['HB roll'] });
    expect(changed).toMatchObject({ id: made.id, type: 'product', aliases: ['HB roll'], updatedBy: 'Mei' });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(TEST_NOW.getTime());
    await deleteEntity(stores.environment, mei, { id: made.id });
    expect(await list()).toEqual([]);
  });

  test('come as a list, all or none', async () => {
    const names = ['Peak Tram', 'Star Ferry'].map((name) => ({ type: 'product', name }));
    const wrong = [...names, { type: 'place', name: 'x' }, { type: 'place', name: 'PEAK TRAM', aliases: ['ok'] }];
    await expect(importEntities(stores.environment, mei, { entities: wrong })).rejects.toMatchObject(
      refused(
        { 'entities.2.name': 'nameTooShort', 'entities.3.name': 'nameTaken' },
        { takenBy: { 'entities.3.name': 'Peak Tram' } },
      ),
    );
    expect(await list()).toEqual([]);
    expect(await importEntities(stores.environment, mei, { entities: names })).toMatchObject(names);
    expect(await list()).toMatchObject(names);
  });

  test('in braces are shown without, and found only as they are spelled', async () => {
    expect(await create({ name: '{Peach}', aliases: ['桃子公司'] })).toMatchObject({
      name: 'Peach',
      aliases: ['桃子公司', '{Peach}'],
    });
    expect(await tried('a peach, a Peach')).toEqual([{ type: 'organisation', name: 'Peach', start: 11, end: 16, own: true }]);
  });

  test('stay when the person who wrote them is no more', async () => {
    const userId = randomUUID();
    const row = {
      id: userId,
      organisationId: mei.organisationId,
      email: `${userId}@test.invalid`,
      name: 'Kai',
      passwordHash: 'none',
    };
    await insertUser(stores.environment.postgres, { ...row, createdAt: TEST_NOW });
    await create({}, { ...mei, userId });
    await stores.environment.postgres.delete(users).where(eq(users.id, userId));
    expect(await list()).toMatchObject([{ name: 'Harbour Bakery', updatedBy: null }]);
  });

  test('are another organisation’s own, and not there for a stranger', async () => {
    const stranger = await stores.createOrganisation({ name: 'Stranger' });
    const { id } = await create();
    const absent = { code: 'not_found' };
    await expect(update(id, { name: 'Mine' }, stranger)).rejects.toMatchObject(absent);
    await expect(deleteEntity(stores.environment, stranger, { id })).rejects.toMatchObject(absent);
    await expect(deleteEntity(stores.environment, stranger, { id: '9999999999' })).rejects.toMatchObject(absent);
    expect(await list(stranger)).toEqual([]);
    expect(await tried('at Harbour Bakery', stranger)).toEqual([]);
    // The same name again is nobody's business.
    expect(await create({}, stranger)).toMatchObject(BAKERY);
  });

  test('are tried on a text, with their places, beside those that everybody shares', async () => {
    await create();
    expect(await tried('滙豐銀行隔籬間海港面包好好食，HB not hb')).toEqual([
      { type: 'organisation', name: 'HSBC', start: 0, end: 4, own: false },
      { type: 'organisation', name: 'Harbour Bakery', start: 7, end: 11, own: true },
      { type: 'organisation', name: 'Harbour Bakery', start: 15, end: 17, own: true },
    ]);
    expect(await tried('')).toEqual([]);
  });
});

describe('what is refused', () => {
  const long = 'n'.repeat(LIMITS.entityNameLength + 1);
  const many = Array.from({ length: LIMITS.entityAliases + 1 }, (_, at) => `alias ${at}`);

  test.each<[string, object, object]>([
    ['no name', { name: ' \u200b ' }, { name: 'nameRequired' }],
    ['an empty alias', { aliases: [''] }, { 'aliases.0': 'nameRequired' }],
    ['a name too long', { name: long }, { name: 'nameTooLong' }],
    ['an alias too long', { aliases: ['fine', long] }, { 'aliases.1': 'nameTooLong' }],
    ['too many aliases', { aliases: many }, { aliases: 'tooManyAliases' }],
    ['another type', { type: 'animal' }, { type: 'malformed' }],
    ['half a character', { name: 'half \ud800' }, { name: 'malformed' }],
    [
      'a name that no post can be searched for',
      { name: 'C++', aliases: ['!!', '{}'] },
      { name: 'nameTooShort', 'aliases.0': 'nameTooShort', 'aliases.1': 'nameTooShort' },
    ],
    ['an alias twice', { aliases: ['HB', 'hb'] }, { 'aliases.1': 'nameTwice' }],
  ])('%s', async (_, given, fields) => {
    await expect(create(given)).rejects.toMatchObject(refused(fields));
    expect(await list()).toEqual([]);
  });

  test('what another has, and it is said which', async () => {
    const { id } = await create();
    const other = await create({ name: 'Peak Bakery', aliases: [] });
    const taken = { takenBy: { 'aliases.1': 'Harbour Bakery' } };
    await expect(update(other.id, { name: 'Peak Bakery', aliases: ['ok', '海港面包'] })).rejects.toMatchObject(
      refused({ 'aliases.1': 'nameTaken' }, taken),
    );
    // Its own names are no clash.
    expect(await update(id, { aliases: ['海港麵包'] })).toMatchObject({ aliases: ['海港麵包'] });
  });

  test('more than there may be', async () => {
    const entities = Array.from({ length: LIMITS.entities }, (_, at) => ({ type: 'place', name: `Corner ${at}` }));
    await importEntities(stores.environment, mei, { entities });
    const limit = { code: 'limit_reached', detail: { limit: 'entities', max: LIMITS.entities, used: LIMITS.entities } };
    await expect(create()).rejects.toMatchObject(limit);
    const tooMany = { entities: [...entities, { type: 'place', name: 'One more' }] };
    await expect(importEntities(stores.environment, mei, tooMany)).rejects.toMatchObject(refused({ entities: 'tooManyNames' }));
  });

  test('more letters than there may be, as they are looked for', async () => {
    // One character becomes eighteen letters: two of these entities have 146,000.
    const entity = (at: number, aliases = 45) => ({
      type: 'place',
      name: `Corner ${at}`,
      aliases: Array.from({ length: aliases }, (_, alias) => `${'ﷺ'.repeat(90)} ${at} ${alias}`),
    });
    const limit = { code: 'limit_reached', detail: { limit: 'entityLetters', max: LIMITS.entityLetters } };
    const tooMany = { entities: [entity(0), entity(1), entity(2)] };
    await expect(importEntities(stores.environment, mei, tooMany)).rejects.toMatchObject(limit);
    expect(await list()).toEqual([]);

    const large = await create(entity(0));
    await create(entity(1));
    await expect(create(entity(2))).rejects.toMatchObject(limit);
    const small = await create(entity(2, 1));
    await expect(update(small.id, entity(2))).rejects.toMatchObject(limit);
    expect((await list()).map(({ aliases }) => aliases.length)).toEqual([45, 45, 1]);
    await update(large.id, entity(0, 1));
    await update(small.id, entity(2));
  });

  test('a change of an older version, and it is said whose the newer one is', async () => {
    const { id, updatedAt } = await create();
    const changed = await update(id, { name: 'Bakery', basedOn: updatedAt });
    await expect(update(id, { name: 'Late', basedOn: updatedAt })).rejects.toMatchObject({
      code: 'conflict',
      detail: { changedAt: changed.updatedAt, changedBy: 'Mei' },
    });
    expect(await list()).toMatchObject([{ name: 'Bakery' }]);
  });

  test('every change, when the subscription has ended', async () => {
    const late = await stores.createOrganisation({ subscription: { endsAt: TEST_NOW } });
    const forbidden = { code: 'forbidden' };
    await expect(create({}, late)).rejects.toMatchObject(forbidden);
    await expect(update('1', {}, late)).rejects.toMatchObject(forbidden);
    await expect(deleteEntity(stores.environment, late, { id: '1' })).rejects.toMatchObject(forbidden);
    await expect(importEntities(stores.environment, late, { entities: [BAKERY] })).rejects.toMatchObject(forbidden);
    expect(await list(late)).toEqual([]);
  });

  test('a text too long to be tried', async () => {
    await expect(tried('x'.repeat(LIMITS.triedText + 1))).rejects.toMatchObject(refused({ text: 'textTooLong' }));
  });
});
