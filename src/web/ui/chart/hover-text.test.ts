import { describe, expect, it } from 'vitest';
import type { ChartLook } from './chart-look.ts';
import { hoverText } from './hover-text.ts';
import type { Picture } from './picture.ts';

const look = { muted: 'grey' } as ChartLook;
const picture: Picture = {
  kind: 'stacked',
  unit: 'count',
  rows: [
    { label: '', full: '<b>Monday</b>', partial: false, mark: 'Peak & more' },
    { label: '', full: 'Tuesday', partial: true },
  ],
  series: [
    { name: 'small', colour: () => 'red', values: [1, 0] },
    { name: 'none', colour: () => 'red', values: [0, 0] },
    { name: 'large', colour: () => 'red', values: [9, 4] },
  ],
  axis: '',
  total: 'sum',
  partial: 'not over',
  number: String,
  exact: String,
};

describe('hoverText', () => {
  it('lists the series of the row, most first, those without a count left out, and their sum', () => {
    const text = hoverText(picture, look, [{ dataIndex: 0 }]);
    expect(text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toMatch(/large 9 small 1 sum 10/);
    expect(text).not.toContain('none');
  });

  it('lets no text be markup', () => {
    const text = hoverText(picture, look, [{ dataIndex: 0 }]);
    expect(text).toContain('&#60;b&#62;Monday');
    expect(text).toContain('Peak &#38; more');
  });

  it('says that a row is not over', () => {
    expect(hoverText(picture, look, [{ dataIndex: 1 }])).toContain('not over');
  });

  it('says of figures that mean something at 0 and below all that are known', () => {
    const [small, none] = picture.series;
    const gap = { name: 'gap', colour: () => 'red', values: [null, null] };
    const low = { name: 'low', colour: () => 'red', values: [-5, 0] };
    const series = [small, none, gap, low].filter((one) => one !== undefined);
    const text = hoverText({ ...picture, hasZeros: true, series }, look, [{ dataIndex: 0 }]);
    expect(text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toMatch(/small 1 none 0 low -5/);
    expect(text).not.toContain('gap');
  });

  it('is empty where no row is meant', () => {
    expect(hoverText(picture, look, [])).toBe('');
    expect(hoverText(picture, look, [{ dataIndex: 7 }])).toBe('');
  });
});
