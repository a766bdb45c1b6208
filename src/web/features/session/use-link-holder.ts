/** Whose account the link of this page is for. Looking does not use it up: a program that looks after mail may open it first. */
import { useQuery } from '@tanstack/react-query';
import { type AccountLinkPurpose, readAccountLink } from '../../../contract/account-pages.ts';
import { request } from '../../lib/call.ts';
import { accountRefusal } from './account-refusal.ts';

export type LinkHolder =
  | { kind: 'looking' }
  | { kind: 'good'; email: string }
  /** It is over, or was never ours. */
  | { kind: 'over' }
  /** Nobody answered, or too much was asked. */
  | { kind: 'unknown'; retry: () => void };

export function useLinkHolder(purpose: AccountLinkPurpose, token: string): LinkHolder {
  const { data, error, refetch } = useQuery({
    queryKey: ['account-link', purpose, token],
    queryFn: () => request(readAccountLink, { purpose, token }),
    enabled: token !== '',
    // What is done with it uses it up.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (token === '') return { kind: 'over' };
  if (data) return { kind: 'good', email: data.email };
  if (!error) return { kind: 'looking' };
  const refusal = accountRefusal(error);
  const isOver = refusal.kind === 'incorrect' || (refusal.kind === 'code' && refusal.code === 'TOKEN_EXPIRED');
  return isOver ? { kind: 'over' } : { kind: 'unknown', retry: () => void refetch() };
}
