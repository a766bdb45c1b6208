/** What libel is made of, held against the check: none of it passes, and honest sentences do. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citationChecker } from '../../src/engine/summaries/check-citations.ts';
import type { SummaryPost } from '../../src/engine/summaries/summary-post.ts';
import { compileKnowledge } from '../../src/engine/themes/read-themes.ts';
import { readWordModel } from '../../src/engine/themes/word-model.ts';
import type { LibelMatter } from '../support/libel-matter.ts';
import { LIBEL_MATTERS } from '../support/libel-matters.ts';
import { FOOD_LIBEL_MATTERS } from '../support/libel-matters-food.ts';
import { FRESH_LIBEL_MATTERS } from '../support/libel-matters-fresh.ts';
import { HELD_LIBEL_MATTERS } from '../support/libel-matters-held.ts';
import { LAST_LIBEL_MATTERS } from '../support/libel-matters-last.ts';
import { NEWCOMER_LIBEL_MATTERS } from '../support/libel-matters-newcomer.ts';

/** As an organisation writes down the names it follows, in both languages. */
const NAMES = [
  ['Star Ferry', '天星小輪'],
  ['Swiftline', '迅達通'],
  ['Pinewave', '松濤'],
  ['Grace Ho', '何嘉欣'],
  ['Sampan Mobile', 'Sampan', '三帆電訊', '三帆'],
] as const;
const knowledge = compileKnowledge(
  readWordModel(readFileSync(new URL('../../models/segmenter/words.bin', import.meta.url))),
  NAMES.map(([name, ...aliases]) => ({ name, type: 'organisation' as const, aliases })),
);

interface Verdict {
  kind: string;
  passed: boolean;
  told: string;
}

function judged(matters: readonly LibelMatter[]): Verdict[] {
  return matters.flatMap(({ posts, honest, lies }) => {
    const read = new Map<string, SummaryPost>();
    for (const [at, content] of posts.entries()) {
      const id = String(at + 1);
      read.set(id, { id, title: '', content, language: null, weight: 0, publishedAt: '2026-03-10T04:00:00Z' });
    }
    const check = citationChecker(read, knowledge);
    const verdictOf = (kind: string, line: string): Verdict => {
      const [ids = '', text = ''] = line.split(/: (.*)/s);
      const checked = check({ text, posts: ids.split(',') });
      const reason = checked.supported ? 'passed' : checked.reason;
      return { kind, passed: checked.supported, told: `${kind} ${reason}: ${text} | ${read.get(ids)?.content}` };
    };
    return [
      ...honest.map((line) => {
        const isChinese = (text: string | undefined): boolean => /\p{Script=Han}/u.test(text ?? '');
        const isAcross = isChinese(line) !== isChinese(posts[Number(line.slice(0, line.indexOf(':'))) - 1]);
        return verdictOf(isAcross ? 'honest, across' : 'honest', line);
      }),
      ...Object.entries(lies).flatMap(([kind, lines]) => lines.map((line) => verdictOf(kind, line))),
    ];
  });
}

const VERDICTS = {
  known: judged([...LIBEL_MATTERS, ...FOOD_LIBEL_MATTERS]),
  held: judged(HELD_LIBEL_MATTERS),
  fresh: judged(FRESH_LIBEL_MATTERS),
  newcomer: judged(NEWCOMER_LIBEL_MATTERS),
  last: judged(LAST_LIBEL_MATTERS),
};
const isHonest = ({ kind }: Verdict): boolean => kind.startsWith('honest');

/** Lies that pass, honest sentences that are lost, of 100: of matters that the rules were made for, and of such as they were not. */
const BARS = [
  ['known', 0, 5],
  ['held', 5, 10],
  ['fresh', 0, 5],
  ['newcomer', 5, 5],
  ['last', 5, 5],
] as const;

test.each(BARS)('lies do not pass (%s: at most %d of 100)', (set, most) => {
  const lies = VERDICTS[set].filter((verdict) => !isHonest(verdict));
  const passed = lies.filter((verdict) => verdict.passed).map(({ told }) => told);
  expect(lies.length).toBeGreaterThan(30);
  expect((100 * passed.length) / lies.length, passed.join('\n')).toBeLessThanOrEqual(most);
});

test.each(BARS)('honest sentences are kept (%s)', (set, _, most) => {
  const honest = VERDICTS[set].filter(({ kind }) => kind === 'honest');
  const lost = honest.filter(({ passed }) => !passed).map(({ told }) => told);
  expect(honest.length).toBeGreaterThan(20);
  expect((100 * lost.length) / honest.length, lost.join('\n')).toBeLessThanOrEqual(most);
});

test('figures', () => {
  const kinds = [...new Set(Object.values(VERDICTS).flatMap((verdicts) => verdicts.map(({ kind }) => kind)))];
  const rows = kinds.map((kind) => {
    const counts = Object.values(VERDICTS).map((verdicts) => {
      const of = verdicts.filter((verdict) => verdict.kind === kind);
      return `${of.filter(({ passed }) => passed).length} of ${of.length}`;
    });
    return `| ${kind} | ${counts.join(' | ')} |`;
  });
  process.stdout.write(
    `\nlies: how many passed, of how many\n| | known | held | fresh | newcomer | last |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`,
  );
  expect(rows.length).toBeGreaterThan(5);
});
