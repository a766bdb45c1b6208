/** Makes an address to which posts are sent. Of its secret only a hash is kept: whoever reads the store cannot send. */
import { hash, randomBytes } from 'node:crypto';
import { GATEWAY } from '../../contract/endpoint.ts';
import type { Source } from '../../contract/sources.ts';
import { newWebhook, sendToWebhook } from '../../contract/webhooks.ts';
import { insertFollow } from '../../stores/postgres/source-follows.ts';
import { insertSource } from '../../stores/postgres/sources.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';
import { parseInput } from '../parse.ts';
import { followedSource } from './followed-source.ts';

const SECRET_BYTES = 32;

/** `publicUrl`: origin by which the program is reached. The answered `url` is told once. Throws invalid. */
export async function addWebhook(
  environment: Environment,
  publicUrl: string,
  input: unknown,
): Promise<{ source: Source; url: string }> {
  const { name, mediaType } = parseInput(newWebhook, input);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const now = environment.now();
  const id = await environment.postgres.transaction(async (transaction) => {
    const place = { kind: 'webhook', address: name, addressKey: hashOf(secret), host: 'webhook' } as const;
    const source = await insertSource(transaction, { ...place, mediaType, dueAt: now, intervalSeconds: 0, createdAt: now });
    const follow = { sourceId: source.id, organisationId: null, paused: false, addedBy: null, addedAt: now };
    await insertFollow(transaction, follow);
    await recordAct(transaction, { act: 'webhook_added', by: 'operator', at: now, detail: { source: source.id } });
    return source.id;
  });
  const path = sendToWebhook.path.replace(':secret', secret);
  return { source: await followedSource(environment, 'operator', id), url: publicUrl + GATEWAY + path };
}

/** The secret has as much chance in it as the hash has room for: it needs no salt, and can be looked up by its hash. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}
