/** Direct sign-in by name and password, for the build of the page that does without the identity service's own flow. */
import type { FastifyInstance } from 'fastify';
import { checkSignIn, login, logout, refresh } from '../../contract/accounts.ts';
import { SignInRefused } from '../../outside/identity/identity.ts';
import { findUser } from '../../services/accounts/find-user.ts';
import { recordAct } from '../../services/audit/record-act.ts';
import { recordSignIn } from '../../services/audit/record-sign-in.ts';
import { actorOfToken } from '../plugins/authentication.ts';
import { addressOf, callerOf, deviceIdOf } from '../plugins/client-address.ts';
import type { LoginAttempts } from '../plugins/login-attempts.ts';
import { register } from '../register.ts';

export function addAuth(app: FastifyInstance, attempts: LoginAttempts): void {
  const { environment, identity } = app.gateway;

  register(
    app,
    login,
    async ({ username, password }, request) => {
      const { user, ...tokens } = await attempts.attempt({ address: addressOf(request), account: username }, () =>
        recordSignIn(environment, { email: username, from: callerOf(request) }, async () => {
          const given = await identity.passwordLogin(username, password);
          try {
            const actor = await actorOfToken(app.gateway, given.accessToken, request);
            const user = await findUser(environment, actor.userId);
            if (!user) throw new SignInRefused('USER_NOT_EXISTED');
            return { user, ...given };
          } catch (error) {
            // Nobody has it, and it would go on counting.
            await identity
              .revoke(given.refreshToken)
              .catch((failed: unknown) => environment.log.warn({ err: failed }, 'not revoked'));
            throw error;
          }
        }),
      );
      return {
        user: {
          id: user.id,
          email: user.email,
          email_unverified: false as const,
          name: user.name,
          device_id: deviceIdOf(request),
        },
        access_token: tokens.accessToken,
        refresh_token: tokens.refreshToken,
      };
    },
    // One answer for an unknown address and a wrong password: which addresses exist is nobody's business.
    { config: { refusedAs: 'PASSWORD_INCORRECT' } },
  );

  register(
    app,
    checkSignIn,
    async ({ access_token: given, timezone }, request) => {
      const actor = await actorOfToken(app.gateway, given, request, timezone);
      // At the provider within it was written down when the password was taken.
      if (!identity.embedded)
        await recordAct(environment.postgres, {
          act: 'sign_in',
          by: { ...actor, from: callerOf(request) },
          at: environment.now(),
        });
      return { result: true as const };
    },
    { config: { refusedAs: 'CANNOT_VALIDATE_CREDENTIALS' } },
  );

  register(
    app,
    refresh,
    async ({ refresh_token: given }) => {
      const { accessToken, refreshToken } = await identity.refresh(given);
      return { access_token: accessToken, refresh_token: refreshToken };
    },
    { config: { refusedAs: 'TOKEN_EXPIRED' } },
  );

  register(
    app,
    logout,
    async ({ refresh_token: given }) => {
      await identity.revoke(given);
      return { result: true as const };
    },
    { config: { refusedAs: 'CANNOT_VALIDATE_CREDENTIALS' } },
  );
}
