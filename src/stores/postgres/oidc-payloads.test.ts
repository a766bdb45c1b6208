import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPostgres } from '../../../tests/support/postgres.ts';
import type { OpenPostgres, Postgres } from './client.ts';
import { migratePostgres } from './migrations.ts';
import {
  consumeOidcPayload,
  deleteExpiredOidcPayloads,
  destroyOidcPayload,
  findOidcPayload,
  type OidcPayloadRow,
  revokeOidcGrant,
  upsertOidcPayload,
} from './oidc-payloads.ts';
import { insertSigningKey, listSigningKeys } from './signing-keys.ts';

let opened: OpenPostgres;
let postgres: Postgres;

beforeAll(async () => {
  opened = await openTestPostgres();
  postgres = opened.postgres;
  await migratePostgres(postgres);
});
afterAll(() => opened.close());

const NOW = new Date('2026-03-10T12:00:00.000Z');
const SOON = new Date('2026-03-10T12:00:00.001Z');

function put(given: Partial<OidcPayloadRow> & { model: string; id: string }): Promise<void> {
  const row = { payload: {}, grantId: null, userCode: null, uid: null, expiresAt: SOON, ...given };
  return upsertOidcPayload(postgres, row);
}

describe('what the identity provider remembers', () => {
  it('is found by id, uid or user code, within its model', async () => {
    await put({ model: 'Session', id: 'a', uid: 'u', userCode: 'c', payload: { account: 1 } });
    for (const key of [{ id: 'a' }, { uid: 'u' }, { userCode: 'c' }]) {
      expect(await findOidcPayload(postgres, 'Session', key, NOW)).toMatchObject({ payload: { account: 1 } });
      expect(await findOidcPayload(postgres, 'Grant', key, NOW)).toBeNull();
    }
  });

  it('is replaced by a newer one, and stays consumed', async () => {
    await put({ model: 'Code', id: 'b', payload: { step: 1 } });
    await consumeOidcPayload(postgres, 'Code', 'b', NOW);
    await put({ model: 'Code', id: 'b', payload: { step: 2 } });
    expect(await findOidcPayload(postgres, 'Code', { id: 'b' }, NOW)).toMatchObject({ payload: { step: 2 }, consumedAt: NOW });
  });

  it('is gone when it is destroyed, expired or its grant revoked', async () => {
    await put({ model: 'Token', id: 'destroyed' });
    await put({ model: 'Token', id: 'expired' });
    await put({ model: 'Token', id: 'revoked', grantId: 'g' });
    await put({ model: 'Token', id: 'kept', expiresAt: null });
    await destroyOidcPayload(postgres, 'Token', 'destroyed');
    await revokeOidcGrant(postgres, 'g');
    const found = (id: string, at: Date) => findOidcPayload(postgres, 'Token', { id }, at);
    expect(await found('destroyed', NOW)).toBeNull();
    expect(await found('revoked', NOW)).toBeNull();
    expect(await found('expired', NOW)).not.toBeNull();
    expect(await found('expired', SOON)).toBeNull();
    await deleteExpiredOidcPayloads(postgres, new Date(SOON.getTime() + 1));
    expect(await found('expired', NOW)).toBeNull();
    expect(await found('kept', SOON)).not.toBeNull();
  });
});

describe('signing keys', () => {
  it('are listed newest first and added once', async () => {
    const older = { kid: 'one', jwk: { kty: 'RSA', d: '1' }, createdAt: NOW };
    const newer = { kid: 'two', jwk: { kty: 'RSA', d: '2' }, createdAt: SOON };
    await insertSigningKey(postgres, older);
    await insertSigningKey(postgres, newer);
    await insertSigningKey(postgres, { ...older, jwk: {} });
    expect(await listSigningKeys(postgres)).toEqual([newer, older]);
  });
});
