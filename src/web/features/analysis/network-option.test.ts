import { describe, expect, test } from 'vitest';
import { edgeWidth, networkOption, nodeSize } from './network-option.ts';

describe('sizes', () => {
  test.each([
    { name: 'who wrote most', mentions: 100, most: 100, size: 42 },
    { name: 'a quarter of that is half as wide', mentions: 25, most: 100, size: 26 },
    { name: 'who only was answered', mentions: 0, most: 100, size: 10 },
    { name: 'nobody wrote', mentions: 0, most: 0, size: 10 },
  ])('$name', ({ mentions, most, size }) => {
    expect(nodeSize(mentions, most)).toBeCloseTo(size);
  });

  test('an arrow grows with the answers', () => {
    expect([edgeWidth(1, 4), edgeWidth(4, 4), edgeWidth(0, 0)]).toEqual([2, 5, 1]);
  });
});

describe('the hover box', () => {
  const author = (name: string) => ({ id: name, name, mediaType: 'x' as const, mentions: 1, answered: 1 });
  const [img, bo] = [author('<img src=x>'), author('Bo')];
  const words = {
    author: ({ name }: { name: string }) => ({ name, figures: '1 & 1' }),
    answers: (from: string, to: string, count: number) => `${from} → ${to}: ${count}`,
  };
  const look = {
    text: '',
    muted: '',
    border: '',
    surface: '',
    sunken: '',
    secondary: '',
    positive: '',
    negative: '',
    neutral: '',
    mixed: '',
    unscored: '',
    series: [],
  };
  const { tooltip } = networkOption({ authors: [img, bo], answers: [{ from: img, to: bo, count: 2 }] }, words, {
    width: 2,
    height: 1,
  })(look) as {
    tooltip: { formatter: (item: unknown) => string };
  };

  test.each([
    {
      name: 'a name is text, never markup',
      item: { dataType: 'node', dataIndex: 0 },
      text: '<b>&#60;img src=x&#62;</b><br>1 &#38; 1',
    },
    { name: 'an arrow', item: { dataType: 'edge', dataIndex: 0 }, text: '&#60;img src=x&#62; → Bo: 2' },
    { name: 'what is not there', item: { dataType: 'node', dataIndex: 7 }, text: '' },
  ])('$name', ({ item, text }) => {
    expect(tooltip.formatter(item)).toBe(text);
  });
});
