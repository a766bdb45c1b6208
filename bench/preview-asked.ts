/** One question of the preview benchmark as its contenders answer it, and how they are timed. */
import { z } from 'zod';
import type { QueryNode } from '../src/engine/query/ast.ts';
import { compile } from '../src/engine/query/compile.ts';
import { hasErrors, parse } from '../src/engine/query/parse.ts';
import { QUESTIONS } from './preview-questions.ts';

export const answers = z.array(
  z.object({
    kind: z.string(),
    text: z.string(),
    /** null where the contender cannot say it. */
    matches: z.number().nullable(),
    /** One for each time it was asked; the first one meets cold caches. */
    milliseconds: z.array(z.number()),
  }),
);
export type Answers = z.infer<typeof answers>;

/** Every question once, then all of them again: nothing is answered from what the same question left behind just before. */
export async function askAll(
  rounds: number,
  ask: (text: string, kind: string) => Promise<number | null>,
  questions: Record<string, readonly string[]> = QUESTIONS,
): Promise<Answers> {
  const asked: Answers = Object.entries(questions).flatMap(([kind, texts]) =>
    texts.map((text) => ({ kind, text, matches: null, milliseconds: [] })),
  );
  for (let round = 0; round < rounds; round++) {
    for (const question of asked) {
      const startedAt = performance.now();
      question.matches = await ask(question.text, question.kind);
      if (question.matches !== null) question.milliseconds.push(performance.now() - startedAt);
    }
  }
  return asked;
}

export function queryOf(text: string): QueryNode {
  const parsed = parse(text);
  if (!parsed.tree || hasErrors(parsed)) throw new Error(`not a query: ${text}`);
  return compile(parsed.tree);
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
