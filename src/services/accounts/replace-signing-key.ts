/** Another key of the built-in provider signs from now on. For operators. */

import { deleteOidcPayloads } from '../../stores/postgres/oidc-payloads.ts';
import type { SigningKeyRow } from '../../stores/postgres/signing-keys.ts';
import { deleteSigningKeys, insertSigningKey, listSigningKeys } from '../../stores/postgres/signing-keys.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Environment } from '../environment.ts';

/** `gone`: names of keys that nothing needs any more; `all`: the others count no more, and everybody is signed out. */
export async function replaceSigningKey(
  { postgres, now }: Environment,
  key: SigningKeyRow,
  gone: readonly string[] | 'all',
): Promise<void> {
  const atOnce = gone === 'all';
  await postgres.transaction(async (transaction) => {
    const names = atOnce ? (await listSigningKeys(transaction)).map(({ kid }) => kid) : gone;
    await deleteSigningKeys(transaction, [...names]);
    await insertSigningKey(transaction, key);
    if (atOnce) await deleteOidcPayloads(transaction);
    await recordAct(transaction, { act: 'keys_rotated', by: 'operator', at: now(), detail: { atOnce } });
  });
}
