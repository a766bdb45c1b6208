/** What holds of every text, right or wrong. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokens.ts';
import { compile } from './compile.ts';
import { complete } from './complete.ts';
import { hasErrors, parse } from './parse.ts';
import { print } from './print.ts';
import { applyFix, type Problem } from './problems.ts';
import { childrenOf, type SyntaxNode } from './syntax.ts';

const PIECES = [
  [
    'tea',
    'hong kong',
    '香港',
    '港鐵',
    'ก',
    'é',
    '#tea',
    '#香港',
    '@john_doe',
    'e-mail',
    '👍🏽',
    'AT&T',
    'C++',
    '1,000',
    '…',
    'a',
  ],
  ['AND', 'OR', 'NOT', 'NEAR/3', 'ONEAR/2', 'NEAR', 'NEAR/99', 'and', 'or', 'not', 'near/3', 'ＡＮＤ'],
  ['(', ')', '（', '）', '"', '“', '”', '「', '」', '『', '』', '{', '}', '｛', '｝', '[', ']', '【', '】'],
  [
    'title:',
    'author:',
    'site:',
    'lang:',
    'source:',
    'hashtag:',
    'titel:',
    'x:',
    '：',
    ':',
    'source:facebok',
    'lang:zh',
    'site:a.hk',
  ],
  [
    '*',
    'dat*',
    'da*',
    '*x',
    '?',
    'wo?d',
    '-',
    '+',
    '!',
    '-x',
    '&&',
    '||',
    '|',
    ',',
    '、',
    ';',
    '~2',
    '^3',
    '/re/',
    '[a TO b]',
    '\\',
  ],
  [' ', ' ', ' ', ' ', ' ', '\n', '\u3000', '\u200b', '\u0001', '\ud800', '\udc00', 'https://a.hk/b?c=(d)'],
].flat();

/** Mostly wrong. */
const querySoup = fc
  .oneof(
    { weight: 8, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join('')) },
    { weight: 4, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(' ')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  )
  .map((text) => text.slice(0, 400));

const RUNS = { numRuns: 2000 };

const codes = (problems: readonly Problem[], severity: Problem['severity']) =>
  problems.filter((problem) => problem.severity === severity).map(({ code }) => code);

function allNodes(node: SyntaxNode): SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap(allNodes)];
}

/** The tree without places. */
function shape(node: SyntaxNode | null): unknown {
  return JSON.parse(JSON.stringify(node, (key, value: unknown) => (PLACES.has(key) ? undefined : value)));
}
const PLACES = new Set(['start', 'end', 'operator']);

describe('any text', { timeout: 60_000 }, () => {
  it('is made up of its lexemes, in order and without gaps', () => {
    fc.assert(
      fc.property(querySoup, (text) => {
        const { lexemes } = parse(text);
        const ends = lexemes.map(({ end }) => end);
        expect(lexemes.map(({ start }) => start)).toEqual([0, ...ends].slice(0, ends.length));
        expect(ends.at(-1) ?? 0).toBe(text.length);
        expect(lexemes.every(({ start, end }) => start < end)).toBe(true);
      }),
      RUNS,
    );
  });

  it('has a tree, or an error that says why not', () => {
    fc.assert(
      fc.property(querySoup, (text) => {
        const parsed = parse(text);
        if (parsed.tree === null) expect(hasErrors(parsed)).toBe(true);
        else if (!hasErrors(parsed)) expect(compile(parsed.tree)).toBeDefined();
      }),
      RUNS,
    );
  });

  it('has its problems inside itself, by place, each once', () => {
    fc.assert(
      fc.property(querySoup, (text) => {
        const { problems } = parse(text);
        for (const { start, end } of problems) expect(0 <= start && start <= end && end <= text.length).toBe(true);
        expect(problems.toSorted((one, other) => one.start - other.start)).toEqual(problems);
        expect(new Set(problems.map(({ code, start, end }) => `${code} ${start} ${end}`)).size).toBe(problems.length);
      }),
      RUNS,
    );
  });

  it('is mended by every fix: one error fewer, or the warning gone and no error more', () => {
    fc.assert(
      fc.property(querySoup, (text) => {
        const { problems } = parse(text);
        for (const problem of problems) {
          for (const fix of problem.fixes) {
            const mended = applyFix(text, fix);
            const after = parse(mended).problems;
            const fewer = (severity: Problem['severity']) => codes(problems, severity).length - codes(after, severity).length;
            if (problem.severity === 'error') expect([mended, fewer('error') > 0]).toEqual([mended, true]);
            else expect([mended, fewer('error') >= 0]).toEqual([mended, true]);
            const same = (list: readonly Problem[]) => list.filter(({ code }) => code === problem.code).length;
            if (problem.severity === 'warning') expect([mended, same(after) < same(problems)]).toEqual([mended, true]);
          }
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('has the same tree and problems where no fixes are asked for', () => {
    fc.assert(
      fc.property(querySoup, (text) => {
        const { tree, problems } = parse(text);
        const unmended = problems.map((problem) => ({ ...problem, fixes: [] }));
        expect(parse(text, { fixes: false })).toMatchObject({ tree, problems: unmended });
      }),
      { numRuns: 500 },
    );
  });

  it('offers no fix twice for one problem', () => {
    fc.assert(
      fc.property(querySoup, (text) => {
        for (const { fixes } of parse(text).problems) {
          expect(new Set(fixes.map((fix) => applyFix(text, fix))).size).toBe(fixes.length);
        }
      }),
      RUNS,
    );
  });

  it('has nodes that lie inside one another and in order', () => {
    fc.assert(
      fc.property(querySoup, (text) => {
        const { tree } = parse(text);
        for (const node of tree ? allNodes(tree) : []) {
          let at = node.start;
          for (const child of childrenOf(node)) {
            expect(child.start).toBeGreaterThanOrEqual(at);
            expect(child.end).toBeLessThanOrEqual(node.end);
            at = child.end;
          }
        }
      }),
      RUNS,
    );
  });

  it('has no word without a token', () => {
    for (let unit = 0; unit < 0xffff; unit++) {
      const letter = String.fromCharCode(unit);
      if (/[\p{L}\p{N}]/u.test(letter) && tokenise(letter).tokens.length === 0) expect(parse(letter).tree).toBeNull();
    }
  });

  it('is completed at every place without throwing, by something that begins as the word there', () => {
    fc.assert(
      fc.property(querySoup, (text) => {
        for (let offset = 0; offset <= text.length; offset++) {
          for (const { start, end, insert } of complete(text, offset)) {
            expect(start <= offset && offset <= end).toBe(true);
            expect(insert.toLowerCase().startsWith(text.slice(start, offset).toLowerCase())).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a text without errors', { timeout: 60_000 }, () => {
  it('is printed as one that means the same, and that printing leaves alone', () => {
    fc.assert(
      fc.property(querySoup, (text) => {
        const parsed = parse(text);
        fc.pre(!hasErrors(parsed) && parsed.tree !== null);
        if (!parsed.tree) return;
        const printed = print(parsed.tree);
        const again = parse(printed);
        expect(hasErrors(again)).toBe(false);
        expect(shape(again.tree)).toEqual(shape(parsed.tree));
        if (again.tree) expect([print(again.tree), compile(again.tree)]).toEqual([printed, compile(parsed.tree)]);
      }),
      { numRuns: 1000, maxSkipsPerRun: 200 },
    );
  });
});
