/** Writes down what came of a sign-in. The name that was typed is not kept: people type their passwords there. */
import { SignInRefused, TokenRefused } from '../../outside/identity/identity.ts';
import { findMemberByEmail } from '../../stores/postgres/users.ts';
import type { Caller, Environment } from '../environment.ts';
import { recordAct } from './record-act.ts';

/** Runs the work; the same statements follow whether or not anybody has the address. */
export async function recordSignIn<T>(
  { postgres, now }: Environment,
  { email, from }: { email: string; from: Caller },
  work: () => Promise<T>,
): Promise<T> {
  async function record(reason?: string): Promise<void> {
    const member = await findMemberByEmail(postgres, email.trim());
    const by = { organisationId: member?.organisation.id ?? null, userId: member?.user.id ?? null, from };
    if (reason === undefined) await recordAct(postgres, { act: 'sign_in', by, at: now() });
    else await recordAct(postgres, { act: 'sign_in_failed', outcome: 'refused', by, at: now(), detail: { reason } });
  }

  const done = await work().catch(async (error: unknown) => {
    if (error instanceof SignInRefused) await record(error.code);
    if (error instanceof TokenRefused) await record('PASSWORD_INCORRECT');
    throw error;
  });
  await record();
  return done;
}
