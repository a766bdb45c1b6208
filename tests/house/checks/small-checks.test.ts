import { describe, expect, test } from 'vitest';
import { makeTree } from '../made-up-tree.ts';
import { quietBreakingMigrations } from './breaking-migrations.ts';
import { brokenCitations } from './cited-paths.ts';
import { environmentReaders } from './settings-access.ts';
import { unexplainedSuppressions } from './suppressions.ts';
import { weakTimeLimits } from './weak-time-limits.ts';
import { workplacePaths } from './workplace-paths.ts';
import { writtenMarkup } from './written-markup.ts';

describe('cited paths', () => {
  test.each([
    ['a path that exists', 'See `src/main.ts`.', 0],
    ['a folder that exists', 'See `src/`.', 0],
    ['with a line', 'See `src/main.ts:12`.', 0],
    ['a path that does not', 'See `src/gone.ts`.', 1],
    ['a link that exists', 'See [it](../src/main.ts#top).', 0],
    ['a link that does not', 'See [it](gone.md).', 1],
    ['a link elsewhere', 'See [it](https://example.org/a.md).', 0],
    ['a pattern', 'See `src/<room>/<name>.ts`.', 0],
    ['what a build makes', 'See `dist/server/main.js`.', 0],
    ['an address', 'Call `api/gateway/call`.', 0],
    ['code in a block', '```\n`src/gone.ts`\n```\n', 0],
  ])('%s', (_name, text, complaints) => {
    expect(brokenCitations(makeTree({ 'docs/guide.md': text, 'src/main.ts': '' }))).toHaveLength(complaints);
  });
});

describe('the environment', () => {
  test.each([
    ['config.ts', 'src/config.ts', 'process.env', 0],
    ['a test', 'src/services/topics/a.test.ts', 'process.env', 0],
    ['a verb', 'src/services/topics/a.ts', 'process.env', 1],
    ['a verb that takes it apart', 'src/services/topics/a.ts', 'const { env } = process', 1],
    ['a script', 'scripts/start.mjs', 'process.env', 0],
  ])('%s', (_name, path, code, complaints) => {
    expect(environmentReaders(makeTree({ [path]: code }))).toHaveLength(complaints);
  });
});

describe('time limits', () => {
  test.each([
    ['ours', 'src/outside/a.ts', 'fetch(url, { signal: timeLimit(5) })', 0],
    ['a comment', 'src/time-limit.ts', '/** Not AbortSignal.timeout: */', 0],
    ['one that Node holds weakly', 'src/outside/a.ts', 'AbortSignal.timeout(5)', 1],
    ['a page', 'src/web/lib/a.ts', 'AbortSignal.timeout(5)', 0],
  ])('%s', (_name, path, code, complaints) => {
    expect(weakTimeLimits(makeTree({ [path]: code }))).toHaveLength(complaints);
  });
});

