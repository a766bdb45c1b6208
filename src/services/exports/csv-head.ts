/** What a CSV file begins with: the mark by which spreadsheets know UTF-8, and the names of its columns. */
import { EXPORTED_COLUMNS, type FileLanguage } from '../../contract/exports.ts';
import { columnName } from './column-names.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export function csvHead(language: FileLanguage, timezone: string): Buffer {
  const names = EXPORTED_COLUMNS.map((column) => `"${columnName(column, language, timezone).replaceAll('"', '""')}"`);
  return Buffer.from(`${BYTE_ORDER_MARK}${names.join(',')}\r\n`);
}
