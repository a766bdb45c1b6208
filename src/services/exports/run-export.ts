/**
 * Makes the file of an export, and keeps it in pieces as it grows, each with how far it is. May be run again: it then begins anew.
 * Whatever fails leaves no piece behind.
 */
import { randomUUID } from 'node:crypto';
import { exportAsked as askedOfExport, type ExportFailure } from '../../contract/exports.ts';
import { LIMITS } from '../../contract/limits.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import {
  addExportPart,
  beginExport,
  clearExport,
  failExport,
  finishExport,
  type Making,
  type WrittenFile,
} from '../../stores/postgres/export-parts.ts';
import { type ExportRow, findExport, noteExport } from '../../stores/postgres/exports.ts';
import { findActor } from '../accounts/find-actor.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { exportAsked } from './export-asked.ts';
import { fileName } from './file-name.ts';
import { fileOfExport } from './file-of-export.ts';
import { inParts } from './in-parts.ts';
import { ZipTooLarge } from './zip-file.ts';

/** Bytes of a piece. */
const PART = 1024 * 1024;

/** Rejects where another try may succeed. Where another process has begun with it meanwhile, as when this one was paused, it is that one's. */
export async function runExport(environment: Environment, exportId: string, isLastTry: boolean): Promise<void> {
  const { postgres, log } = environment;
  const making = { id: exportId, maker: randomUUID() };
  const row = await findExport(postgres, exportId);
  if (!row || !(await beginExport(postgres, making))) return;
  try {
    await make(environment, row, making);
  } catch (error) {
    const failure = failureOf(error);
    if (failure || isLastTry) await failExport(postgres, making, failure ?? 'broken');
    else await clearExport(postgres, making);
    if (!failure) throw error;
    log.info({ exportId, failure }, 'no file could be made');
  }
}

class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly failure: ExportFailure) {
    super(failure);
  }
}

async function make(environment: Environment, row: ExportRow, making: Making): Promise<void> {
  const { postgres, clickhouse } = environment;
  const actor = await findActor(environment, row.userId);
  if (!actor) throw new Refused('topicGone');
  const { filter, tab, choices } = askedOfExport.parse(JSON.parse(row.asked));
  const asked = await exportAsked(environment, actor, { id: String(row.topicId), filter }, row.createdAt.toISOString());
  const rowsTotal = row.format === 'pdf' ? null : await mentionCount(clickhouse, asked.scope);
  if (row.format !== 'pdf' && Number(rowsTotal) > LIMITS.exportedRows[row.format]) throw new Refused('tooManyRows');
  await noteExport(postgres, making, { state: 'running', rowsTotal });
  let rowsDone = 0;
  let written: WrittenFile = { parts: 0, bytes: 0, rowsDone: 0 };
  for await (const part of inParts(
    fileOfExport(environment, actor, { format: row.format, asked, filter, tab, choices }, (rows) => (rowsDone += rows)),
    PART,
  )) {
    const number = written.parts;
    written = { parts: number + 1, bytes: written.bytes + part.length, rowsDone };
    if (written.bytes > LIMITS.exportBytes) throw new Refused('fileTooLarge');
    const progress = { rowsDone, bytes: written.bytes };
    const isOurs = await addExportPart(postgres, making, { number, bytes: part }, progress);
    // Whoever asked for it has deleted it, it was given up, or another has begun with it.
    if (!isOurs) return;
  }
  if (written.rowsDone !== rowsDone) throw new Error('posts were counted behind the last piece');
  const name = fileName(asked.topic.name, asked, row.format);
  const counted = rowsTotal === null ? {} : { rowsTotal: rowsDone };
  if (await finishExport(postgres, making, written, { fileName: name, ...counted })) return;
  const now = await findExport(postgres, row.id);
  if (now?.state === 'running' && now.maker === making.maker) throw new Error('somebody else has written to the same file');
}

function failureOf(error: unknown): ExportFailure | undefined {
  if (error instanceof Refused) return error.failure;
  if (error instanceof ZipTooLarge) return 'fileTooLarge';
  if (!(error instanceof ServiceError)) return undefined;
  return error.code === 'not_found' ? 'topicGone' : 'broken';
}
