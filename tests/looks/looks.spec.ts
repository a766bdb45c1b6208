/**
 * Every page, looked at by axe and for the eye: in both languages, both modes, both variants, wide and narrow. What is found is told of
 * all pages before the test fails.
 */
import { expect, test } from '@playwright/test';
import type { Alert } from '../../src/contract/alerts.ts';
import type { TopicSummary } from '../../src/contract/topics.ts';
import { calls } from '../journeys/support/fired-alerts.ts';
import { PAGE_TABLE } from '../journeys/support/page-table.ts';
import { changesOf } from './changes.ts';
import { Composer } from './composer.ts';
import { LOOKS } from './people.ts';
import { Photographer, type Picture } from './photographer.ts';

/** Of rows to look at; without it, all. */
const ONLY = new RegExp(process.env['LOOKS_ONLY'] ?? '');
const FOLDER = 'test-results/looks';

for (const look of LOOKS)
  test(`${look.variant}, ${look.language}`, async ({ browser, baseURL, request }) => {
    const { get } = await calls(request);
    const topics = await get<TopicSummary[]>('/topics?timezoneOffsetMinutes=480');
    const alerts = await get<Alert[]>('/multi-topic-alerts');
    const oldest = (ids: readonly string[]) => ids.toSorted((one, other) => Number(one) - Number(other));
    const places = { topics: oldest(topics.map(({ id }) => id)), alert: oldest(alerts.map(({ id }) => id))[1] ?? '' };
    const pictures: Picture[] = [];
    const wrong: string[] = [];
    for (const as of ['nobody', 'newcomer', 'member'] as const) {
      const rows = PAGE_TABLE.filter((row) => row.as === as && ONLY.test(row.name));
      if (rows.length === 0) continue;
      const photographer = await Photographer.open(browser, { home: baseURL ?? '', folder: FOLDER, look, as, places });
      for (const row of rows) {
        const seen = await photographer.lookAt(row);
        pictures.push(...seen.pictures);
        wrong.push(...seen.wrong);
      }
      await photographer.close();
    }
    const composer = await Composer.open(browser);
    const changes = await changesOf(pictures, { composer, look, folder: FOLDER });
    // Whoever accepts them has seen them, or sees them now.
    if (!process.env['LOOKS_ACCEPT']) wrong.push(...changes);
    await composer.close();
    expect(wrong).toEqual([]);
  });
