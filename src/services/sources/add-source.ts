/** Follows a source: it is asked as soon as there is somebody to do it. One that others follow already is the same source. */
import { LIMITS } from '../../contract/limits.ts';
import type { MediaType } from '../../contract/media-types.ts';
import { operatorSource } from '../../contract/operator-sources.ts';
import {
  ASKED_ADDRESSES,
  type CollectedKind,
  isAskedKind,
  KIND_MEDIA_TYPES,
  newSource,
  type Source,
} from '../../contract/sources.ts';
import { firstInterval } from '../../engine/collection/next-asking.ts';
import { normalUrl } from '../../outside/connectors/normal-url.ts';
import { SourceFailure } from '../../outside/connectors/source-failure.ts';
import { isTracking } from '../../outside/connectors/tracking-parameters.ts';
import { webAddress } from '../../outside/connectors/web/web-address.ts';
import { countFollows, FOLLOWS_INDEX, insertFollow } from '../../stores/postgres/source-follows.ts';
import { insertSource, limitSource } from '../../stores/postgres/sources.ts';
import { violatesUnique } from '../../stores/postgres/violations.ts';
import { lockPlan } from '../accounts/plan-guard.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { invalid, limitReached } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { mustBeLimitable } from './budget-of-source.ts';
import { hasItsName } from './followed-name.ts';
import { type Asker, followedSource, followerOf, hastenFor, mayFollow } from './followed-source.ts';

/**
 * Throws invalid for what is no address and for what the asker follows already; conflict for a budget that would limit nothing;
 * limit_reached; forbidden without a plan.
 */
export async function addSource(environment: Environment, asker: Asker, input: unknown): Promise<Source> {
  await mayFollow(environment, asker);
  const { address, kind, mediaType, ...limits } = parseInput(asker === 'operator' ? operatorSource : newSource, input);
  mustBeLimitable(kind, limits);
  const place = placeOf({ address, kind, mediaType });
  const now = environment.now();
  const follower = followerOf(asker);
  try {
    const id = await environment.postgres.transaction(async (transaction) => {
      if (asker !== 'operator') {
        await lockPlan(transaction, asker, now);
        const used = await countFollows(transaction, follower);
        if (used >= LIMITS.sources) throw limitReached('sources', LIMITS.sources, used);
      }
      const intervalSeconds = firstInterval(kind);
      const source = await insertSource(transaction, { ...place, dueAt: now, intervalSeconds, createdAt: now });
      // One that was there already, too: it is forgotten only some time after it was removed.
      await limitSource(transaction, source.id, limits);
      const addedBy = asker === 'operator' ? null : asker.userId;
      await insertFollow(transaction, {
        sourceId: source.id,
        organisationId: follower,
        paused: false,
        addedBy,
        addedAt: now,
      });
      await hastenFor(asker, transaction, source.id, now);
      await recordAct(transaction, { act: 'source_added', by: asker, at: now, detail: { source: source.id, kind } });
      return source.id;
    });
    return await followedSource(environment, asker, id);
  } catch (error) {
    if (violatesUnique(error, FOLLOWS_INDEX)) throw invalid({ address: 'sourceTwice' });
    throw error;
  }
}

interface Named {
  address: string;
  kind: CollectedKind;
  mediaType: MediaType;
}

/** What the posts of a feed are is said by whoever follows it first: as two types they would be two posts each, for everybody. */
function placeOf({ address: written, kind, mediaType: said }: Named): Named & { addressKey: string; host: string } {
  const mediaType = KIND_MEDIA_TYPES[kind].find((type) => type === said) ?? KIND_MEDIA_TYPES[kind][0];
  try {
    const { href, host } = plainAddress(webAddress(written.includes('://') ? written : `https://${written}`));
    const addressKey = normalUrl(href);
    if (addressKey === null || !isOneOfItsKind(kind, addressKey) || !hasItsName(kind, href))
      throw invalid({ address: 'addressUnreadable' });
    // The name of a host may end in the dot of the root.
    return { address: href, kind, mediaType, addressKey, host: host.replace(/\.(?=:|$)/, '') };
  } catch (error) {
    if (error instanceof SourceFailure) throw invalid({ address: 'addressUnreadable' });
    throw error;
  }
}

/** Without what only says how its first follower came by it, as all who follow it are shown it: `utm_source`, what stands behind #. */
function plainAddress(address: URL): URL {
  const plain = new URL(address);
  if (!plain.hash.startsWith('#!')) plain.hash = '';
  const pairs = plain.search.slice(1).split('&');
  // Of no host: what means that on single sites alone may say there what a feed is of.
  const kept = pairs.filter((pair) => !isTracking(pair.split('=', 1)[0] ?? '', ''));
  if (kept.length < pairs.length) plain.search = kept.join('&');
  return plain;
}

/** Of those that are asked with keywords there is one: two would spend the same budget. */
function isOneOfItsKind(kind: CollectedKind, key: string): boolean {
  return !isAskedKind(kind) || key === normalUrl(ASKED_ADDRESSES[kind]);
}
