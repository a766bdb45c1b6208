/** How to sign in to try the program, for as long as the demo account has the password that everybody can read here. */
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { checkPassword } from './check-password.ts';
import { DEMO_EMAIL } from './first-start.ts';
import { hashPassword } from './password.ts';
import { replacePassword } from './replace-password.ts';

export const FIRST_DEMO_PASSWORD = 'earshot-demo';

/** Null when there is no demo account or its password is another. Costs as much as a sign-in. */
export async function demoSignIn(environment: Environment): Promise<{ email: string; password: string } | null> {
  const unchanged = await checkPassword(environment, { username: DEMO_EMAIL, password: FIRST_DEMO_PASSWORD });
  return unchanged && !unchanged.disabled ? { email: DEMO_EMAIL, password: FIRST_DEMO_PASSWORD } : null;
}

/** Does nothing to a password that somebody has chosen already. Whoever came in by the first one is signed out. */
export async function replaceFirstDemoPassword(environment: Environment, password: string): Promise<void> {
  if (password === FIRST_DEMO_PASSWORD) return;
  const account = await checkPassword(environment, { username: DEMO_EMAIL, password: FIRST_DEMO_PASSWORD });
  if (!account) return;
  const after = await hashPassword(password);
  const at = environment.now();
  await environment.postgres.transaction(async (transaction) => {
    if (!(await replacePassword(transaction, account, after, at))) return;
    const about = { by: 'operator', organisationId: account.organisation.id, at } as const;
    await recordAct(transaction, { act: 'user_changed', ...about, detail: { user: account.id, fields: 'password' } });
  });
}
