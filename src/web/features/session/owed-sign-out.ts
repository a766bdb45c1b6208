/**
 * A sign-out that is done here and, as far as is known, not at the provider: kept in this browser from the click until the provider has
 * led back, or until somebody has said there who they are. Meanwhile its session may live on, and would let in whoever sits here next.
 */
const KEY = 'earshot.sign-out-owed';

/** Gives what the provider is to bring back, which tells this sign-out from any other. */
export function oweSignOut(): string {
  const owed = String(Math.random()).slice(2);
  localStorage.setItem(KEY, owed);
  return owed;
}

/** null: none is owed. */
export function owedSignOut(): string | null {
  return localStorage.getItem(KEY);
}

export function settleSignOut(): void {
  localStorage.removeItem(KEY);
}
