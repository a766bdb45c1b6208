import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertDraft } from '../../../tests/support/alert-draft.ts';
import { openTestStores, type TestStores } from '../../../tests/support/stores.ts';
import { topicDraft } from '../../../tests/support/topic-draft.ts';
import { createAlert } from '../alerts/create-alert.ts';
import { listAlerts } from '../alerts/list-alerts.ts';
import type { Actor } from '../environment.ts';
import { createTopic } from './create-topic.ts';
import { deleteDemoTopics } from './delete-demo-topics.ts';
import { deleteTopic } from './delete-topic.ts';

let stores: TestStores;
let mei: Actor;
beforeAll(async () => {
  stores = await openTestStores();
});
afterAll(() => stores.close());
beforeEach(async () => {
  mei = await stores.createOrganisation();
});

const topic = async (given: { demo?: boolean } = {}) => (await createTopic(stores.environment, mei, topicDraft(), given)).id;
const alertOn = (...topics: string[]) => createAlert(stores.environment, mei, alertDraft({ topics }));
/** The topics of each alert that is left. */
const left = async () => (await listAlerts(stores.environment, mei)).map(({ topics }) => topics.map(({ id }) => id).join('+'));

describe('with a topic that is deleted', () => {
  test('the alerts go that watch nothing else; others go on with the rest', async () => {
    const [ferry, tram, bus] = [await topic(), await topic(), await topic()];
    await alertOn(ferry);
    await alertOn(tram, ferry, bus);
    await alertOn(tram);
    await deleteTopic(stores.environment, mei, { id: ferry });
    expect(await left()).toEqual([tram, `${tram}+${bus}`]);
    await deleteTopic(stores.environment, mei, { id: tram });
    expect(await left()).toEqual([bus]);
    await deleteTopic(stores.environment, mei, { id: bus });
    expect(await left()).toEqual([]);
  });

  test('an alert goes whose last topics are deleted by two people at once', async () => {
    const [ferry, tram] = [await topic(), await topic()];
    await alertOn(ferry, tram);
    await Promise.all([ferry, tram].map((id) => deleteTopic(stores.environment, mei, { id })));
    expect(await left()).toEqual([]);
  });

  test('alerts of another organisation stay', async () => {
    await alertOn(await topic());
    const stranger = await stores.createOrganisation();
    const { id } = await createTopic(stores.environment, stranger, topicDraft());
    await deleteTopic(stores.environment, stranger, { id });
    expect(await left()).toHaveLength(1);
  });

  test('it is so for topics of the demo content too', async () => {
    const [own, demo] = [await topic(), await topic({ demo: true })];
    await alertOn(demo);
    await alertOn(own, demo);
    await deleteDemoTopics(stores.environment);
    expect(await left()).toEqual([own]);
  });
});
