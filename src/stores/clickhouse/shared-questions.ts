/**
 * A question that somebody is asking already is not asked again: calls of one page count the same things at the same time. Whoever
 * asks after something was written gets an answer that was begun after it. What another process writes is not seen here, so only the
 * one process of an embedded store may share.
 */
export class SharedQuestions<Answer> {
  private readonly asking = new Map<string, Promise<Answer>>();

  /** `question`: all that its answer depends on beside what is stored. */
  once(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.asking.get(question);
    if (known) return known;
    const answer = ask().finally(() => {
      if (this.asking.get(question) === answer) this.asking.delete(question);
    });
    this.asking.set(question, answer);
    return answer;
  }

  /** Something is stored that was not: what is being asked may not know it. */
  written(): void {
    this.asking.clear();
  }
}
