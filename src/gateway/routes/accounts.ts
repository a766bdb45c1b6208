/** Who I am with: plan, colleagues, what I have chosen, and what the page must know before anybody is signed in. */
import type { FastifyInstance } from 'fastify';
import { getClientSettings, getOrgUsers, getSubscriptions } from '../../contract/accounts.ts';
import { getPreferences, savePreferences } from '../../contract/preferences.ts';
import { subscriptionToWire } from '../../contract/subscriptions.ts';
import { getUserInfo } from '../../contract/user-info.ts';
import { getPreference } from '../../services/accounts/get-preference.ts';
import { getSubscriptions as subscriptionsOf } from '../../services/accounts/get-subscription.ts';
import { getUserInfo as userInfoOf } from '../../services/accounts/get-user-info.ts';
import { listOrgUsers } from '../../services/accounts/list-org-users.ts';
import { savePreference } from '../../services/accounts/save-preference.ts';
import { deviceIdOf } from '../plugins/client-address.ts';
import { register, registerForUser } from '../register.ts';

export function addAccounts(app: FastifyInstance): void {
  const { environment, identity, productName, registration, autoRedirect, demoSignIn } = app.gateway;

  registerForUser(app, getSubscriptions, async (_input, actor) => ({
    subscriptions: (await subscriptionsOf(environment, actor)).map(subscriptionToWire),
  }));

  registerForUser(app, getUserInfo, async (_input, actor, request) => ({
    data: await userInfoOf(environment, actor, deviceIdOf(request)),
  }));

  registerForUser(app, getOrgUsers, async (_input, actor) => ({ data: await listOrgUsers(environment, actor) }));

  registerForUser(app, getPreferences, async (_input, actor) => ({
    data: [{ preference: await getPreference(environment, actor) }],
  }));

  registerForUser(app, savePreferences, async (input, actor) => ({
    preference: await savePreference(environment, actor, input),
  }));

  register(app, getClientSettings, async () => ({
    data: {
      productName,
      authority: identity.issuer,
      clientId: identity.clientId,
      scope: identity.scope,
      embedded: identity.embedded !== null,
      autoRedirect,
      keepsMail: environment.mail.kept !== undefined,
      registration,
      demoSignIn: await demoSignIn(),
    },
  }));
}
