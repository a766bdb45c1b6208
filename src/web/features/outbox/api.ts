/** The calls of the page of mails. What is sent while it stands open shows within seconds. */

import { LIMITS } from '../../../contract/limits.ts';
import { getMail, getMails, type ListedMail, type OpenedMail } from '../../../contract/outbox.ts';
import { type Called, useRequest } from '../../lib/call.ts';
import { DEFAULT_MAIL_ROWS, type OutboxSearch } from './outbox-search.ts';

const POLL = 10_000;

export function useMails({ page = 1, rows = DEFAULT_MAIL_ROWS }: OutboxSearch): Called<{ count: number; mails: ListedMail[] }> {
  const neutral = { data: [], count: 0 };
  const asked = { skip: Math.min((page - 1) * rows, LIMITS.skip), limit: rows };
  const answer = useRequest(getMails, asked, { neutral, keepLast: true, refetchInterval: () => POLL });
  const { data, count } = answer.data;
  return { ...answer, data: { mails: data, count } };
}

/** As it was written, which does not change. */
export function useMail(id: string): Called<OpenedMail | null> {
  const answer = useRequest(getMail, { id }, { neutral: null, staleTime: Number.POSITIVE_INFINITY });
  return { ...answer, data: answer.data?.data ?? null };
}
