/** Deletes a file, or gives up making it; and brings back one that was deleted. */
import { removeExport, restoreExport } from '../../stores/postgres/exports.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound } from '../errors.ts';
import { ownExport } from './own-export.ts';

/** Throws not_found for anybody else's. */
export async function deleteExport(environment: Environment, actor: Actor, exportId: string): Promise<void> {
  await ownExport(environment, actor, exportId);
  const at = environment.now();
  await environment.postgres.transaction(async (transaction) => {
    await removeExport(transaction, actor, exportId, at);
    await recordAct(transaction, { act: 'export_deleted', by: actor, at, detail: { export: exportId } });
  });
}

/** One that was never deleted stays as it is. Throws not_found for anybody else's, and once it has been swept away. */
export async function undeleteExport(environment: Environment, actor: Actor, exportId: string): Promise<void> {
  const at = environment.now();
  await environment.postgres.transaction(async (transaction) => {
    if (!(await restoreExport(transaction, actor, exportId, at))) throw notFound('export');
    await recordAct(transaction, { act: 'export_restored', by: actor, at, detail: { export: exportId } });
  });
}
