/** What may be spent on a source that counts or charges. Connectors are handed it; who keeps it remembers what was spent. */

export interface Cost {
  /** As the source counts them: YouTube's units, a page of X. */
  calls: number;
  /** Millionths of a US dollar; 0 where nothing is charged. */
  microdollars: number;
}

export interface Budget {
  /**
   * Before each call: sets aside what it costs at most. `bucket`: what the source counts by itself (`search`, `units`).
   * Answers how to say what it did cost, which may be less; where nobody says, all of it is spent.
   * @throws SourceFailure `out-of-budget`, until more may be spent
   */
  reserve(bucket: string, most: Cost): Promise<(spent: Cost) => Promise<void>>;
}
