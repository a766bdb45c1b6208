/** What a set says of how right we are, and how it is printed. */

/** One file of this folder each; `run.ts` lists them. */
export interface AccuracySet {
  name: string;
  /** Below the shared data; where it is absent the set is skipped. */
  needs: string;
  run(): Promise<Report>;
}

export interface Report {
  figures: Figure[];
  /** For reading, never for keeping. */
  wrong: WrongExample[];
}

export interface Figure {
  name: string;
  /** A share, 0…1. */
  value: number;
  /** What it must reach. */
  bar?: number;
}

export interface WrongExample {
  text: string;
  expected: string;
  given: string;
}

const MOST_EXAMPLES = 20;

export function printReport(name: string, { figures, wrong }: Report, isWithExamples: boolean): void {
  console.log(`\n${name}`);
  for (const { name: figure, value, bar } of figures) {
    const verdict = bar === undefined ? '' : `  bar ${bar.toFixed(2)}  ${value >= bar ? 'reached' : 'MISSED'}`;
    console.log(`  ${figure.padEnd(44)} ${value.toFixed(4)}${verdict}`);
  }
  if (!isWithExamples) return;
  const every = Math.max(1, Math.floor(wrong.length / MOST_EXAMPLES));
  for (const { text, expected, given } of wrong.filter((_, at) => at % every === 0).slice(0, MOST_EXAMPLES)) {
    console.log(`  ${expected} taken for ${given}: ${text.replace(/\s+/g, ' ').slice(0, 240)}`);
  }
}
