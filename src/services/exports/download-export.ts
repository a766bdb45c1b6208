/** The bytes of a file that was made in the background. */
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FileFormat } from '../../contract/exports.ts';
import { readExportPart } from '../../stores/postgres/export-parts.ts';
import type { ExportRow } from '../../stores/postgres/exports.ts';
import { findActor } from '../accounts/find-actor.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import type { Download } from './download-posts-csv.ts';
import { exportGrant, readDownload } from './download-token.ts';
import { ownExport, refuseUnmade } from './own-export.ts';

/** Throws not_found for anybody else's, not_ready until it is made. */
export async function downloadExport(
  environment: Environment,
  actor: Actor,
  exportId: string,
): Promise<Download & { format: FileFormat }> {
  const row = await ownExport(environment, actor, exportId);
  refuseUnmade(row);
  const act = { act: 'export_downloaded', by: actor, at: environment.now(), detail: { export: exportId } } as const;
  await recordAct(environment.postgres, act);
  const kept = partsOf(environment, row);
  const file = { fileName: row.fileName ?? `${exportId}.${row.format}`, format: row.format };
  return row.format === 'csv' ? { ...file, bytes: unpacked(kept) } : { ...file, bytes: kept, length: row.bytes };
}

/** Who may have it, by the address. Throws unauthenticated for one that is no longer valid, or is of another file. */
export async function actorOfDownload(environment: Environment, exportId: string, token: string): Promise<Actor> {
  const grant = await readDownload(environment, exportGrant, token);
  const actor = await findActor(environment, grant.userId);
  if (actor?.organisationId !== grant.organisationId || grant.exportId !== exportId)
    throw new ServiceError('unauthenticated', 'the address is of another file');
  return actor;
}

/** As they were packed in file-of-export.ts. What fails before fails here, for whoever reads. */
function unpacked(kept: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pipeline(Readable.from(kept, { objectMode: false }), createGunzip(), () => undefined);
}

/** Throws where some are missing, as of a file that is deleted while it is read: half a file must not look like a whole one. */
async function* partsOf({ postgres }: Environment, { id, bytes }: ExportRow): AsyncGenerator<Uint8Array> {
  let missing = bytes;
  for (let number = 0; missing > 0; number++) {
    const part = await readExportPart(postgres, id, number);
    if (!part) throw new Error(`a file lacks ${missing} of ${bytes} bytes`);
    missing -= part.length;
    yield part;
  }
}
