import { describe, expect, test } from 'vitest';
import { type Answer, type Patience, SharedQuestions, type Source } from './shared-questions.ts';

const TOPIC = 7;

function asking() {
  const clock = { now: 0 };
  const questions = new SharedQuestions(() => clock.now);
  const open: ((answer: number, read?: number) => void)[] = [];
  const failing: ((error: Error) => void)[] = [];
  const askOf = async (question: string, of: readonly Source[], patience?: Patience): Promise<unknown> => {
    const begin = () =>
      new Promise<Answer>((resolve, reject) => {
        open.push((value, read = 0) => resolve({ rows: [value], size: 1, read }));
        failing.push(reject);
      });
    return (await questions.once(question, begin, { of, patience })).rows[0];
  };
  const ask = (question: string, topicId?: number) => askOf(question, topicId === undefined ? [] : [topicId]);
  /** Asks, and answers by how often it was asked where nobody else has. */
  const told = async (question: string, of: readonly Source[], patience?: Patience, read = 0): Promise<unknown> => {
    const before = open.length;
    const answer = askOf(question, of, patience);
    if (open.length > before) open.at(-1)?.(open.length, read);
    return answer;
  };
  return { questions, open, failing, ask, askOf, told, clock };
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
    questions.written('edited_posts');
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
    ['mentions of the topic came: asked anew', TOPIC, (questions) => questions.written('mentions', new Set([1, TOPIC])), 2],
    ['mentions of another topic came: kept', TOPIC, (questions) => questions.written('mentions', new Set([1])), 1],
    ['what no mention says came: kept', TOPIC, (questions) => questions.written('posts'), 1],
    ['mentions of any topic came: asked anew', TOPIC, (questions) => questions.written('mentions'), 2],
    ['names of an organisation were read: asked anew', TOPIC, (questions) => questions.written('organisation_entities'), 2],
    ['somebody has tagged posts: asked anew', TOPIC, (questions) => questions.written('post_tags'), 2],
    ['anything may have changed: asked anew', TOPIC, (questions) => questions.changed(), 2],
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
    questions.written('mentions', new Set([TOPIC]));
    open[0]?.(1);
    await before;
    const after = ask('a', TOPIC);
    open[1]?.(2);
    expect(await after).toBe(2);
  });
});

describe('whoever asks patiently', () => {
  const ROWS = 500_000;
  const HELD = 10_000;
  const arrive = (questions: SharedQuestions, topic = TOPIC) => questions.written('mentions', new Set([topic]));

  test('gets what was counted of a large topic for twenty seconds for each million of its rows, who does not, the newest', async () => {
    const { questions, told, clock } = asking();
    expect(await told('a', [TOPIC], 'follow', ROWS)).toBe(1);
    arrive(questions);
    clock.now = HELD - 1;
    arrive(questions);
    expect(await told('a', [TOPIC], 'follow')).toBe(1);
    expect(await told('a', [TOPIC])).toBe(2);
    expect(await told('a', [TOPIC], 'follow')).toBe(2);
  });

  test('is held no longer than thirty seconds, and the time that somebody who leads would take', async () => {
    const { questions, told, clock } = asking();
    await told('a', [TOPIC], 'follow', 100 * ROWS);
    arrive(questions);
    clock.now = 32_999;
    expect(await told('a', [TOPIC], 'follow')).toBe(1);
    clock.now = 33_000;
    expect(await told('a', [TOPIC], 'follow')).toBe(2);
  });

  test('after somebody who leads was told is told nothing older, of the whole topic', async () => {
    const { questions, told, clock } = asking();
    for (const question of ['a', 'b', 'mark']) await told(question, [TOPIC], 'follow', ROWS);
    await told('other', [1], 'follow', ROWS);
    arrive(questions);
    clock.now = HELD - 1;
    expect(await told('mark', [TOPIC], 'lead')).toBe(3);
    clock.now = HELD;
    expect(await told('mark', [TOPIC], 'lead')).toBe(5);
    expect(await told('b', [TOPIC], 'follow')).toBe(6);
    expect(await told('other', [1], 'follow')).toBe(4);
  });

  test('nor where who leads asks for the first time, before the time is over', async () => {
    const { questions, told } = asking();
    await told('count', [TOPIC], 'follow', ROWS);
    arrive(questions);
    expect(await told('mark', [TOPIC], 'lead')).toBe(2);
    expect(await told('count', [TOPIC], 'follow')).toBe(3);
  });

  test('who leads is told at once what arrives after that time, and then again nothing for as long', async () => {
    const { questions, told, clock } = asking();
    await told('mark', [TOPIC], 'follow', ROWS);
    clock.now = 3 * HELD;
    arrive(questions);
    expect(await told('mark', [TOPIC], 'follow')).toBe(1);
    expect(await told('mark', [TOPIC], 'lead')).toBe(2);
    arrive(questions);
    clock.now = 4 * HELD - 1;
    expect(await told('mark', [TOPIC], 'lead')).toBe(2);
    clock.now = 4 * HELD;
    expect(await told('mark', [TOPIC], 'lead')).toBe(3);
  });

  test('of a small topic waits for nothing, also where a large one was asked about with it', async () => {
    const { questions, told } = asking();
    await told('small', [TOPIC], 'follow', 99_999);
    await told('both', [TOPIC, 1], 'follow', 10 * ROWS);
    await told('small by somebody who decides', [TOPIC], undefined, 10 * ROWS);
    arrive(questions);
    expect(await told('small', [TOPIC], 'follow')).toBe(4);
    expect(await told('both', [TOPIC, 1], 'follow')).toBe(5);
  });

  test('of a large topic is held however often it is written, also before anything of it is kept', async () => {
    const { questions, open, askOf, told } = asking();
    const first = askOf('a', [TOPIC], 'follow');
    arrive(questions);
    open[0]?.(1, ROWS);
    await first;
    const second = askOf('a', [TOPIC], 'follow');
    arrive(questions);
    open[1]?.(2, ROWS);
    expect(await second).toBe(2);
    expect(await told('a', [TOPIC], 'follow')).toBe(2);
  });

  test.each([
    ['in any topic', undefined, 3],
    ['in this one', new Set([TOPIC]), 3],
    ['in another one', new Set([1]), 1],
  ])('sees at once what somebody has changed %s', async (_, topics, answer) => {
    const { questions, told } = asking();
    await told('a', [TOPIC], 'follow', ROWS);
    await told('b', [1], 'follow', ROWS);
    arrive(questions);
    questions.changed(topics);
    expect(await told('a', [TOPIC], 'follow')).toBe(answer);
  });

  test('what was under way when something arrived is good for them, and not for the others', async () => {
    const { questions, told, open, ask } = asking();
    await told('a', [TOPIC], 'follow', ROWS);
    const before = ask('b', TOPIC);
    arrive(questions);
    const strict = ask('b', TOPIC);
    open[1]?.(10);
    open[2]?.(20);
    expect(await Promise.all([before, strict])).toEqual([10, 20]);
    expect(await told('b', [TOPIC], 'follow')).toBe(20);
  });
});
