/** An export of the caller's own; anybody else's does not exist for him. */
import type { Exported } from '../../contract/exports.ts';
import { type ExportRow, findExport } from '../../stores/postgres/exports.ts';
import type { Actor, Environment } from '../environment.ts';
import { notFound, ServiceError } from '../errors.ts';

/** Throws not_found. */
export async function ownExport({ postgres, now }: Environment, actor: Actor, id: string): Promise<ExportRow> {
  const row = await findExport(postgres, id);
  const isOwn = row?.organisationId === actor.organisationId && row.userId === actor.userId;
  if (!row || !isOwn || row.expiresAt <= now() || row.deletedAt) throw notFound('export');
  return row;
}

/** Throws not_ready until the file is made, and where it could not be. */
export function refuseUnmade({ state }: ExportRow): void {
  if (state !== 'done') throw new ServiceError('not_ready', 'Data is not ready for download');
}

export function exportOnWire(row: ExportRow): Exported {
  const { id, topicName, format, state, failure, rowsDone, rowsTotal } = row;
  return {
    id,
    topicId: String(row.topicId),
    topicName,
    format,
    state,
    failure,
    rowsDone,
    rowsTotal,
    fileName: row.fileName,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
