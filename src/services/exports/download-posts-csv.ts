/** The CSV file that an address was given for, read from the stores while it is sent. */
import { findActor } from '../accounts/find-actor.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Actor, Caller, Environment } from '../environment.ts';
import { ServiceError } from '../errors.ts';
import { csvFile } from './csv-file.ts';
import { type PostsGrant, postsGrant, readDownload } from './download-token.ts';
import { exportAsked } from './export-asked.ts';
import { fileName } from './file-name.ts';

export interface Download {
  fileName: string;
  /** To be read to its end, or left by `break`. */
  bytes: AsyncIterable<Uint8Array>;
  /** How many there will be, where that is known. */
  length?: number;
}

export interface CsvLink {
  actor: Actor;
  grant: PostsGrant;
}

/** Throws unauthenticated for an address that is no longer valid, or whose person is no more. */
export async function readCsvLink(environment: Environment, token: string): Promise<CsvLink> {
  const grant = await readDownload(environment, postsGrant, token);
  const actor = await findActor(environment, grant.userId);
  if (actor?.organisationId !== grant.organisationId) throw new ServiceError('unauthenticated', 'no such user');
  return { actor, grant };
}

/** Throws not_found where the topic is gone by now. What a store refuses is thrown here too, before the first byte. */
export async function downloadPostsCsv(
  environment: Environment,
  { actor, grant: { id, filter, until } }: CsvLink,
  gone: AbortSignal,
  from?: Caller,
): Promise<Download> {
  const asked = await exportAsked(environment, actor, { id, filter }, until);
  const detail = { topic: asked.topic.id, format: 'csv' };
  await recordAct(environment.postgres, { act: 'export_downloaded', by: actor, from, at: environment.now(), detail });
  const bytes = csvFile(environment, { asked, ...filter }, () => undefined, gone);
  return { fileName: fileName(asked.topic.name, asked, 'csv'), bytes: await begun(bytes, gone) };
}

/**
 * The head of the file is there at once; the rows behind it may be refused. No generator of its own: one that nobody has begun to read
 * would give nothing back when it is left.
 */
async function begun(file: AsyncGenerator<Buffer>, gone: AbortSignal): Promise<AsyncIterable<Buffer>> {
  const first = [await file.next(), await file.next()];
  const leave = () => file.return(undefined);
  // Also where nobody will ever read it. What the statement says to its end is nobody's any more.
  gone.addEventListener('abort', () => void leave().catch(() => undefined), { once: true });
  if (gone.aborted) await leave();
  const next = () => Promise.resolve(first.shift() ?? file.next());
  return { [Symbol.asyncIterator]: () => ({ next, return: leave }) };
}
