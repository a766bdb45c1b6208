import { expect, test } from 'vitest';
import { SharedQuestions } from './shared-questions.ts';

function asking() {
  const questions = new SharedQuestions<number>();
  const open: ((answer: number) => void)[] = [];
  const failing: ((error: Error) => void)[] = [];
  const ask = (question: string) =>
    questions.once(
      question,
      () =>
        new Promise<number>((resolve, reject) => {
          open.push(resolve);
          failing.push(reject);
        }),
    );
  return { questions, open, failing, ask };
}

test('the same question at the same time is asked once, another one is not held up', async () => {
  const { open, ask } = asking();
  const answers = [ask('a'), ask('a'), ask('b')];
  expect(open).toHaveLength(2);
  for (const [place, answer] of open.entries()) answer(place);
  expect(await Promise.all(answers)).toEqual([0, 0, 1]);
});

test('whoever asks when the answer is there asks anew', async () => {
  const { open, ask } = asking();
  const first = ask('a');
  open[0]?.(1);
  await first;
  const second = ask('a');
  open[1]?.(2);
  expect(await second).toBe(2);
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
  const both = [ask('a'), ask('a')];
  failing[0]?.(new Error('no'));
  for (const one of both) await expect(one).rejects.toThrow('no');
  const again = ask('a');
  open[1]?.(3);
  expect(await again).toBe(3);
});
