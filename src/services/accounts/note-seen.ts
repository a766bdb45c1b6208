import { isStoreAway } from '../../stores/store-away.ts';

/**
 * That somebody was here is worth no failed call: where Postgres takes nothing at present, as a standby that is not yet in its place, it is
 * written with a later one.
 */
export async function noteSeen(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    if (!isStoreAway(error)) throw error;
  });
}
