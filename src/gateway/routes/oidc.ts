/**
 * The embedded OpenID provider under /oidc. It speaks to the raw request, before any body is read; only its sign-in
 * form is ours: the page /login shows it, and posts it here.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { login } from '../../contract/accounts.ts';
import type { EmbeddedDoor } from '../../outside/identity/identity.ts';
import { recordSignIn } from '../../services/audit/record-sign-in.ts';
import { ServiceError } from '../../services/errors.ts';
import { parseInput } from '../../services/parse.ts';
import { addressOf, callerOf } from '../plugins/client-address.ts';
import type { LoginAttempts } from '../plugins/login-attempts.ts';
import { STRANGERS_BYTES } from '../register.ts';

const MOUNT = '/oidc';
const INTERACTION = `${MOUNT}/interaction/:uid`;
const uidOf = (request: FastifyRequest) => parseInput(z.object({ uid: z.string().max(100) }), request.params).uid;

export function addOidc(app: FastifyInstance, door: EmbeddedDoor, attempts: LoginAttempts): void {
  const { environment } = app.gateway;

  app.get(INTERACTION, async (request, reply) => reply.redirect(`/login?interaction=${encodeURIComponent(uidOf(request))}`, 303));

  const options = { bodyLimit: STRANGERS_BYTES, config: { refusedAs: 'PASSWORD_INCORRECT' } } as const;
  app.post(INTERACTION, options, async (request, reply) => {
    const { username, password } = parseInput(login.input, request.body);
    const returnTo = await attempts.attempt({ address: addressOf(request), account: username }, () =>
      recordSignIn(environment, { email: username, from: callerOf(request) }, () =>
        door.completeLogin(request.raw, reply.raw, uidOf(request), username, password),
      ),
    );
    return { returnTo };
  });

  const onRequest = [
    refuseNul,
    refuseLong,
    async (request: FastifyRequest, reply: FastifyReply) => handOver(door, request, reply),
  ];
  for (const url of [MOUNT, `${MOUNT}/*`]) {
    app.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url,
      onRequest,
      handler: async () => undefined,
    });
  }
}

/** NUL in a parameter: the provider would try to keep it, and no store can. */
async function refuseNul(request: FastifyRequest): Promise<void> {
  if (request.url.includes('%00')) throw new ServiceError('invalid', 'the address holds a NUL');
}

/** What is asked of the provider it keeps for an hour, also for whoever never signs in: no disk is to be filled by that. */
async function refuseLong({ url, headers }: FastifyRequest): Promise<void> {
  const { 'content-length': length = 0, 'transfer-encoding': inPieces } = headers;
  if (url.length > LONGEST_ADDRESS || Number(length) > LONGEST_BODY || inPieces !== undefined)
    throw new ServiceError('too_large', 'this is longer than any sign-in is');
}

/** With a token as a hint some two thousand. */
const LONGEST_ADDRESS = 4096;
const LONGEST_BODY = 8192;

async function handOver(door: EmbeddedDoor, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
  await door.handle(request.raw, reply.raw, callerOf(request));
}
