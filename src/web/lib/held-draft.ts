/**
 * Which draft a tab writes to. Each form that is open holds a lock named after its draft, so that no other tab writes to it; a
 * tab without a draft of its own takes over the last one that no open form holds. Where the browser has no locks (a page
 * that did not come over HTTPS) nobody can tell: then a new tab takes over the last draft even if another has it open.
 */
import {
  draftsOf,
  dropDraft,
  forgetOldDrafts,
  type Kept,
  keepDraft,
  keptDrafts,
  type Place,
  readDraft,
  type Shelf,
} from './drafts.ts';

export interface Browser {
  kept: Place;
  /** What belongs to this tab alone, and is there again after a reload. */
  tab: Pick<Storage, 'getItem' | 'setItem'>;
  locks: Pick<LockManager, 'request'> | undefined;
}

export interface HeldDraft {
  key: string;
  release: () => void;
}

/** `owner` as from draftsOf. The draft need not be kept yet: then the key is that of an empty one. */
export async function holdDraft(shelf: Shelf<Kept>, browser: Browser, owner: string, now: number): Promise<HeldDraft> {
  forgetOldDrafts(shelf, browser.kept, now);
  const { prefix } = shelf;
  const kept = keptDrafts(shelf, browser.kept, owner);
  const own = kept.filter((key) => key === browser.tab.getItem(prefix + owner));
  for (const key of [...own, ...kept]) {
    const release = await lock(browser.locks, prefix + key);
    if (release) return open(browser, prefix + owner, key, release);
  }
  const key = newKey(owner);
  return open(browser, prefix + owner, key, (await lock(browser.locks, prefix + key)) ?? free);
}

/** Leaves a draft where the form of a new one finds it next in this tab, beside any other that is kept. */
export function leaveNewDraft<Draft extends Kept>(shelf: Shelf<Draft>, browser: Browser, userId: string, kept: Draft): void {
  const owner = draftsOf(userId, undefined);
  const key = newKey(owner);
  keepDraft(shelf, browser.kept, key, kept);
  browser.tab.setItem(shelf.prefix + owner, key);
}

/** The draft that the form of a new one would open in this tab; null where it would begin anew. */
export async function waitingDraft<Draft extends Kept>(
  shelf: Shelf<Draft>,
  browser: Browser,
  userId: string,
  now: number,
): Promise<Draft | null> {
  const { key, release } = await holdDraft(shelf, browser, draftsOf(userId, undefined), now);
  release();
  return readDraft(shelf, browser.kept, key);
}

/** Leaves a draft as leaveNewDraft does, in the place of the one that is waiting. */
export async function replaceNewDraft<Draft extends Kept>(
  shelf: Shelf<Draft>,
  browser: Browser,
  userId: string,
  kept: Draft,
): Promise<void> {
  const { key, release } = await holdDraft(shelf, browser, draftsOf(userId, undefined), kept.keptAt);
  dropDraft(shelf, browser.kept, key);
  release();
  leaveNewDraft(shelf, browser, userId, kept);
}

/** A draft that is being saved is held until that is over, even if its form is gone: nobody saves it twice. */
export function holdWhile(shelf: Shelf<Kept>, { locks }: Browser, key: string, saving: Promise<unknown>): void {
  const over = new AbortController();
  const end = () => over.abort();
  saving.then(end, end);
  // Its form has the lock; this one waits for it to be left.
  locks?.request(shelf.prefix + key, { signal: over.signal }, () => saving).catch(free);
}

function open(browser: Browser, name: string, key: string, release: () => void): HeldDraft {
  browser.tab.setItem(name, key);
  return { key, release };
}

/** Answers what ends it; null while another form holds it. */
function lock(locks: Browser['locks'], name: string): Promise<(() => void) | null> {
  if (!locks) return Promise.resolve(free);
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (held) => {
        if (held) return new Promise<void>((release) => resolve(release));
        return resolve(null);
      })
      // A browser that refuses locks is one without them.
      .catch(() => resolve(free));
  });
}

function free(): void {
  // Nothing was locked.
}

/** Random enough between the tabs of one person; `crypto.randomUUID` is missing where locks are. */
function newKey(owner: string): string {
  return `${owner}/${Math.random().toString(36).slice(2)}`;
}
