/** Deletes a file, or gives up making it. */
import { removeExport } from '../../stores/postgres/exports.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { ownExport } from './own-export.ts';

/** Throws not_found for anybody else's. */
export async function deleteExport(environment: Environment, actor: Actor, exportId: string): Promise<void> {
  await ownExport(environment, actor, exportId);
  await environment.postgres.transaction(async (transaction) => {
    await removeExport(transaction, actor, exportId);
    await recordAct(transaction, { act: 'export_deleted', by: actor, at: environment.now(), detail: { export: exportId } });
  });
}
