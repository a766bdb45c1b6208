/** Accounts of the embedded provider, for whoever cannot sign in yet or any more. With a provider outside they are its business. */
import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  confirmAccount,
  forgotPassword,
  readAccountLink,
  registerAccount,
  resendConfirmation,
  resetPassword,
} from '../../contract/account-pages.ts';
import { readResetLink } from '../../services/accounts/account-link.ts';
import { askConfirmation, askReset } from '../../services/accounts/ask-mail.ts';
import { changePassword as change } from '../../services/accounts/change-password.ts';
import { confirmAccount as confirm } from '../../services/accounts/confirm-account.ts';
import { registerAccount as registerNew } from '../../services/accounts/register-account.ts';
import { readRegistrationLink } from '../../services/accounts/registration-link.ts';
import { resetPassword as reset } from '../../services/accounts/reset-password.ts';
import { ServiceError } from '../../services/errors.ts';
import type { AccountRequests } from '../plugins/account-requests.ts';
import { addressOf, callerOf } from '../plugins/client-address.ts';
import type { LoginAttempts } from '../plugins/login-attempts.ts';
import { register, registerForUser } from '../register.ts';

const CODES = { config: { refusedAs: 'UNKNOWN' } } as const;
const DONE = { result: true } as const;

export function addAccountPages(app: FastifyInstance, requests: AccountRequests, attempts: LoginAttempts): void {
  const { environment, identity, registration } = app.gateway;

  function requireEmbedded(): void {
    if (!identity.embedded) throw new ServiceError('not_configured', `accounts are kept by ${identity.issuer}`);
  }

  register(
    app,
    registerAccount,
    async (input, request) => {
      if (registration === 'closed' || !identity.embedded)
        throw new ServiceError('forbidden', 'nobody registers here', { loginCode: 'USER_REGISTRATION_NOT_ALLOWED' });
      requests.countMail({ address: addressOf(request), account: input.email });
      await registerNew(environment, input, callerOf(request));
      return DONE;
    },
    CODES,
  );

  for (const [endpoint, ask] of [
    [resendConfirmation, askConfirmation],
    [forgotPassword, askReset],
  ] as const)
    register(
      app,
      endpoint,
      async (input, request) => {
        requireEmbedded();
        requests.countMail({ address: addressOf(request), account: input.email });
        await ask(environment, input);
        return DONE;
      },
      CODES,
    );

  register(
    app,
    readAccountLink,
    async ({ purpose, token }, request) => {
      requireEmbedded();
      const read = async () =>
        purpose === 'confirm' ? readRegistrationLink(environment, token) : (await readResetLink(environment, token)).user;
      const { email } = await requests.useLink(addressOf(request), read);
      return { email };
    },
    CODES,
  );

  for (const [endpoint, use] of [
    [confirmAccount, confirm],
    [resetPassword, reset],
  ] as const)
    register(
      app,
      endpoint,
      async (input, request) => {
        requireEmbedded();
        await requests.useLink(addressOf(request), () => use(environment, input, callerOf(request)));
        return DONE;
      },
      CODES,
    );

  registerForUser(
    app,
    changePassword,
    async (input, actor, request) => {
      requireEmbedded();
      // What is refused is not 401: the session is as good as before.
      await attempts.attempt({ address: addressOf(request), account: actor.userId }, () => change(environment, actor, input));
      return DONE;
    },
    CODES,
  );
}
