/**
 * Asks for a mail to whoever has this address. Whether anybody has is looked up when the mail is made, so that the answer, and how
 * long it takes, say nothing of it.
 */
import { forgotPassword, resendConfirmation } from '../../contract/account-pages.ts';
import type { Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { type AccountMail, insertAccountMail } from './account-mail.ts';

/** A link by which a new password is set. */
export async function askReset(environment: Environment, input: unknown): Promise<void> {
  await ask(environment, 'reset', parseInput(forgotPassword.input, input));
}

/** The link by which a registration is confirmed, again. */
export async function askConfirmation(environment: Environment, input: unknown): Promise<void> {
  await ask(environment, 'confirm', parseInput(resendConfirmation.input, input));
}

async function ask(
  { postgres, now }: Environment,
  says: AccountMail['says'],
  { email, language }: { email: string; language: AccountMail['language'] },
): Promise<void> {
  await postgres.transaction((transaction) => insertAccountMail(transaction, { email, says, language }, now()));
}
