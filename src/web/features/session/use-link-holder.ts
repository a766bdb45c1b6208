/** Whose account the link of this page is for. Looking does not use it up: a program that looks after mail may open it first. */
import { useQuery } from '@tanstack/react-query';
import { type AccountLinkPurpose, readAccountLink } from '../../../contract/account-pages.ts';
import { request } from '../../lib/call.ts';
import { type AccountRefusal, accountRefusal } from './account-refusal.ts';

export type LinkHolder =
  | { kind: 'looking' }
  /** `again`: what was done with it came to nothing; it may be over by now. */
  | { kind: 'good'; email: string; again: () => void }
  /** It is over, or was never ours. */
  | { kind: 'over' }
  /** Nobody answered, or too much was asked. */
  | { kind: 'unknown'; why: AccountRefusal; retry: () => void };

export function useLinkHolder(purpose: AccountLinkPurpose, token: string): LinkHolder {
  const { data, error, refetch } = useQuery({
    queryKey: ['account-link', purpose, token],
    queryFn: () => request(readAccountLink, { purpose, token }),
    enabled: token !== '',
    // What is done with it uses it up.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (token === '') return { kind: 'over' };
  const refusal = error && accountRefusal(error);
  if (refusal && isOver(refusal)) return { kind: 'over' };
  const look = () => void refetch();
  if (data) return { kind: 'good', email: data.email, again: look };
  return refusal ? { kind: 'unknown', why: refusal, retry: look } : { kind: 'looking' };
}

function isOver(refusal: AccountRefusal): boolean {
  return refusal.kind === 'incorrect' || (refusal.kind === 'code' && refusal.code === 'TOKEN_EXPIRED');
}
