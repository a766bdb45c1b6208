/** The bytes of the file that somebody asked for, as they are kept: CSV is packed, the others are by themselves. */
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { TabChoices } from '../../contract/analysis/tab-choices.ts';
import type { FileFormat, PostsCsvInput, ReportTab } from '../../contract/exports.ts';
import type { Asked } from '../analysis/asked.ts';
import type { Actor, Environment } from '../environment.ts';
import { csvFile } from './csv-file.ts';
import { describeView } from './describe-view.ts';
import { pdfReport } from './pdf-report.ts';
import { reportSections } from './report-sections.ts';
import { VIEW_WORDS } from './view-words.ts';
import { xlsxFile } from './xlsx-file.ts';

export interface AskedFile {
  format: FileFormat;
  asked: Asked;
  filter: PostsCsvInput['filter'];
  tab: ReportTab | undefined;
  choices: TabChoices;
}

/** `wrote`: is told how many posts have gone out since it was told last. */
export function fileOfExport(
  environment: Environment,
  actor: Actor,
  given: AskedFile,
  wrote: (rows: number) => void,
): AsyncIterable<Buffer> {
  const { format, asked, filter } = given;
  const file = { asked, sort: filter.sort, language: filter.language };
  if (format === 'csv') return packed(csvFile(environment, file, wrote));
  if (format === 'pdf') return report(environment, actor, given);
  const { posts, about } = VIEW_WORDS[filter.language];
  return xlsxFile(environment, { ...file, sheets: { posts, about }, about: describeView(asked, filter) }, wrote);
}

async function* report(environment: Environment, actor: Actor, given: AskedFile): AsyncGenerator<Buffer> {
  const { asked, filter, tab, choices } = given;
  const { topic, timezone, now } = asked;
  const { language, bucket: _, sort: __, ...view } = filter;
  const found = await reportSections(
    // What the screen counted when the report was asked for.
    { ...environment, now: () => now },
    actor,
    { id: String(topic.id), filter: view, choices, timezone, language },
    tab,
  );
  yield* pdfReport({ language, title: topic.name, about: describeView(asked, { ...view, language }), ...found });
}

async function* packed(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gzip = createGzip({ level: 3 });
  const source = Readable.from(file, { objectMode: false });
  source.on('error', (error) => gzip.destroy(error));
  try {
    for await (const bytes of source.pipe(gzip)) yield bytes as Buffer;
  } finally {
    source.destroy();
  }
}
