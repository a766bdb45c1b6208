import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPostgres } from '../../../tests/support/postgres.ts';
import type { OpenPostgres } from './client.ts';
import { migratePostgres } from './migrations.ts';
import {
  deleteTranslationsBefore,
  deleteTranslationsBeyond,
  findTranslations,
  saveTranslation,
  type TranslationRow,
  touchTranslations,
} from './translations.ts';

let opened: OpenPostgres;
beforeAll(async () => {
  opened = await openTestPostgres();
  await migratePostgres(opened.postgres);
});
afterAll(() => opened.close());

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const keys = ['a', 'b', 'c', 'd', 'e'];

function rowOf(textKey: string, usedAt: Date, given: Partial<TranslationRow> = {}): TranslationRow {
  const said = { title: '', content: `said of ${textKey}`, converted: false };
  return { textKey, source: 'en', target: 'zh-Hant', provider: 'model', ...said, madeAt: usedAt, usedAt, ...given };
}

async function left(): Promise<string[]> {
  const rows = await findTranslations(opened.postgres, keys, 'zh-Hant', ['model', 'machine']);
  return rows.map(({ textKey, provider }) => `${textKey} ${provider}`).toSorted();
}

test('kept by text, languages and who made it; what was read longest ago goes first', async () => {
  const { postgres } = opened;
  for (const [at, key] of keys.entries()) await saveTranslation(postgres, rowOf(key, day(at + 1)));
  await saveTranslation(postgres, rowOf('a', day(1), { provider: 'machine' }));
  await saveTranslation(postgres, rowOf('a', day(1), { target: 'en' }));
  await saveTranslation(postgres, rowOf('b', day(2), { content: 'said again' }));
  expect(await left()).toEqual(['a machine', 'a model', 'b model', 'c model', 'd model', 'e model']);
  expect((await findTranslations(postgres, ['b'], 'zh-Hant', ['model']))[0]?.content).toBe('said again');
  expect(await findTranslations(postgres, keys, 'zh-Hans', ['model'])).toEqual([]);

  await touchTranslations(postgres, ['a'], 'zh-Hant', day(9));
  expect(await deleteTranslationsBefore(postgres, day(3), 1)).toBe(1);
  expect(await deleteTranslationsBefore(postgres, day(3), 10)).toBe(1);
  expect(await left()).toEqual(['a machine', 'a model', 'c model', 'd model', 'e model']);
  expect(await deleteTranslationsBeyond(postgres, 3, 1)).toBe(1);
  expect(await deleteTranslationsBeyond(postgres, 3, 10)).toBe(1);
  expect(await deleteTranslationsBeyond(postgres, 3, 10)).toBe(0);
  expect(await left()).toEqual(['a machine', 'a model', 'e model']);
});
