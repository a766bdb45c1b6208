import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keepDraft, readDraft } from './drafts.ts';
import { storage } from './fake-storage.ts';
import { type Browser, holdDraft, holdWhile, leaveNewDraft, replaceNewDraft, waitingDraft } from './held-draft.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const SHELF = { prefix: 'earshot.topic-draft/', schema: z.object({ keptAt: z.number(), name: z.string() }) };
const OWNER = 'me/new';

function named(name: string, keptAt = NOW) {
  return { name, keptAt };
}

/** A browser's locks as far as they are used here: asked for only if they are free, or waited for. */
function fakeLocks(): LockManager {
  const taken = new Map<string, Promise<unknown>>();
  const request = async (name: string, { ifAvailable, signal }: LockOptions, work: (lock: object | null) => unknown) => {
    if (ifAvailable && taken.has(name)) return work(null);
    await taken.get(name);
    signal?.throwIfAborted();
    const done = Promise.resolve(work({ name }));
    const left = done.finally(() => taken.delete(name));
    taken.set(name, left);
    return left;
  };
  return { request } as unknown as LockManager;
}

/** A lock is free only after its holder has been asked. */
function closed(release: () => void): Promise<void> {
  release();
  return new Promise((resolve) => setTimeout(resolve));
}

describe('the draft of a tab', () => {
  let kept: Storage;
  let locks: LockManager;
  const tab = (): Browser => ({ kept, tab: storage(), locks });
  beforeEach(() => {
    kept = storage();
    locks = fakeLocks();
  });

  it('is its own while another tab has one open', async () => {
    const first = await holdDraft(SHELF, tab(), OWNER, NOW);
    keepDraft(SHELF, kept, first.key, named('First'));
    const second = await holdDraft(SHELF, tab(), OWNER, NOW);
    expect(second.key).not.toBe(first.key);
    keepDraft(SHELF, kept, second.key, named('Second'));
    expect(readDraft(SHELF, kept, first.key)?.name).toBe('First');
  });

  it("is nobody else's while it is being saved, even once its form is gone", async () => {
    const first = tab();
    const { key, release } = await holdDraft(SHELF, first, OWNER, NOW);
    keepDraft(SHELF, kept, key, named('Sent'));
    let answer: () => void = () => undefined;
    holdWhile(SHELF, first, key, new Promise<void>((resolve) => (answer = resolve)));
    await closed(release);
    const again = await holdDraft(SHELF, first, OWNER, NOW);
    expect(again.key).not.toBe(key);
    await closed(again.release);
    await closed(answer);
    expect((await holdDraft(SHELF, first, OWNER, NOW)).key).toBe(key);
  });

  it('is its own again after a reload, though another is newer', async () => {
    const first = tab();
    const { key, release } = await holdDraft(SHELF, first, OWNER, NOW);
    keepDraft(SHELF, kept, key, named('Mine'));
    keepDraft(SHELF, kept, `${OWNER}/other`, named('Newer', NOW + 1));
    await closed(release);
    expect((await holdDraft(SHELF, first, OWNER, NOW)).key).toBe(key);
  });

  it('is not the same in a tab that was duplicated with all it remembers', async () => {
    const first = tab();
    const { key } = await holdDraft(SHELF, first, OWNER, NOW);
    keepDraft(SHELF, kept, key, named('Mine'));
    expect((await holdDraft(SHELF, first, OWNER, NOW)).key).not.toBe(key);
  });

  it('is the newest that no open form holds, where the tab has none', async () => {
    keepDraft(SHELF, kept, `${OWNER}/old`, named('Old', NOW - 2));
    keepDraft(SHELF, kept, `${OWNER}/new`, named('New', NOW - 1));
    expect((await holdDraft(SHELF, tab(), OWNER, NOW)).key).toBe(`${OWNER}/new`);
    const { key, release } = await holdDraft(SHELF, tab(), OWNER, NOW);
    expect(key).toBe(`${OWNER}/old`);
    await closed(release);
    expect((await holdDraft(SHELF, tab(), OWNER, NOW)).key).toBe(`${OWNER}/old`);
  });

  it.each([
    ['are missing', undefined],
    ['are refused', { request: () => Promise.reject(new Error('SecurityError')) } as unknown as LockManager],
  ])('is the newest where locks %s', async (_name, none) => {
    keepDraft(SHELF, kept, `${OWNER}/new`, named('New'));
    expect((await holdDraft(SHELF, { ...tab(), locks: none }, OWNER, NOW)).key).toBe(`${OWNER}/new`);
  });

  it('is the one that was left for it, and the one before it stays kept', async () => {
    const mine = tab();
    const { key, release } = await holdDraft(SHELF, mine, OWNER, NOW);
    keepDraft(SHELF, kept, key, named('Before', NOW + 1));
    await closed(release);
    leaveNewDraft(SHELF, mine, 'me', named('Left'));
    const found = await holdDraft(SHELF, mine, OWNER, NOW);
    expect(readDraft(SHELF, kept, found.key)?.name).toBe('Left');
    expect(readDraft(SHELF, kept, key)?.name).toBe('Before');
  });

  it('is asked about before another takes its place, and is gone then', async () => {
    const mine = tab();
    expect(await waitingDraft(SHELF, mine, 'me', NOW)).toBeNull();
    const { key, release } = await holdDraft(SHELF, mine, OWNER, NOW);
    keepDraft(SHELF, kept, key, named('Before'));
    // An open form of another tab has it: this one would begin anew.
    expect(await waitingDraft(SHELF, tab(), 'me', NOW)).toBeNull();
    await closed(release);
    expect(await waitingDraft(SHELF, mine, 'me', NOW)).toEqual(named('Before'));
    await replaceNewDraft(SHELF, mine, 'me', named('After', NOW + 1));
    expect(readDraft(SHELF, kept, key)).toBeNull();
    expect(await waitingDraft(SHELF, mine, 'me', NOW)).toEqual(named('After', NOW + 1));
  });
});
