/** Sources of made-up alerts, of which some fail, and what each has brought to topics. */
import { MEDIA_TYPES } from '../src/contract/media-types.ts';
import { createRandom } from '../src/engine/demo/random.ts';
import type { Environment } from '../src/services/environment.ts';
import { sourceFollows } from '../src/stores/postgres/source-follows.ts';
import { sourceMentions } from '../src/stores/postgres/source-mentions.ts';
import { type NewSourceRow, sources } from '../src/stores/postgres/sources.ts';
import { topics } from '../src/stores/postgres/topics.ts';
import { NOON } from './alerts-made.ts';

const SOURCES = 400;
/** Of them, known of each topic. */
const OF_A_TOPIC = 60;
const FAILING = 0.1;
const MINUTE = 60_000;

/** Followed by the operator; nothing is due. */
export async function madeSources({ postgres }: Environment): Promise<void> {
  const random = createRandom('sources');
  const rows = Array.from({ length: SOURCES }, (_, number) => {
    const isFailing = random.chance(FAILING);
    const address = `https://source${number}.example/feed`;
    const asked: NewSourceRow = {
      kind: 'feed',
      address,
      addressKey: address,
      host: `source${number}.example`,
      mediaType: random.pick(MEDIA_TYPES),
      dueAt: new Date(NOON.getTime() + 60 * MINUTE),
      intervalSeconds: 600,
      createdAt: NOON,
    };
    return {
      ...asked,
      seen: '',
      rate: 20 * random.next() ** 2,
      failures: isFailing ? 3 : 0,
      failureKind: isFailing ? ('unreachable' as const) : null,
      failedSince: isFailing ? new Date(NOON.getTime() - 20 * MINUTE) : null,
      completeTo: new Date(NOON.getTime() - (isFailing ? 25 : random.between(-2, 10)) * MINUTE),
    };
  });
  const ids = (await postgres.insert(sources).values(rows).returning({ id: sources.id })).map(({ id }) => id);
  await postgres
    .insert(sourceFollows)
    .values(ids.map((sourceId) => ({ sourceId, organisationId: null, paused: false, addedBy: null, addedAt: NOON })));
  for (const { id: topicId } of await postgres.select({ id: topics.id }).from(topics)) {
    const known = new Set(Array.from({ length: OF_A_TOPIC }, () => random.pick(ids)));
    await postgres
      .insert(sourceMentions)
      .values([...known].map((sourceId) => ({ topicId, sourceId, mentions: 50 * random.next() ** 3, notedAt: NOON })));
  }
}
