/** What an account is told by mail, as the outbox keeps it: of no organisation, so that no colleague reads it. */
import { z } from 'zod';
import { accountLanguage } from '../../contract/account-pages.ts';
import type { Transaction } from '../../stores/postgres/client.ts';
import { insertMessages } from '../../stores/postgres/outbox.ts';

/**
 * `register`: somebody wants an account of this address, who may have one; `confirm`: the same again; `changed`: the password is another;
 * `token`: there is a new access token.
 */
export const accountMail = z.object({
  says: z.enum(['register', 'confirm', 'reset', 'changed', 'token']),
  language: accountLanguage,
});
export type AccountMail = z.infer<typeof accountMail>;

export async function insertAccountMail(
  transaction: Transaction,
  { email, ...content }: AccountMail & { email: string },
  now: Date,
): Promise<void> {
  const message = { organisationId: null, kind: 'account', channel: 'mail', recipient: email, content } as const;
  await insertMessages(transaction, [message], now);
}
