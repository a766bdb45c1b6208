import { describe, expect, it } from 'vitest';
import type { ChartLook } from '../chart/chart-look.ts';
import { barsDrawing } from './bars-drawing.ts';
import { blended } from './blended.ts';
import { type Drawing, type Pen, textMark } from './drawing.ts';
import { framed } from './framed.ts';
import { gridDrawing } from './grid-drawing.ts';
import { wordsDrawing } from './words-drawing.ts';
import { wrapped } from './wrapped.ts';

const look = { text: '#000000', muted: '#777777', surface: '#ffffff', sunken: '#f0f0f0', secondary: '#0000ff' } as ChartLook;
/** Every sign is half as wide as it is high. */
const pen: Pen = { look, font: "'Any Font', sans-serif", widthOf: (text, size) => (text.length * size) / 2 };
const blue = ({ secondary }: ChartLook) => secondary;

interface Mark {
  kind: 'text' | 'rect';
  text: string;
  fill: string;
  /** Its left and right, top and bottom. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function marksOf(marks: string): Mark[] {
  return [...marks.matchAll(/<(text|rect) ([^>]*?)\/?>(?:([^<]*)<\/text>)?/g)].map(([, kind, given = '', text = '']) => {
    const at = (name: string) => Number(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(given)?.[1] ?? 0);
    const fill = /fill="([^"]*)"/.exec(given)?.[1] ?? '';
    const [x, y] = [at('x'), at('y')];
    if (kind === 'rect') return { kind, text, fill, left: x, right: x + at('width'), top: y, bottom: y + at('height') };
    const width = (text.length * at('font-size')) / 2;
    const left = x - width * ({ middle: 0.5, end: 1 }[/text-anchor="(\w+)"/.exec(given)?.[1] ?? ''] ?? 0);
    return { kind: 'text', text, fill, left, right: left + width, top: y - at('font-size'), bottom: y };
  });
}

function expectAllWithin({ width, height, marks }: Drawing): Mark[] {
  const all = marksOf(marks);
  for (const { left, right, top, bottom, text } of all) {
    expect(left, text).toBeGreaterThanOrEqual(-0.02);
    expect(right, text).toBeLessThanOrEqual(width + 0.02);
    expect(top, text).toBeGreaterThanOrEqual(-0.02);
    expect(bottom, text).toBeLessThanOrEqual(height + 0.02);
  }
  return all;
}

const textsOf = (marks: readonly Mark[]) => marks.filter(({ kind }) => kind === 'text').map(({ text }) => text);

describe('barsDrawing', () => {
  const bars = barsDrawing(
    {
      columns: ['Mentions', 'Share'],
      rows: [
        { name: 'Forum', parts: [{ value: 30, colour: blue }], figures: ['30', '75%'] },
        { name: 'word '.repeat(40), parts: [10, 0].map((value) => ({ value, colour: blue })), figures: ['10', '25%'] },
      ],
      full: 30,
      legend: Array.from({ length: 30 }, (_, at) => ({ name: `Sentiment ${at}`, colour: blue })),
    },
    pen,
  );

  it('says every name, figure and part, and cuts none of them off', () => {
    const texts = textsOf(expectAllWithin(bars));
    expect(texts).toEqual(expect.arrayContaining(['Mentions', 'Share', 'Forum', '30', '75%', '10', '25%', 'Sentiment 29']));
    expect(texts.filter((text) => text.startsWith('word')).join(' ')).toBe('word '.repeat(40).trimEnd());
  });

  it('has bars as long as their values are, and none for nothing', () => {
    const drawn = marksOf(bars.marks).filter(({ kind, right, left }) => kind === 'rect' && right - left > 12);
    expect(drawn).toHaveLength(2);
    const [forum = 0, other = 0] = drawn.map(({ left, right }) => right - left);
    expect(forum / other).toBeCloseTo(3, 2);
  });

  it('draws rows of nothing without a bar', () => {
    const nothing = barsDrawing(
      { columns: [], rows: [{ name: 'a', parts: [{ value: 0, colour: blue }], figures: [] }], full: 0 },
      pen,
    );
    expect(marksOf(nothing.marks).map(({ kind }) => kind)).toEqual(['text']);
  });
});

describe('gridDrawing', () => {
  const grid = gridDrawing(
    {
      columns: ['0', '1'],
      rows: [
        { name: 'Mon', counts: [0, 1_000_000] },
        { name: 'Tue', counts: [500_000, 1] },
      ],
      number: String,
    },
    pen,
  );

  it('has a cell for each count, wide enough for its figure, and the stronger the more it counts', () => {
    const marks = expectAllWithin(grid);
    const cells = marks.filter(({ kind }) => kind === 'rect');
    expect(cells.map(({ fill }) => fill)).toEqual([
      look.sunken,
      blended('#0000ff', '#f0f0f0', 51),
      blended('#0000ff', '#f0f0f0', 28.5),
      blended('#0000ff', '#f0f0f0', 6.000045),
    ]);
    const most = marks.find(({ text }) => text === '1000000');
    expect(most?.left).toBeGreaterThan(cells[1]?.left ?? 0);
    expect(most?.right).toBeLessThan(cells[1]?.right ?? 0);
  });

  it('leaves cells of nothing empty', () => {
    expect(textsOf(marksOf(grid.marks))).toEqual(['0', '1', 'Mon', '1000000', 'Tue', '500000', '1']);
  });
});

describe('wordsDrawing', () => {
  it('has every word in its order, as large as it is frequent, within the picture', () => {
    const texts = ['bus', 'x'.repeat(200), ...Array.from({ length: 40 }, (_, at) => `word ${at}`)];
    const words = texts.map((text, at) => ({ text, count: 100 - at }));
    const marks = expectAllWithin(wordsDrawing({ words, sizes: { smallest: 10, largest: 40 } }, pen));
    expect(textsOf(marks)).toEqual(texts);
    const sizes = marks.map(({ top, bottom }) => bottom - top);
    expect(sizes[0]).toBe(40);
    // One that alone is too wide is smaller than its count would have it.
    expect(sizes[1]).toBe(8);
    expect(sizes.slice(2)).toEqual(sizes.slice(2).toSorted((one, other) => other - one));
  });
});

describe('framed', () => {
  const inside: Drawing = { width: 400, height: 50, marks: '<g id="inside"/>' };

  it('gives the drawing its title, total and small print, on lines of their own', () => {
    const { svg, width, height } = framed(inside, { title: '情緒分佈', total: '1,234', foot: 'word '.repeat(60) }, pen);
    const marks = expectAllWithin({ width, height, marks: svg });
    expect(textsOf(marks).slice(0, 2)).toEqual(['情緒分佈', '1,234']);
    expect(textsOf(marks).slice(2).join(' ')).toBe('word '.repeat(60).trimEnd());
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="440"/);
    expect(svg).toContain('<g id="inside"/>');
    expect(marks[0]).toMatchObject({ kind: 'rect', fill: look.surface, right: width, bottom: height });
  });

  it('says only what there is to say', () => {
    expect(textsOf(marksOf(framed(inside, { title: 'Sentiment' }, pen).svg))).toEqual(['Sentiment']);
  });

  it.each([
    ['what XML cannot hold', 'a\u0000b\u001Bc\uD800d\uFFFE', 'a\uFFFDb\uFFFDc\uFFFDd\uFFFD'],
    ['lines and tabs', 'a\tb\nc', 'a b c'],
    ['signs of two halves', '👍', '👍'],
  ])('keeps a file that can be read, also of a drawing by others: %s', (_, text, written) => {
    const { svg } = framed({ ...inside, marks: `<text>${text}</text>` }, { title: text }, pen);
    expect(svg.match(/>[^<]*(?=<\/text>)/g)).toEqual([`>${written}`, `>${written}`]);
  });
});

describe('textMark', () => {
  it.each([
    ['a name is text, never markup', '<b>"&', '&#60;b&#62;&#34;&#38;'],
    ['signs of several parts', '👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
  ])('%s', (_, text, written) => {
    expect(textMark({ x: 0, y: 0, text, size: 10, fill: 'red' })).toContain(`>${written}</text>`);
  });
});

describe('wrapped', () => {
  it.each([
    ['fits', 'one two', 10, ['one two']],
    ['between words', 'one two three', 8, ['one two', 'three']],
    ['within a word that alone is too wide', 'abcdefgh i', 3, ['abc', 'def', 'gh', 'i']],
    ['no line begins with a comma', '巴士，小巴', 3, ['巴士，', '小巴']],
    ['nothing', '', 3, ['']],
  ])('%s', (_, text, room, lines) => {
    expect(wrapped(text, room, (part) => part.length)).toEqual(lines);
  });
});

it.each([
  [0, '#f0f0f0'],
  [50, '#7878f8'],
  [100, '#0000ff'],
])('blended: %s percent', (percent, colour) => {
  expect(blended('#0000ff', '#f0f0f0', percent)).toBe(colour);
});
