/** What a set says of how right we are, and how it is printed. */
import { type Confusion, macroF1, macroRecall } from './confusion.ts';

/** One file of this folder each; `run.ts` lists them. */
export interface AccuracySet {
  name: string;
  /** Below the shared data; where it is absent the set is skipped. */
  needs: string;
  run(): Promise<Report>;
}

export interface Report {
  figures: Figure[];
  confusion?: Confusion;
  /** For reading, never for keeping. */
  wrong: WrongExample[];
}

export interface Figure {
  name: string;
  /** A share, 0…1. */
  value: number;
  /** What it must reach. */
  bar?: number;
  /** Stands in the table at the end, as everything with a bar does. */
  listed?: boolean;
}

export interface WrongExample {
  text: string;
  expected: string;
  given: string;
}

const MOST_EXAMPLES = 20;
const LONGEST_EXAMPLE = 240;

export function classFigures(confusion: Confusion, bar?: number): Figure[] {
  const recall = { name: 'macro-recall', value: macroRecall(confusion), listed: true };
  return [bar === undefined ? recall : { ...recall, bar }, { name: 'macro-F1', value: macroF1(confusion), listed: true }];
}

export function printReport(name: string, { figures, confusion, wrong }: Report, examples: boolean): void {
  console.log(`\n${name}`);
  for (const { name: figure, value, bar } of figures) {
    const verdict = bar === undefined ? '' : `  bar ${bar.toFixed(2)}  ${value >= bar ? 'reached' : 'MISSED'}`;
    console.log(`  ${figure.padEnd(44)} ${value.toFixed(4)}${verdict}`);
  }
  if (confusion) printConfusion(confusion);
  if (!examples) return;
  for (const { text, expected, given } of spread(wrong)) {
    console.log(`  ${expected} taken for ${given}: ${text.replace(/\s+/g, ' ').slice(0, LONGEST_EXAMPLE)}`);
  }
}

function printConfusion({ classes, counts }: Confusion): void {
  const width = Math.max(8, ...classes.map((name) => name.length)) + 2;
  console.log(`  ${'is \\ said'.padEnd(width)}${classes.map((name) => name.padStart(width)).join('')}`);
  for (const [index, row] of counts.entries()) {
    console.log(`  ${(classes[index] ?? '').padEnd(width)}${row.map((count) => String(count).padStart(width)).join('')}`);
  }
}

/** Evenly from the whole list. */
function spread(wrong: readonly WrongExample[]): WrongExample[] {
  const every = Math.max(1, wrong.length / MOST_EXAMPLES);
  return wrong.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every)).slice(0, MOST_EXAMPLES);
}

/** One table of all sets, in Markdown: that of the README. */
export function printTable(reports: readonly { name: string; report: Report }[]): void {
  console.log('\n| set | figure | measured | bar |\n|---|---|---|---|');
  for (const { name, report } of reports) {
    for (const { name: figure, value, bar, listed } of report.figures) {
      if (listed || bar !== undefined) console.log(`| ${name} | ${figure} | ${value.toFixed(4)} | ${bar?.toFixed(2) ?? ''} |`);
    }
  }
}
