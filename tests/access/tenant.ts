/** One of the two organisations: it has something of every kind, all of it with a word of its own, by which it is known wherever it turns up. */
import { randomUUID } from 'node:crypto';
import { savePreference } from '../../src/services/accounts/save-preference.ts';
import { createEntity } from '../../src/services/entities/create-entity.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';
import { correctSentiment } from '../../src/services/mentions/correct-sentiment.ts';
import { createNote } from '../../src/services/triage/create-note.ts';
import { hideMentions } from '../../src/services/triage/hide-mentions.ts';
import { tagPosts } from '../../src/services/triage/tag-posts.ts';
import { insertUser } from '../../src/stores/postgres/users.ts';
import { runAll } from '../../src/workers/runner.ts';
import type { TestGateway } from '../support/gateway.ts';
import { TEST_NOW } from '../support/stores.ts';
import { linksOf } from './links.ts';
import { type Made, type Make, makerOf } from './maker.ts';
import type { Ids } from './row.ts';
import { toldAlert } from './told-alert.ts';

/** End of the window in which the alert has fired. */
const FIRED = '2026-03-10T12:15:00.000Z';

export interface Tenant {
  actor: Actor;
  colleague: Actor;
  ids: Ids;
  /** What else a row may name. */
  named: Readonly<Record<string, string>>;
  /** Finds its own words in a text. */
  words: RegExp;
  /** What its post says, which whoever may search may read. */
  content: string;
  /** What no other organisation may see. */
  secrets: readonly string[];
  /** What no colleague may see. */
  privateSecrets: readonly string[];
  /** Another one of a kind. */
  make: Make;
}

/** `mark`: a word that nobody else uses. */
export async function createTenant(gateway: TestGateway, mark: string): Promise<Tenant> {
  const { stores } = gateway;
  const { environment } = stores;
  stores.clock.now = TEST_NOW;
  const subscription = { maxTopics: 1000, maxAlerts: 1000 };
  const actor = await stores.createOrganisation({ name: `${mark}-organisation`, subscription });
  const colleague = await createColleague(environment, actor, mark);
  const told = await toldAlert(stores, actor, mark);
  const [post = '', hidden = ''] = told.postIds;
  const make = makerOf(environment, { actor, mark, topic: told.topic, post });
  const made = await makeAll(make);
  await tagPosts(environment, actor, { postIds: [post], add: [`${mark}-tag`], remove: [] });
  await correctSentiment(environment, actor, { postIds: [post], sentiment: 'Positive' });
  await hideMentions(environment, actor, { id: told.topic, kind: 'post', keys: [hidden] });
  const preference = { comparisonTopicIds: [told.topic, made.topic2], kept: `${mark}-preference` };
  await savePreference(environment, actor, preference);
  const { postIds: _, content, recipient, ...ofAlert } = told;
  const own = { ...made, ...ofAlert, post };
  const links = await linksOf(gateway, {
    actor,
    mark,
    alert: own.alert,
    export: own.export,
    source: own.source,
    topic: own.topic,
    recipient,
  });
  return {
    actor,
    colleague,
    ids: { ...own, ...links },
    words: new RegExp(`(?<=${mark}-)[a-z]+`, 'g'),
    named: { mark, recipient, login: gateway.email, end: FIRED },
    content,
    secrets: [mark, actor.userId, colleague.userId, `"${actor.organisationId}"`],
    privateSecrets: [`${mark}-view-`, `${mark}-token-`, `${mark}-preference`, own.export, own.view],
    make,
  };
}

async function createColleague(environment: Environment, actor: Actor, mark: string): Promise<Actor> {
  const userId = randomUUID();
  await insertUser(environment.postgres, {
    id: userId,
    organisationId: actor.organisationId,
    email: `${mark}-colleague@test.invalid`,
    name: `${mark}-colleague`,
    passwordHash: 'none',
    createdAt: TEST_NOW,
  });
  return { ...actor, userId };
}

async function makeAll(make: Make): Promise<Made> {
  return {
    topic2: await make('topic2'),
    note: await make('note'),
    entity: await make('entity'),
    view: await make('view'),
    sharedView: await make('sharedView'),
    export: await make('export'),
    source: await make('source'),
    device: await make('device'),
    token: await make('token'),
    modelCall: await make('modelCall'),
  };
}

/** What an organisation says of a post is its own, also where it is a post that another one's topics find too. */
export async function speakOf(environment: Environment, { actor }: Tenant, mark: string, of: Tenant): Promise<void> {
  const { post } = of.ids;
  const { mark: word = '' } = of.named;
  await tagPosts(environment, actor, { postIds: [post], add: [`${mark}-tag`] });
  await createNote(environment, actor, { feedId: post, text: `${mark}-note` });
  await correctSentiment(environment, actor, { postIds: [post], sentiment: 'Mixed' });
  await createEntity(environment, actor, { type: 'organisation', name: `${mark}-name`, aliases: [word] });
  await runAll(environment, environment.now());
}
