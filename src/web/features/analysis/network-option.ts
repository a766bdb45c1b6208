/**
 * The picture of who answers whom for ECharts. Nodes are authors, as large as they wrote much; arrows go from who answers to who
 * is answered. Where a node lands is for network-layout.ts to say.
 */
import type { EChartsCoreOption } from 'echarts/core';
import type { ChartLook } from '../../ui/chart/chart-look.ts';
import { escapedText } from '../../ui/escaped-text.ts';
import type { Answers, NetworkAuthor } from './author-buckets.ts';
import { type Frame, networkPlaces } from './network-layout.ts';
import { AROUND, LONGEST, nameSides } from './network-names.ts';

export interface NetworkWords {
  author: (author: NetworkAuthor) => { name: string; figures: string };
  answers: (from: string, to: string, count: number) => string;
}

/** Named in the picture; the others say who they are on hover. */
const NAMED = 12;
const SMALLEST = 10;
const LARGEST = 42;

/** Diameter in pixels; the area grows with the mentions. */
export function nodeSize(mentions: number, most: number): number {
  return SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(most === 0 ? 0 : mentions / most);
}

export function edgeWidth(count: number, most: number): number {
  return most === 0 ? 1 : 1 + 4 * (count / most);
}

export interface ShownNetwork {
  authors: readonly NetworkAuthor[];
  /** As the table lists them: one place in the list means one arrow in both. */
  answers: readonly Answers[];
}

/** `frame`: about as wide and high as the picture will be. */
export function networkOption({ authors, answers }: ShownNetwork, words: NetworkWords, frame: Frame) {
  const numbers = new Map(authors.map((author, index) => [author, index]));
  const links = answers.map(({ from, to }) => [numbers.get(from) ?? 0, numbers.get(to) ?? 0] as const);
  const places = networkPlaces(authors.length, links, frame);
  const mostMentions = Math.max(0, ...authors.map(({ mentions }) => mentions));
  const mostAnswers = Math.max(0, ...answers.map(({ count }) => count));
  const named = new Set(authors.toSorted((one, other) => rank(other) - rank(one)).slice(0, NAMED));
  const circles = authors.map((author, index) => ({
    ...(places[index] ?? { x: 0, y: 0 }),
    size: nodeSize(author.mentions, mostMentions),
    name: named.has(author) ? author.name : null,
  }));
  const sides = nameSides(circles, frame);
  return (look: ChartLook): EChartsCoreOption => ({
    tooltip: { trigger: 'item', confine: true, formatter: (item: unknown) => hoverText(authors, answers, words, item) },
    series: [
      {
        type: 'graph',
        layout: 'none',
        preserveAspect: true,
        left: AROUND,
        right: AROUND,
        top: 24,
        // The lowest may be the largest, with its name below.
        bottom: LARGEST / 2 + 30,
        cursor: 'pointer',
        edgeSymbol: ['none', 'arrow'],
        edgeSymbolSize: 7,
        itemStyle: { color: look.secondary, borderColor: look.surface, borderWidth: 1.5 },
        lineStyle: { color: look.muted, opacity: 0.55, curveness: 0.12 },
        label: {
          color: look.text,
          fontSize: 12,
          textBorderColor: look.surface,
          textBorderWidth: 3,
          width: LONGEST,
          overflow: 'truncate',
        },
        labelLayout: { hideOverlap: true },
        emphasis: { focus: 'adjacency', lineStyle: { opacity: 0.9 } },
        data: authors.map((author, index) => ({
          x: circles[index]?.x,
          y: circles[index]?.y,
          // Names may be alike; the place in the list is not.
          id: String(index),
          name: words.author(author).name,
          symbolSize: circles[index]?.size,
          label: { show: sides[index] !== null, position: sides[index] ?? 'bottom' },
        })),
        links: answers.map(({ from, to, count }) => ({
          source: String(numbers.get(from)),
          target: String(numbers.get(to)),
          value: count,
          lineStyle: { width: edgeWidth(count, mostAnswers) },
        })),
      },
    ],
  });
}

function rank({ mentions, answered }: NetworkAuthor): number {
  return mentions + answered;
}

/** The names are of posts: they are text, never markup. */
function hoverText(authors: readonly NetworkAuthor[], answers: readonly Answers[], words: NetworkWords, item: unknown): string {
  const { dataType, dataIndex } = item as { dataType?: string; dataIndex: number };
  if (dataType === 'edge') {
    const edge = answers[dataIndex];
    return edge ? escapedText(words.answers(edge.from.name, edge.to.name, edge.count)) : '';
  }
  const author = authors[dataIndex];
  if (!author) return '';
  const { name, figures } = words.author(author);
  return `<b>${escapedText(name)}</b><br>${escapedText(figures)}`;
}
