/** An import into stores that it opened itself: its lines are read where its posts are made ready. */
import { availableParallelism } from 'node:os';
import type { Environment } from '../services/environment.ts';
import { sumIgnored } from '../services/mentions/field-mapping.ts';
import { ingestPacked } from '../services/mentions/ingest.ts';
import type { PackedRows } from '../services/mentions/packed-rows.ts';
import type { LinesReading } from '../services/mentions/prepare-lines.ts';
import type { FilePiece } from '../services/mentions/read-posts.ts';
import type { OpenBatch, PostTarget, Stored } from './import-target.ts';

const MILLION = 1_000_000;
/** Pieces of a file that threads read, or that wait for one. */
const PREPARING = availableParallelism() + 2;

/** `note` is told of each batch when those of it were published that were not stored before. */
export function storesTarget(environment: Environment, note: Note = async () => undefined): PostTarget {
  const preparing = new Set<Promise<unknown>>();
  return {
    // The larger, the fewer merges; but a sentiment engine is slow: progress must show, and little be lost with it.
    limits: { records: environment.sentiment ? 5000 : 15_000, size: 16 * MILLION },
    open: (reading) => openBatch({ environment, note }, reading, preparing),
  };
}

type Note = (arrived: Date[]) => Promise<void>;

interface Place {
  environment: Environment;
  note: Note;
}

type Told = Pick<Stored, 'rejected' | 'ignored'>;
type Prepared = Told & { rows: PackedRows[] };

/** `preparing`: what is under way of all batches. */
function openBatch({ environment, note }: Place, reading: LinesReading, preparing: Set<Promise<unknown>>): OpenBatch {
  const pieces: Promise<Prepared>[] = [];
  return {
    async add(piece) {
      while (preparing.size >= PREPARING) await Promise.race(preparing);
      const prepared = prepare(environment, piece, reading);
      pieces.push(prepared);
      preparing.add(prepared);
      // What fails is told by `send`.
      prepared.catch(() => undefined).finally(() => preparing.delete(prepared));
    },
    async send() {
      const prepared = await Promise.all(pieces);
      const { arrived, ...stored } = await ingestPacked(
        environment,
        prepared.flatMap(({ rows }) => rows),
      );
      await note(arrived);
      return { ...stored, ...toldOf(prepared) };
    },
  };
}

async function prepare({ preparer }: Environment, piece: FilePiece, reading: LinesReading): Promise<Prepared> {
  if ('posts' in piece) {
    const rows = await preparer.prepare(piece.posts, false);
    return { rows, rejected: piece.rejected, ignored: new Map() };
  }
  const { rows, ...told } = await preparer.prepareLines(piece, reading);
  return { rows: [rows], ...told };
}

function toldOf(prepared: readonly Prepared[]): Told {
  return { rejected: prepared.flatMap(({ rejected }) => rejected), ignored: sumIgnored(prepared) };
}
