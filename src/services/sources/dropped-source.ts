/** The source for which the files stand that are dropped: there is one, for everybody, from the first file on. */

import { findPushed, type PushedSource } from '../../stores/postgres/pushed-sources.ts';
import { FOLLOWS_INDEX, insertFollow } from '../../stores/postgres/source-follows.ts';
import { insertSource } from '../../stores/postgres/sources.ts';
import { violatesUnique } from '../../stores/postgres/violations.ts';
import type { Environment } from '../environment.ts';

const NAME = 'drop';

export async function droppedSource(environment: Environment): Promise<PushedSource> {
  const { postgres, now } = environment;
  const found = await findPushed(postgres, 'file-drop', NAME);
  if (found) return found;
  const createdAt = now();
  try {
    const source = await postgres.transaction(async (transaction) => {
      // Files name the media type of each post; this one stands for none of them.
      const row = { kind: 'file-drop', address: NAME, addressKey: NAME, host: NAME, mediaType: 'website' } as const;
      const inserted = await insertSource(transaction, { ...row, dueAt: createdAt, intervalSeconds: 0, createdAt });
      const follow = { sourceId: inserted.id, organisationId: null, paused: false, addedBy: null, addedAt: createdAt };
      await insertFollow(transaction, follow);
      return inserted;
    });
    return { source, paused: false };
  } catch (error) {
    // Another process has seen a file at the same moment.
    const made = violatesUnique(error, FOLLOWS_INDEX) ? await findPushed(postgres, 'file-drop', NAME) : null;
    if (made) return made;
    throw error;
  }
}