describe('migrations', () => {
  const says = '-- Breaks older programs: they write the old column\n';
  test.each([
    ['adds a table', 'postgres/migrations/0100_a.sql', 'CREATE TABLE "a" ("id" integer);', 0],
    ['drops a column', 'postgres/migrations/0100_a.sql', 'ALTER TABLE "a" DROP COLUMN "b";', 1],
    ['drops it and says so', 'postgres/migrations/0100_a.sql', `${says}ALTER TABLE "a" DROP COLUMN "b";`, 0],
    ['renames', 'postgres/migrations/0100_a.sql', 'ALTER TABLE "a" RENAME TO "b";', 1],
    ['forbids null', 'postgres/migrations/0100_a.sql', 'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 1],
    [
      'demands what older ones do not write',
      'postgres/migrations/0100_a.sql',
      'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
      1,
    ],
    ['has a default', 'postgres/migrations/0100_a.sql', 'ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;', 0],
    ['forbids two alike', 'postgres/migrations/0100_a.sql', 'CREATE UNIQUE INDEX "u" ON "a" ("b");', 1],
    ['allows null', 'postgres/migrations/0100_a.sql', 'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;', 0],
    ['speaks of it alone', 'postgres/migrations/0100_a.sql', '-- Instead of DROP TABLE a\nSELECT 1;', 0],
    ['drops, long ago', 'postgres/migrations/0007_a.sql', 'DROP TABLE "a";', 0],
    ['exchanges tables', 'clickhouse/migrations/0100_a.sql', 'EXCHANGE TABLES a AND b;', 1],
    ['adds a column', 'clickhouse/migrations/0100_a.sql', 'ALTER TABLE a ADD COLUMN IF NOT EXISTS b UInt8;', 0],
  ])('%s', (_name, path, sql, complaints) => {
    expect(quietBreakingMigrations(makeTree({ [`src/stores/${path}`]: sql }))).toHaveLength(complaints);
  });
});

describe('silenced rules', () => {
  // Put together here, so that this file does not silence anything itself.
  const biome = ['biome', 'ignore'].join('-');
  const eslint = ['eslint', 'disable', 'next-line'].join('-');
  const compiler = ['@ts', 'expect-error'].join('-');
  test.each([
    ['a reason', `// ${biome} lint/suspicious/noExplicitAny: the driver types its rows this way`, 0],
    ['no reason', `// ${biome} lint/suspicious/noExplicitAny:`, 1],
    ['a sign for a reason', `// ${biome} lint/suspicious/noExplicitAny: x`, 1],
    ['another tool', `// ${eslint} no-console`, 1],
    ['another tool with a reason', `// ${eslint} no-console -- the only place that prints`, 0],
    ['the compiler', `// ${compiler}`, 1],
    ['the compiler with a reason', `// ${compiler} the package ships no types for this`, 0],
  ])('%s', (_name, line, complaints) => {
    expect(unexplainedSuppressions(makeTree({ 'src/engine/query/ast.ts': `${line}\n` }))).toHaveLength(complaints);
  });
});

describe('markup', () => {
  const inner = ['inner', 'HTML'].join('');
  const page = ['<!doc', 'type html>'].join('');
  test.each([
    ['by React', 'src/web/ui/a.tsx', '<p>{post.content}</p>', 0],
    ['past React', 'src/web/ui/a.tsx', `<p ${['dangerously', 'SetInnerHTML'].join('')}={{ __html: post.content }} />`, 1],
    ['past React, in a test', 'src/web/ui/a.test.tsx', `node.${inner} = ''`, 0],
    ['into an element', 'src/web/ui/a.ts', `node.${inner} = post.content`, 1],
    ['beside an element', 'src/web/ui/a.ts', `node.${['insertAdjacent', 'HTML'].join('')}('beforeend', text)`, 1],
    ['into a frame', 'src/web/ui/a.tsx', `<iframe ${['src', 'Doc'].join('')}={text} />`, 1],
    ['as markup that is none', 'src/services/alerts/a.ts', `${['new Mark', 'up('].join('')}post.content)`, 1],
    ['as a page by hand', 'src/gateway/routes/a.ts', `reply.send('${page}' + text)`, 1],
    ['as a page by the tag', 'src/services/alerts/link-page.ts', `html\`${page}\``, 0],
    ['where others’ is read', 'src/outside/connectors/website/article-text.ts', `tree.${inner}`, 0],
  ])('%s', (_name, path, code, complaints) => {
    expect(writtenMarkup(makeTree({ [path]: code }))).toHaveLength(complaints);
  });
});

describe('paths of one machine', () => {
  const home = '/home';
  test.each([
    ['a home folder', `const data = '${home}/ada/data';`, 1],
    ['an address', "fetch('/api/gateway/work');", 0],
    ['a path of the project', "const data = './data/work';", 0],
  ])('%s', (_name, line, complaints) => {
    expect(workplacePaths(makeTree({ 'src/engine/query/ast.ts': line }))).toHaveLength(complaints);
  });
});
