/** What is shown beside the pointer: the row, all its series, most first, and their sum. Texts are escaped: some are of posts. */
import { escapedText } from '../escaped-text.ts';
import type { ChartLook } from './chart-look.ts';
import type { Courses } from './picture.ts';

/** `items`: what ECharts hands to a formatter of the axis. */
export function hoverText(picture: Courses, look: ChartLook, items: unknown): string {
  const index = Array.isArray(items) ? (items[0] as { dataIndex?: number } | undefined)?.dataIndex : undefined;
  const row = index === undefined ? undefined : picture.rows[index];
  if (index === undefined || !row) return '';
  const known = picture.series.filter(({ values }) => !picture.hasZeros || values[index] != null);
  const valued = known.map(({ name, colour, values }) => ({ name, colour, value: values[index] ?? 0 }));
  // Of many series those that are not there are not said.
  const shown = valued.length > 1 && !picture.hasZeros ? valued.filter(({ value }) => value > 0) : valued;
  const sum = valued.reduce((all, { value }) => all + value, 0);
  const { exact, total } = picture;
  return [
    `<div style="font-weight:600">${escapedText(row.full)}</div>`,
    row.partial ? `<div style="color:${look.muted}">${escapedText(picture.partial)}</div>` : '',
    '<table style="margin-top:4px;border-collapse:collapse">',
    ...shown
      .toSorted((one, other) => other.value - one.value)
      .map(({ name, value, colour }) => line(escapedText(name), escapedText(exact(value)), colour(look))),
    total === undefined ? '' : line(`<b>${escapedText(total)}</b>`, `<b>${escapedText(exact(sum))}</b>`),
    '</table>',
    row.mark
      ? `<div style="margin-top:4px;max-width:260px;white-space:normal;color:${look.muted}">${escapedText(row.mark)}</div>`
      : '',
  ].join('');
}

function line(name: string, value: string, colour?: string): string {
  const sign = colour
    ? `<span style="display:inline-block;width:10px;height:10px;margin-right:6px;border-radius:3px;background:${colour}"></span>`
    : '';
  return `<tr><td style="padding-right:16px">${sign}${name}</td><td style="text-align:right">${value}</td></tr>`;
}
