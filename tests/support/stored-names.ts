/** Names of an organisation written past every check, as an older program or a hand in the store may have left them. */
import type { Environment } from '../../src/services/environment.ts';
import { insertEntities } from '../../src/stores/postgres/custom-entities.ts';
import { raiseEntityVersion } from '../../src/stores/postgres/entity-lists.ts';

const NAMES_OF_ONE = 51;

/** As many names as asked for, of some 1,600 letters each as they are looked for. The job that reads posts with them is sent. */
export async function storeLongNames(environment: Environment, organisationId: number, count: number): Promise<void> {
  const { postgres, jobs } = environment;
  const updatedAt = environment.now();
  const long = (at: number) => `${'ﷺ'.repeat(90)} ${at}`;
  const rows = Array.from({ length: Math.ceil(count / NAMES_OF_ONE) }, (_, row) => {
    const [name = '', ...aliases] = Array.from({ length: NAMES_OF_ONE }, (__, at) => long(row * NAMES_OF_ONE + at));
    return { organisationId, type: 'place' as const, name, nameKey: name, aliases, updatedBy: null, updatedAt };
  });
  await postgres.transaction(async (transaction) => {
    await insertEntities(transaction, rows);
    await raiseEntityVersion(transaction, organisationId, updatedAt);
    await jobs.send('entities', { organisationId }, { transaction });
  });
}
