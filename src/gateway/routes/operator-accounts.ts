/** Organisations, users and plans for the operator's command line, while this process holds the stores. */
import type { FastifyInstance } from 'fastify';
import * as accounts from '../../contract/operator-accounts.ts';
import * as plans from '../../contract/operator-plans.ts';
import { addOperatorOrganisation } from '../../services/accounts/add-organisation.ts';
import { addOperatorUser } from '../../services/accounts/add-user.ts';
import { listOrganisations, listUsers } from '../../services/accounts/list-accounts.ts';
import { listPlans, showPlan } from '../../services/accounts/list-plans.ts';
import { removeUser } from '../../services/accounts/remove-user.ts';
import { setOrganisation } from '../../services/accounts/set-organisation.ts';
import { setPlan } from '../../services/accounts/set-plan.ts';
import { setUser } from '../../services/accounts/set-user.ts';
import { register } from '../register.ts';

export function addOperatorAccounts(app: FastifyInstance): void {
  const { environment } = app.gateway;
  register(app, accounts.operatorOrganisations, async () => ({ data: await listOrganisations(environment) }));
  register(app, accounts.operatorAddOrganisation, async (input) => ({ data: await addOperatorOrganisation(environment, input) }));
  register(app, accounts.operatorSetOrganisation, async (input) => ({ data: await setOrganisation(environment, input) }));
  register(app, accounts.operatorUsers, async () => ({ data: await listUsers(environment) }));
  register(app, accounts.operatorAddUser, async (input) => ({ data: await addOperatorUser(environment, input) }));
  register(app, accounts.operatorSetUser, async (input) => ({ data: await setUser(environment, input) }));
  register(app, accounts.operatorRemoveUser, async (input) => ({ data: await removeUser(environment, input) }));
  register(app, plans.operatorPlans, async () => ({ data: await listPlans(environment) }));
  register(app, plans.operatorPlan, async (input) => ({ data: await showPlan(environment, input) }));
  register(app, plans.operatorSetPlan, async (input) => ({ data: await setPlan(environment, input) }));
}
