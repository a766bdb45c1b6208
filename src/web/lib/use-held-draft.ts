/** Holds a draft for as long as the form is open. */
import { useEffect, useState } from 'react';
import type { Kept, Shelf } from './drafts.ts';
import { type Browser, type HeldDraft, holdDraft } from './held-draft.ts';

export const BROWSER: Browser = {
  get kept() {
    return localStorage;
  },
  get tab() {
    return sessionStorage;
  },
  // Missing from pages that did not come over HTTPS, whatever the types say.
  get locks() {
    return navigator.locks as LockManager | undefined;
  },
};

/** The key of the draft; null until it is known. `shelf`: one that stays the same. */
export function useHeldDraft(shelf: Shelf<Kept>, owner: string): string | null {
  const [held, setHeld] = useState<{ owner: string; key: string } | null>(null);
  useEffect(() => {
    let closed = false;
    let draft: HeldDraft | undefined;
    void holdDraft(shelf, BROWSER, owner, Date.now()).then((found) => {
      draft = found;
      if (closed) found.release();
      else setHeld({ owner, key: found.key });
    });
    return () => {
      closed = true;
      draft?.release();
    };
  }, [shelf, owner]);
  return held?.owner === owner ? held.key : null;
}
