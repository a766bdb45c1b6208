/** An import into stores that it opened itself: its lines are read where its posts are made ready. */
import type { Environment } from '../services/environment.ts';
import { countIgnored } from '../services/mentions/field-mapping.ts';
import { inTurn } from '../services/mentions/in-turn.ts';
import { ingestPacked } from '../services/mentions/ingest.ts';
import type { PackedRows } from '../services/mentions/packed-rows.ts';
import type { LinesReading } from '../services/mentions/prepare-lines.ts';
import type { FilePiece } from '../services/mentions/read-posts.ts';
import type { OpenBatch, PostTarget, Stored } from './import-target.ts';

/** Pieces of a file that threads read, or that wait for one: every core has its next at hand. */
const PREPARING = 4;

export function storesTarget(environment: Environment): PostTarget {
  const preparing = new Set<Promise<unknown>>();
  return {
    // Three times as many make a third of the merges. A model of its own is slow: progress must show, and little be lost with it.
    limits: { records: environment.sentiment ? 5000 : 15_000, size: 16_000_000 },
    open: (reading) => openBatch(environment, reading, preparing),
  };
}

type Told = Pick<Stored, 'rejected' | 'ignored'>;
type Prepared = Told & { rows: PackedRows[] };

/** `preparing`: what is under way of all batches. */
function openBatch(environment: Environment, reading: LinesReading, preparing: Set<Promise<unknown>>): OpenBatch {
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
    // Of a post that stands in two batches the later one counts.
    send: () => inTurn(preparing, () => store(environment, pieces)),
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

async function store(environment: Environment, pieces: readonly Promise<Prepared>[]): Promise<Stored> {
  const prepared = await Promise.all(pieces);
  const stored = await ingestPacked(
    environment,
    prepared.flatMap(({ rows }) => rows),
  );
  return { ...stored, ...toldOf(prepared) };
}

function toldOf(prepared: readonly Prepared[]): Told {
  const ignored = new Map<string, number>();
  for (const piece of prepared) for (const [column, times] of piece.ignored) countIgnored(ignored, column, times);
  return { rejected: prepared.flatMap(({ rejected }) => rejected), ignored };
}
