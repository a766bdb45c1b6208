/**
 * The operator's calls on organisations and their users, of all tenants. Each may be made twice: the second time `change` is `none`. What
 * they answer is also what the commands print with `--json`.
 */
import { z } from 'zod';
import { emailAddress, newPassword, personName } from './account-pages.ts';
import { endpoint } from './endpoint.ts';
import { instant, timezone } from './filter.ts';
import { isStorable } from './text.ts';

/** That an organisation may be given for a day. */
export const MOST_MODEL_TOKENS = 1_000_000_000;

export const operatorOrganisation = z.object({
  id: z.int(),
  name: z.string(),
  timezone: z.string(),
  /** By somebody from outside: it is meant by its number only. */
  registered: z.boolean(),
  /** null: without a plan, and then nothing is allowed. */
  plan: z.string().nullable(),
  planEndsAt: instant.nullable(),
  /** Of the language model, for a day; 0: none. null: as many as the program is configured with. */
  modelTokens: z.int().nullable(),
});
export type OperatorOrganisation = z.infer<typeof operatorOrganisation>;

export const operatorUser = z.object({
  email: z.string(),
  name: z.string(),
  organisationId: z.int(),
  organisation: z.string(),
  /** false: signs in at an outside issuer only. */
  password: z.boolean(),
  /** May not sign in, and what was signed in is refused. */
  disabled: z.boolean(),
});
export type OperatorUser = z.infer<typeof operatorUser>;

/** Of the language model, on the organisation's day. */
export const usedTokens = z.object({
  /** 0: none. */
  perDay: z.int(),
  /** Those under way at their most. */
  used: z.int(),
});

const usedOrganisation = operatorOrganisation.extend({ tokens: usedTokens });
export type UsedOrganisation = z.infer<typeof usedOrganisation>;

/** `fields`: what is another now, where there was one before. */
const changed = { change: z.enum(['added', 'changed', 'removed', 'none']), fields: z.array(z.string()) };

const changedOrganisation = z.object({
  ...changed,
  organisation: operatorOrganisation,
  /** That look at other windows from now on, as their days begin at another time. */
  alertsPlanned: z.int(),
});
export type ChangedOrganisation = z.infer<typeof changedOrganisation>;

const changedUser = z.object({ ...changed, user: operatorUser });
export type ChangedUser = z.infer<typeof changedUser>;

const removedUser = z.object({
  ...changed,
  /** As they were; null: there is no such user. */
  user: operatorUser.nullable(),
  /** Views that went with them, of these those that colleagues could open. */
  views: z.int(),
  sharedViews: z.int(),
  /** Alerts that name the address still: nothing is sent to it before it says that it wants that. */
  alerts: z.int(),
});
export type RemovedUser = z.infer<typeof removedUser>;

/** Which organisation: its number or, of those that an operator has made, its name. */
export const organisationReference = z.string().trim().min(1).max(200).refine(isStorable);
const email = emailAddress;

export const operatorOrganisations = endpoint({
  method: 'GET',
  path: '/operator/organisations',
  access: 'operator',
  summary: 'List all organisations',
  input: z.object({}),
  /** Oldest first. */
  output: z.object({ data: z.array(usedOrganisation) }),
});

export const operatorAddOrganisation = endpoint({
  method: 'POST',
  path: '/operator/organisations',
  access: 'operator',
  summary: 'Add an organisation',
  input: z.object({ name: personName, timezone: timezone.optional() }),
  output: z.object({ data: changedOrganisation }),
});

export const operatorSetOrganisation = endpoint({
  method: 'PATCH',
  path: '/operator/organisations',
  access: 'operator',
  summary: 'Change an organisation',
  /** What is left out stays. */
  input: z.object({
    org: organisationReference,
    name: personName.optional(),
    timezone: timezone.optional(),
    modelTokens: z.int().min(0).max(MOST_MODEL_TOKENS).nullable().optional(),
  }),
  output: z.object({ data: changedOrganisation }),
});

export const operatorUsers = endpoint({
  method: 'GET',
  path: '/operator/users',
  access: 'operator',
  summary: 'List all people',
  input: z.object({}),
  /** By organisation, oldest first. */
  output: z.object({ data: z.array(operatorUser) }),
});

export const operatorAddUser = endpoint({
  method: 'POST',
  path: '/operator/users',
  access: 'operator',
  summary: 'Add a person',
  /** `password`: left out for somebody who signs in at an outside issuer only. */
  input: z.object({ email, org: organisationReference, name: personName, password: newPassword.optional() }),
  /** `conflict` where the address belongs to another organisation. */
  output: z.object({ data: changedUser }),
});

export const operatorSetUser = endpoint({
  method: 'PATCH',
  path: '/operator/users',
  access: 'operator',
  summary: 'Change a person',
  /** What is left out stays. */
  input: z.object({
    email,
    name: personName.optional(),
    password: newPassword.optional(),
    disabled: z.boolean().optional(),
  }),
  output: z.object({ data: changedUser }),
});

export const operatorRemoveUser = endpoint({
  method: 'DELETE',
  path: '/operator/users',
  access: 'operator',
  summary: 'Remove a person',
  input: z.object({ email }),
  output: z.object({ data: removedUser }),
});
