/** Direct sign-in by name and password, for the build of the page that does without the identity service's own flow. */
import type { FastifyInstance } from 'fastify';
import { checkSignIn, login, logout, refresh } from '../../contract/accounts.ts';
import { SignInRefused, type TokenPair } from '../../outside/identity/identity.ts';
import { findUser } from '../../services/accounts/find-user.ts';
import { recordSignIn } from '../../services/audit/record-sign-in.ts';
import { actorOfToken } from '../plugins/authentication.ts';
import { callerOf, deviceIdOf } from '../plugins/client-address.ts';
import type { LoginAttempts } from '../plugins/login-attempts.ts';
import { register } from '../register.ts';

export function addAuth(app: FastifyInstance, attempts: LoginAttempts): void {
  const { environment, identity } = app.gateway;

  /** Nobody has it, and it would go on counting. */
  async function revoke({ refreshToken }: TokenPair): Promise<void> {
    const say = (failed: unknown) => environment.log.warn({ err: failed }, 'not revoked');
    await identity.revoke(refreshToken).catch(say);
  }

  register(
    app,
    login,
    async ({ username, password }, request) => {
      const from = callerOf(request);
      const { user, ...tokens } = await attempts.attempt({ address: from.address, account: username }, async () => {
        let given: TokenPair | null = null;
        try {
          return await recordSignIn(environment, { email: username, from }, async () => {
            given = await identity.passwordLogin(username, password);
            const actor = await actorOfToken(app.gateway, given.accessToken, request);
            const user = await findUser(environment, actor.userId);
            if (!user) throw new SignInRefused('USER_NOT_EXISTED');
            return { user, ...given };
          });
        } catch (error) {
          if (given) await revoke(given);
          throw error;
        }
      });
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
      await actorOfToken(app.gateway, given, request, timezone);
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
