/**
 * One tab of this browser at a time. Pages that are not served securely have no locks, though tabs share what is stored there too:
 * instead of the lock stands a lease, a name and a time in localStorage.
 */
const NAME = 'earshot.renewal';

/** Milliseconds: of a tab that was closed nobody waits longer. More than a renewal may take. */
const LEASE = 15_000;
/** Until what one tab has stored is there in all, also in those of other processes. */
const SETTLING = 300;
const BETWEEN_LOOKS = 200;

export async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(NAME, work);
  else await leased(work);
}

async function leased(work: () => Promise<void>): Promise<void> {
  const tab = String(Math.random());
  while (!(await isTaken(tab))) await pass(BETWEEN_LOOKS);
  try {
    await work();
  } finally {
    if (holder() === tab) localStorage.removeItem(NAME);
  }
}

/** Of several that write at once the last one has it, which each of them sees when all have written. */
async function isTaken(tab: string): Promise<boolean> {
  if (holder() !== null) return false;
  localStorage.setItem(NAME, `${tab} ${Date.now() + LEASE}`);
  await pass(SETTLING);
  return holder() === tab;
}

/** null: nobody, or nobody any more; nor one whose lease is longer than any, since the clock was put back. */
function holder(): string | null {
  const [tab, ends] = (localStorage.getItem(NAME) ?? '').split(' ');
  const left = Number(ends) - Date.now();
  return tab && left > 0 && left <= LEASE ? tab : null;
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
