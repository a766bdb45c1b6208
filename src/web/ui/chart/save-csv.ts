import { type ChartData, toCsv } from './chart-data.ts';
import { download } from './download.ts';

/** `fileName`: without its ending. */
export function saveCsv(fileName: string, data: ChartData): void {
  download(`${fileName}.csv`, new Blob([toCsv(data)], { type: 'text/csv;charset=utf-8' }));
}
