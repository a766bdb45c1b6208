/** Asks for a file that is made in the background. */
import { randomUUID } from 'node:crypto';
import { type Exported, exportInput } from '../../contract/exports.ts';
import { LIMITS } from '../../contract/limits.ts';
import { countUnderWay, type ExportRow, insertExport, keptBytes } from '../../stores/postgres/exports.ts';
import { lockOrganisation } from '../../stores/postgres/organisations.ts';
import { askedOf } from '../analysis/asked.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Environment } from '../environment.ts';
import { invalid, limitReached, ServiceError } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { assertSearched } from './assert-searched.ts';
import { exportOnWire } from './own-export.ts';

const HOUR = 60 * 60 * 1000;

/** Throws not_found for another organisation's topic, invalid for a filter that cannot be, limit_reached. */
export async function createExport(environment: Environment, actor: Actor, input: unknown): Promise<Exported> {
  const { id, format, filter, tab, choices } = parseInput(exportInput, input);
  // A report is of a whole view.
  if (format === 'pdf' && filter.bucket) throw invalid({ 'filter.bucket': 'malformed' });
  const { topic, timezone, now } = await askedOf(environment, actor, { id, filter }, filter.bucket);
  assertSearched(topic);
  const row: ExportRow = {
    id: randomUUID(),
    organisationId: actor.organisationId,
    userId: actor.userId,
    topicId: topic.id,
    topicName: topic.name,
    format,
    asked: JSON.stringify({ filter: { ...filter, timezone }, tab, choices }),
    state: 'queued',
    failure: null,
    rowsDone: 0,
    rowsTotal: null,
    fileName: null,
    maker: null,
    bytes: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIMITS.exportHours * HOUR),
    deletedAt: null,
  };
  await environment.postgres.transaction(async (transaction) => {
    await lockOrganisation(transaction, actor.organisationId);
    const used = await countUnderWay(transaction, actor.organisationId, now);
    if (used >= LIMITS.exportsUnderWay) throw limitReached('exports', LIMITS.exportsUnderWay, used);
    const kept = await keptBytes(transaction, actor.organisationId, now);
    if (kept >= LIMITS.keptExportBytes)
      throw new ServiceError('limit_reached', 'the files that are kept fill their room', { limit: 'keptExportBytes' });
    await insertExport(transaction, row);
    await environment.jobs.send('export', { exportId: row.id }, { transaction });
    const detail = { export: row.id, topic: topic.id, format };
    await recordAct(transaction, { act: 'export_created', by: actor, at: now, detail });
  });
  return exportOnWire(row);
}
