/**
 * One run of the import: files → posts → batches → target. It can be repeated: posts that are stored already are the
 * same posts. Anything wrong with the options is found before the first post is sent.
 */
import { weeksShift } from '../engine/analysis/import-shift.ts';
import { FieldMapping, MappingError, type MappingOptions, sumIgnored } from '../services/mentions/field-mapping.ts';
import type { LinesReading } from '../services/mentions/prepare-lines.ts';
import { columnsOf, filePieces, isCsv, readPosts } from '../services/mentions/read-posts.ts';
import { openSource, type Source } from '../services/mentions/read-source.ts';
import { Batches } from './import-batches.ts';
import type { Progress } from './import-progress.ts';
import type { RejectReport } from './import-report.ts';
import type { PostTarget } from './import-target.ts';

export interface ImportOptions extends MappingOptions {
  timezone: string;
  /** Moves the set by whole weeks so that its last post is not later than now, and as near to it as that allows. */
  shiftToNow: boolean;
}

export interface ImportTotals {
  posts: number;
  mentions: number;
  ignored: ReadonlyMap<string, number>;
  /** Files that could not be read, or not to their end. */
  /** `begun`: something of the file was read before. */
  failed: { file: string; problem: string; begun: boolean }[];
}

export interface ImportRun {
  files: readonly string[];
  options: ImportOptions;
  now: Date;
  target: PostTarget;
  report: RejectReport;
  progress(total: number): Progress;
  stop: AbortSignal;
}

/** @throws MappingError before anything is sent; whatever the target throws. */
export async function runImport(run: ImportRun): Promise<ImportTotals> {
  const mapping = new FieldMapping(run.options);
  const totals: ImportTotals = { posts: 0, mentions: 0, ignored: new Map(), failed: [] };
  const files = await readable(run, mapping, totals);
  const { map, set, timezone } = run.options;
  const reading: LinesReading = { timezone, now: run.now, shift: await shiftOf(run, files), mapping: { map, set } };
  const progress = run.progress(files.reduce((sum, { source }) => sum + source.size, 0));
  try {
    let before = 0;
    for (const { file, source } of files) {
      await importFile(run, {
        file,
        source,
        mapping,
        reading,
        totals,
        progress: (read) => progress.update(before + read, totals.posts, run.report.total),
      });
      before += source.size;
    }
  } finally {
    progress.stop();
    await run.report.end();
  }
  // What the mapping has read itself is CSV.
  totals.ignored = sumIgnored([totals, mapping]);
  return totals;
}

interface OpenFile {
  file: string;
  source: Source;
}

/** Opens what can be opened and compares its columns with the options. */
async function readable({ files }: ImportRun, mapping: FieldMapping, totals: ImportTotals): Promise<OpenFile[]> {
  const open: OpenFile[] = [];
  for (const file of files) {
    try {
      const columns = isCsv(file) || mapping.namesColumns ? await columnsOf(file) : [];
      if (columns.length > 0) mapping.checkColumns(columns);
      if (isCsv(file) && columns.length > 0) mapping.checkFilled(columns, ['media_type', 'id', 'published_at']);
      open.push({ file, source: await openSource(file) });
    } catch (error) {
      if (error instanceof MappingError) throw new MappingError(`${file}: ${error.message}`);
      totals.failed.push({ file, problem: problemOf(error), begun: false });
    }
  }
  return open;
}

async function shiftOf({ options, now }: ImportRun, files: readonly OpenFile[]): Promise<number | undefined> {
  if (!options.shiftToNow) return undefined;
  let latest = Number.NEGATIVE_INFINITY;
  for (const { file } of files) {
    const chunks = readPosts(file, await openSource(file), new FieldMapping(options), { timezone: options.timezone, now });
    for (;;) {
      // What cannot be read to its end is told of when it is imported.
      const chunk = await nextOf(chunks);
      if ('problem' in chunk || chunk.done) break;
      for (const post of chunk.value.posts) latest = Math.max(latest, Date.parse(post.published_at));
    }
  }
  if (!Number.isFinite(latest)) return undefined;
  return weeksShift(new Date(latest), now, options.timezone);
}

interface FileRun extends OpenFile {
  mapping: FieldMapping;
  reading: LinesReading;
  totals: ImportTotals;
  progress(read: number): void;
}

async function importFile(
  { target, report, stop }: ImportRun,
  { file, source, mapping, reading, totals, progress }: FileRun,
): Promise<void> {
  const batches = new Batches(target, reading, async (stored) => {
    totals.posts += stored.posts;
    totals.mentions += stored.mentions;
    totals.ignored = sumIgnored([totals, stored]);
    await report.add(stored.rejected);
    progress(source.read());
  });
  await report.begin(file);
  const pieces = filePieces(file, source, mapping, reading);
  try {
    for (;;) {
      const piece = await nextOf(pieces);
      if ('problem' in piece) {
        totals.failed.push({ file, problem: piece.problem, begun: source.read() > 0 });
        break;
      }
      if (piece.done || stop.aborted) break;
      await batches.add(piece.value);
      progress(source.read());
    }
    await batches.end();
  } finally {
    await pieces.return(undefined);
  }
}

/** Only reading fails a file; what the target throws ends the run. */
async function nextOf<Piece>(pieces: AsyncGenerator<Piece>) {
  try {
    return await pieces.next();
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

const PROBLEMS: Partial<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
  Z_BUF_ERROR: 'the packed data is cut off',
  Z_DATA_ERROR: 'the packed data is damaged',
};

function problemOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return PROBLEMS[code] ?? (error instanceof Error ? error.message : String(error));
}
