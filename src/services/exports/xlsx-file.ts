/**
 * A spreadsheet of posts with a second sheet that says what they are. Written by ourselves: libraries build it in memory, or bring
 * sixty packages for a stream. Text is text to a spreadsheet, whatever it looks like.
 */
import { EXPORTED_COLUMNS, type ExportedColumn } from '../../contract/exports.ts';
import type { Environment } from '../environment.ts';
import { columnName } from './column-names.ts';
import type { FileOfPosts } from './csv-file.ts';
import { linesOf } from './lines-of.ts';
import { type Cell, MAIN, rowXml, SHEET_FOOT, sheetHead, textXml, XML_HEAD } from './sheet-xml.ts';
import { taggedPosts } from './tagged-posts.ts';
import { zipFile } from './zip-file.ts';

const WIDE: Partial<Record<ExportedColumn, number>> = {
  published: 19,
  title: 40,
  content: 80,
  url: 40,
  authorUrl: 40,
  entities: 24,
  id: 22,
};
const WIDTH = 14;
const PUBLISHED = EXPORTED_COLUMNS.indexOf('published');
/** Rows that are written at once. */
const ROWS = 200;

type Stores = Pick<Environment, 'clickhouse' | 'postgres'>;

export interface XlsxFile extends FileOfPosts {
  sheets: { posts: string; about: string };
  /** Rows of the second sheet. */
  about: readonly (readonly Cell[])[];
}

/** `wrote`: is told how many rows have gone out since it was told last. */
export function xlsxFile(environment: Stores, file: XlsxFile, wrote: (rows: number) => void): AsyncGenerator<Buffer> {
  const { posts, about } = file.sheets;
  return zipFile([
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [relations(['officeDocument', 'xl/workbook.xml'])] },
    { name: 'xl/workbook.xml', content: [workbook([posts, about])] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relations(['worksheet', 'worksheets/sheet1.xml'], ['worksheet', 'worksheets/sheet2.xml'], ['styles', 'styles.xml']),
      ],
    },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: postsSheet(environment, file, wrote) },
    { name: 'xl/worksheets/sheet2.xml', content: aboutSheet(file.about) },
  ]);
}

async function* postsSheet(
  environment: Stores,
  { asked, sort, language }: FileOfPosts,
  wrote: (rows: number) => void,
): AsyncGenerator<string> {
  yield sheetHead(
    EXPORTED_COLUMNS.map((column) => WIDE[column] ?? WIDTH),
    { frozen: true },
  );
  yield rowXml(
    1,
    EXPORTED_COLUMNS.map((column) => columnName(column, language, asked.timezone)),
    'head',
  );
  const values = taggedPosts(environment, { asked, sort, format: 'JSONCompactEachRow' });
  let number = 1;
  for await (const lines of linesOf(values)) {
    for (let at = 0; at < lines.length; at += ROWS) {
      const rows = lines.slice(at, at + ROWS).map((line) => rowXml(++number, cellsOf(line)));
      wrote(rows.length);
      yield rows.join('');
    }
  }
  yield SHEET_FOOT;
}

function cellsOf(line: string): Cell[] {
  const values = JSON.parse(line) as (string | number | null)[];
  return values.map((value, at) => (at === PUBLISHED ? { time: Number(value) } : value));
}

function* aboutSheet(about: XlsxFile['about']): Generator<string> {
  yield sheetHead([24, 100], { frozen: false });
  yield about.map((cells, at) => rowXml(at + 1, cells)).join('');
  yield SHEET_FOOT;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const CONTENT_TYPES = `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`;

/** Plain, a time, a bold head. */
const STYLES = `${XML_HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

function relations(...targets: [type: string, target: string][]): string {
  const all = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function workbook(names: readonly string[]): string {
  const sheets = names.map((name, at) => `<sheet name="${textXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}
