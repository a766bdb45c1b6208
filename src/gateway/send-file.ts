/** Answers with the bytes of a file as they come: no envelope, and no faster than they are taken. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Download } from '../services/exports/download-posts-csv.ts';
import { attachment } from '../services/exports/file-name.ts';

/** Milliseconds in which nothing was taken: whoever has a place so long and reads nothing has it no more. */
const IDLE = 60_000;

export function sendFile(reply: FastifyReply, { fileName, bytes, length }: Download, type: string): FastifyReply {
  reply.raw.setTimeout(IDLE, () => reply.raw.destroy());
  const stream = bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false, highWaterMark: 1 });
  if (length !== undefined) reply.header('content-length', length);
  return reply.header('content-type', type).header('content-disposition', attachment(fileName)).send(stream);
}
