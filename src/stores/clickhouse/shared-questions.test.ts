import { describe, expect, test } from 'vitest';
import { type Answer, SharedQuestions } from './shared-questions.ts';

const TOPIC = 7;

function asking() {
  const questions = new SharedQuestions();
  const open: ((answer: number) => void)[] = [];
  const failing: ((error: Error) => void)[] = [];
  const ask = async (question: string, topicId?: number): Promise<unknown> => {
    const begin = () =>
      new Promise<Answer>((resolve, reject) => {
        open.push((value) => resolve({ rows: [value], size: 1 }));
        failing.push(reject);
      });
    return (await questions.once(question, begin, topicId)).rows[0];
  };
  return { questions, open, failing, ask };
}

describe('while it is asked', () => {
  test('the same question is asked once, another one is not held up', async () => {
    const { open, ask } = asking();
    const answers = [ask('a'), ask('a'), ask('b')];
    expect(open).toHaveLength(2);
    for (const [place, answer] of open.entries()) answer(place);
    expect(await Promise.all(answers)).toEqual([0, 0, 1]);
  });

  test('whoever asks after something was written does not get what was asked before', async () => {
    const { questions, open, ask } = asking();
    const before = ask('a');
    questions.written();
    const after = ask('a');
    const beside = ask('a');
    open[0]?.(1);
    await before;
    // The end of the older one must not make the newer one unknown.
    const later = ask('a');
    expect(open).toHaveLength(2);
    open[1]?.(2);
    expect(await Promise.all([before, after, beside, later])).toEqual([1, 2, 2, 2]);
  });

  test('a failure is everybody’s who waited, and nobody’s who asks later', async () => {
    const { open, failing, ask } = asking();
    const both = [ask('a', TOPIC), ask('a', TOPIC)];
    failing[0]?.(new Error('no'));
    for (const one of both) await expect(one).rejects.toThrow('no');
    const again = ask('a', TOPIC);
    open[1]?.(3);
    expect(await again).toBe(3);
  });
});

describe('when it is answered', () => {
  test.each([
    ['about the mentions of a topic: kept', TOPIC, () => undefined, 1],
    ['about anything else: asked anew', undefined, () => undefined, 2],
    ['mentions of the topic came: asked anew', TOPIC, (questions) => questions.written(new Set([1, TOPIC])), 2],
    ['mentions of another topic came: kept', TOPIC, (questions) => questions.written(new Set([1])), 1],
    ['what no mention says came: kept', TOPIC, (questions) => questions.written(new Set()), 1],
    ['anything may have come: asked anew', TOPIC, (questions) => questions.written(), 2],
  ] satisfies [string, number | undefined, (questions: SharedQuestions) => void, number][])(
    '%s',
    async (_name, topicId, happens, times) => {
      const { questions, open, ask } = asking();
      const first = ask('a', topicId);
      open[0]?.(1);
      await first;
      happens(questions);
      const second = ask('a', topicId);
      open[1]?.(2);
      expect(await second).toBe(times);
      expect(open).toHaveLength(times);
    },
  );

  test('what was begun before something was written is not kept', async () => {
    const { questions, open, ask } = asking();
    const before = ask('a', TOPIC);
    questions.written(new Set([TOPIC]));
    open[0]?.(1);
    await before;
    const after = ask('a', TOPIC);
    open[1]?.(2);
    expect(await after).toBe(2);
  });
});
