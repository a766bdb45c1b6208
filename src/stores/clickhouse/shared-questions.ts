/**
 * A question that somebody is asking already is not asked again: calls of one page count the same things at the same time. Neither is
 * one that was answered, as long as nothing was written that it depends on: a topic is looked at more often than something new is said
 * of it. Whoever asks after something was written gets an answer that was begun after it. What another process writes is not seen
 * here, so only the one process of an embedded store may share.
 */
import { LRUCache } from 'lru-cache';

export interface Answer {
  rows: unknown[];
  /** Characters. */
  size: number;
}

/** Of all questions and answers that are kept; the one not asked for longest goes first. */
const KEPT_SIZE = 32_000_000;

interface Kept {
  answer: Answer;
  topicId: number;
}

export class SharedQuestions {
  private readonly asking = new Map<string, Promise<Answer>>();
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: KEPT_SIZE,
    sizeCalculation: ({ answer }, question) => answer.size + question.length,
  });

  /** `question`: all that its answer depends on beside what is stored. `topicId`: where that is the mentions of this topic alone. */
  async once(question: string, ask: () => Promise<Answer>, topicId?: number): Promise<Answer> {
    const known = this.kept.get(question);
    if (known) return known.answer;
    const asked = this.asking.get(question);
    if (asked) return asked;
    const answer = ask();
    this.asking.set(question, answer);
    try {
      const given = await answer;
      // Not what was begun before something was written.
      if (topicId !== undefined && this.asking.get(question) === answer) this.kept.set(question, { answer: given, topicId });
      return given;
    } finally {
      if (this.asking.get(question) === answer) this.asking.delete(question);
    }
  }

  /** Something is stored that was not: what is being asked may not know it. `topics`: whose mentions it is about; left out, of any. */
  written(topics?: ReadonlySet<number>): void {
    this.asking.clear();
    if (!topics) this.kept.clear();
    else if (topics.size > 0)
      for (const [question, { topicId }] of this.kept.entries()) if (topics.has(topicId)) this.kept.delete(question);
  }
}
