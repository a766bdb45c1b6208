/**
 * What the address of a link in a mail says, signed: whoever has it may do this one thing, at any time, without signing in. It is not
 * asked whether the link is used twice: both ways of using it change nothing then.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { GATEWAY } from '../../contract/endpoint.ts';
import { CONFIRM_AGAIN_PATH, CONFIRM_MAIL_PATH, UNSUBSCRIBE_PATH } from '../../contract/mail-links.ts';
import { MAIL_LINK_KEY } from '../../stores/postgres/signing-keys.ts';
import { secretKey } from '../accounts/secret-key.ts';
import type { Environment } from '../environment.ts';

const shared = { organisationId: z.int(), email: z.string(), language: z.enum(['en', 'zh-Hant']) };
const LINKS = {
  unsubscribe: { path: UNSUBSCRIBE_PATH, says: z.object({ ...shared, alertId: z.int() }) },
  confirm: { path: CONFIRM_MAIL_PATH, says: z.object(shared) },
  /** Of who has unsubscribed and was asked since. */
  again: { path: CONFIRM_AGAIN_PATH, says: z.object({ ...shared, alertId: z.int(), askedAt: z.iso.datetime() }) },
} as const;
type Purpose = keyof typeof LINKS;
export type Says<Of extends Purpose> = z.infer<(typeof LINKS)[Of]['says']>;

/** Absolute. */
export async function mailLink<Of extends Purpose>(environment: Environment, purpose: Of, says: Says<Of>): Promise<string> {
  const said = Buffer.from(JSON.stringify(says)).toString('base64url');
  const token = `${said}.${(await signature(environment, purpose, said)).toString('base64url')}`;
  return `${environment.publicUrl}${GATEWAY}${LINKS[purpose].path.replace(':token', token)}`;
}

/** null for a token that is not ours, was changed, or is for something else. */
export async function readMailLink<Of extends Purpose>(
  environment: Environment,
  purpose: Of,
  token: string,
): Promise<Says<Of> | null> {
  const [said = '', signed = '', ...more] = token.split('.');
  const expected = await signature(environment, purpose, said);
  const given = Buffer.from(signed, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // Only what we have written ourselves gets here; its type follows from the purpose, which is signed with it.
  return LINKS[purpose].says.parse(JSON.parse(Buffer.from(said, 'base64url').toString())) as Says<Of>;
}

async function signature(environment: Environment, purpose: Purpose, said: string): Promise<Buffer> {
  return createHmac('sha256', await secretKey(environment, MAIL_LINK_KEY))
    .update(`${purpose}.${said}`)
    .digest();
}
