/** Makes one thing of a kind for somebody, as often as it is wanted: what deletes needs another each time. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createAccessToken } from '../../src/services/accounts/create-access-token.ts';
import { createAlert } from '../../src/services/alerts/create-alert.ts';
import { createEntity } from '../../src/services/entities/create-entity.ts';
import type { Actor, Environment } from '../../src/services/environment.ts';
import { createExport } from '../../src/services/exports/create-export.ts';
import { addSource } from '../../src/services/sources/add-source.ts';
import { createTopic } from '../../src/services/topics/create-topic.ts';
import { createNote } from '../../src/services/triage/create-note.ts';
import { createView } from '../../src/services/views/create-view.ts';
import { insertDevice } from '../../src/stores/postgres/devices.ts';
import { exports as exportRows } from '../../src/stores/postgres/exports.ts';
import { insertModelCall } from '../../src/stores/postgres/model-calls.ts';
import { runAll } from '../../src/workers/runner.ts';
import { alertDraft } from '../support/alert-draft.ts';
import { topicDraft } from '../support/topic-draft.ts';
import type { Ids, Kind } from './row.ts';

export type Make = (kind: Kind) => Promise<string>;
export type Made = Pick<
  Ids,
  'topic2' | 'note' | 'entity' | 'view' | 'sharedView' | 'export' | 'source' | 'device' | 'token' | 'modelCall'
>;

interface Of {
  actor: Actor;
  mark: string;
  /** That it has already. */
  topic: string;
  post: string;
}

export function makerOf(environment: Environment, { actor, mark, topic, post }: Of): Make {
  let made = 0;
  const view = async (kind: string, shared: boolean) => {
    const search = { text: `${mark}-${kind}-search` };
    return createView(environment, actor, { id: topic, name: `${mark}-${kind}-${made}`, tab: 'who', search, shared });
  };
  const newTopic = () => createTopic(environment, actor, topicDraft({ name: `${mark}-topic-${made}` }));
  const makers: Partial<Record<Kind, () => Promise<{ id: string | number }>>> = {
    topic: newTopic,
    topic2: newTopic,
    alert: () => createAlert(environment, actor, alertDraft({ alertName: `${mark}-alert-${made}`, topics: [topic] })),
    note: () => createNote(environment, actor, { feedId: post, text: `${mark}-note` }),
    entity: () =>
      createEntity(environment, actor, { type: 'product', name: `${mark}-entity-${made}`, aliases: [`${mark}-alias-${made}`] }),
    view: () => view('view', false),
    sharedView: () => view('common', true),
    export: async () => {
      const asked = await createExport(environment, actor, { id: topic, format: 'csv', filter: {} });
      await runAll(environment, environment.now());
      // The queue of the organisation is short.
      await environment.postgres.update(exportRows).set({ state: 'done' }).where(eq(exportRows.id, asked.id));
      return asked;
    },
    device: () => {
      const now = environment.now();
      const times = { since: now, signedInAt: now, lastSeenAt: now };
      const named = { deviceId: `${mark}-device-${made}`, browser: null, system: null };
      const row = { userId: actor.userId, signIn: randomUUID(), ...named, ...times };
      return environment.postgres.transaction((transaction) => insertDevice(transaction, row));
    },
    token: () => createAccessToken(environment, actor, { name: `${mark}-token-${made}`, scopes: ['read'] }),
    modelCall: async () => {
      const { organisationId, userId } = actor;
      const sent = {
        instructions: 'Name it.',
        material: `${mark}-material`,
        posts: [post],
        about: [`${mark}-about`],
        model: 'tiny',
        tokensIn: 1,
        tokensOut: 1,
      };
      const row = {
        organisationId,
        userId,
        at: environment.now(),
        day: '2026-03-10',
        purpose: 'summary',
        outcome: 'answered',
      } as const;
      return { id: await insertModelCall(environment.postgres, { ...row, ...sent }) };
    },
    source: () =>
      addSource(environment, actor, { address: `https://${mark}-feed-${made}.example/feed`, kind: 'feed', mediaType: 'news' }),
  };
  return async (kind) => {
    const maker = makers[kind];
    if (!maker) throw new Error(`nothing makes another ${kind}: see maker.ts`);
    made += 1;
    return String((await maker()).id);
  };
}
