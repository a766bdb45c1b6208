/** What a measurement of accuracy is and gives; run.ts prints it. */
export interface Report {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Wrong ones to read; printed with `--examples` only, never kept. */
  examples: readonly string[];
}

export interface AccuracySet {
  name: string;
  /** The file or folder it reads; skipped where that is absent. */
  needs: string;
  run(): Promise<Report>;
}
