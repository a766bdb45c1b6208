import { describe, expect, it, test } from 'vitest';
import type { Collected } from '../contract/operator-sources.ts';
import type { Source } from '../contract/sources.ts';
import { collectToTheEnd } from './collect.ts';
import { CommandError } from './run-with-context.ts';
import { estimateText } from './source.ts';
import { listText } from './source-list.ts';

const SOURCE: Source = {
  id: 7,
  kind: 'discourse',
  address: 'https://forum.example',
  title: 'The Forum',
  mediaType: 'forum',
  forEverybody: true,
  state: 'fine',
  failure: null,
  askedAt: null,
  succeededAt: null,
  nextAt: null,
  completeTo: '2026-11-23T10:05:30.000Z',
  intervalSeconds: 60,
  delaySeconds: null,
  newestAt: null,
  days: [
    { day: '2026-11-22', posts: 40 },
    { day: '2026-11-23', posts: 2 },
  ],
  budget: null,
};
const STEP: Collected = { read: 500, stored: 400, mentions: 3, leftOut: [], isWhole: false, failure: null };

async function collected(named: string, steps: Collected[]) {
  const said: string[] = [];
  const asked: number[] = [];
  let rests = 0;
  const place = {
    sources: async () => [SOURCE],
    step: async (id: number) => {
      asked.push(id);
      return steps.shift() ?? { ...STEP, isWhole: true };
    },
  };
  const rest = async () => {
    rests += 1;
  };
  const end = collectToTheEnd(place, named, (line) => said.push(line), rest);
  return { end: await end.catch((error: unknown) => error), said, asked, rests };
}

describe('collect', () => {
  it.each(['7', 'https://forum.example'])('reads the source named %s to its end, and says how far it is', async (named) => {
    const leftOut = [{ reason: 'not as Discourse gives posts', count: 2 }];
    const { end, said, asked, rests } = await collected(named, [STEP, { ...STEP, read: 700, leftOut }]);
    expect(said).toEqual([
      '500 posts read, 400 of them new or changed; there are more',
      '1,200 posts read, 800 of them new or changed; there are more; left out: 2 not as Discourse gives posts',
    ]);
    expect(end).toBe('Read 1,700 posts of The Forum: 1,200 new or changed, 9 mentions.');
    expect([asked, rests]).toEqual([[7, 7, 7], 2]);
  });

  it('says what nobody follows', async () => {
    const { end } = await collected('8', []);
    expect(end).toBeInstanceOf(CommandError);
    expect((end as CommandError).message).toMatch(/^8 is not followed/);
  });

  it('says why nothing came', async () => {
    const failure = { kind: 'blocked' as const, message: 'forum.example does not let us in (403)' };
    const { end } = await collected('7', [{ ...STEP, failure }]);
    expect((end as CommandError).message).toBe('The Forum: forum.example does not let us in (403) (blocked).');
  });
});

test('source estimate says what X would cost', () => {
  const estimated = {
    topics: 12,
    unaskable: 1,
    queries: 3,
    postsPerDay: 4300,
    microdollarsPerDay: 64_500_000,
    microdollarsSpent: 15_000,
  };
  expect(estimateText(estimated)).toBe(
    '12 topics in 3 queries: 4,300 posts a day over the last seven days, at most $64.50 a day. 1 cannot be asked for. Counting cost $0.015.',
  );
});

describe('source list', () => {
  it('has a line for each source', () => {
    const failure = { kind: 'unreachable' as const, message: 'away\u001b[2J', since: '2026-11-23T10:00:00.000Z' };
    const other: Source = { ...SOURCE, id: 12, forEverybody: false, state: 'failing', title: null, completeTo: null, failure };
    expect(listText([SOURCE, other]).split('\n')).toEqual([
      expect.stringMatching(/^ID {2}FOR {2}STATE/),
      expect.stringMatching(/^7 +all +fine +2026-11-23 10:05 +42 +The Forum \(https:\/\/forum\.example\)$/),
      expect.stringMatching(/^12 +own +failing +– +42 +https:\/\/forum\.example +away \[2J$/),
    ]);
  });

  it('says what to do where there is none', () => {
    expect(listText([])).toMatch(/source add/);
  });
});
