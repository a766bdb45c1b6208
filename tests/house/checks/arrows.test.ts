import { dirname, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTree } from '../made-up-tree.ts';
import { checkArrows } from './arrows.ts';

/** A tree of two files where the first imports the second. */
function importing(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return makeTree({
    [from]: `import { thing } from '${path.startsWith('.') ? path : `./${path}`}';\nexport const other = thing;\n`,
    [to]: 'export const thing = 1;\n',
  });
}

const wrong: [string, string, string][] = [
  ['src/contract/topics.ts', 'src/engine/query/ast.ts', 'contract-imports'],
  ['src/engine/query/ast.ts', 'src/services/topics/get-topic.ts', 'engine-imports'],
  ['src/engine/query/ast.ts', 'src/stores/clickhouse/client.ts', 'engine-imports'],
  ['src/stores/postgres/topics.ts', 'src/services/topics/get-topic.ts', 'stores-imports'],
  ['src/stores/postgres/topics.ts', 'src/outside/identity/provider.ts', 'stores-imports'],
  ['src/stores/postgres/topics.ts', 'src/stores/clickhouse/client.ts', 'stores-postgres-imports'],
  ['src/stores/clickhouse/client.ts', 'src/stores/postgres/topics.ts', 'stores-clickhouse-imports'],
  ['src/outside/identity/provider.ts', 'src/stores/postgres/topics.ts', 'outside-imports'],
  ['src/outside/identity/provider.ts', 'src/outside/mail/send.ts', 'doors-of-outside-apart'],
  ['src/services/topics/get-topic.ts', 'src/gateway/server.ts', 'services-imports'],
  ['src/services/topics/get-topic.ts', 'src/config.ts', 'nothing-points-back'],
  ['src/gateway/server.ts', 'src/stores/postgres/topics.ts', 'gateway-imports'],
  ['src/gateway/server.ts', 'src/workers/runner.ts', 'gateway-imports'],
  ['src/gateway/server.ts', 'src/context.ts', 'nothing-points-back'],
  ['src/workers/runner.ts', 'src/gateway/server.ts', 'workers-imports'],
  ['src/commands/serve.ts', 'src/main.ts', 'main-is-the-end'],
  ['src/web/lib/call.ts', 'src/services/errors.ts', 'web-imports'],
  ['src/web/lib/call.ts', 'src/web/ui/panel.tsx', 'web-lib-imports'],
  ['src/web/ui/panel.tsx', 'src/web/features/topics/api.ts', 'web-ui-imports'],
  ['src/web/features/topics/api.ts', 'src/web/app/router.tsx', 'web-features-imports'],
  ['src/web/features/topics/api.ts', 'src/web/features/analysis/api.ts', 'features-apart'],
  ['src/engine/query/ast.ts', 'tests/support/stores.ts', 'program-without-tests'],
];

const right: [string, string][] = [
  ['src/engine/query/ast.ts', 'src/contract/topics.ts'],
  ['src/services/topics/get-topic.ts', 'src/stores/postgres/topics.ts'],
  ['src/gateway/server.ts', 'src/services/topics/get-topic.ts'],
  ['src/gateway/server.test.ts', 'tests/support/stores.ts'],
  ['src/commands/serve.ts', 'src/context.ts'],
  ['src/web/features/topics/api.ts', 'src/engine/query/ast.ts'],
  ['src/web/app/router.tsx', 'src/web/features/topics/api.ts'],
];

describe('arrows', () => {
  test.each(wrong)('%s may not import %s', async (from, to, rule) => {
    const { complaints } = await checkArrows(importing(from, to));
    expect(complaints).toContain(`${from}: must not import ${to} (${rule})`);
  });

  test.each(right)('%s may import %s', async (from, to) => {
    const { modules, complaints } = await checkArrows(importing(from, to));
    expect({ modules, complaints }).toEqual({ modules: 2, complaints: [] });
  });

  test('a cycle, even of types only', async () => {
    const root = makeTree({
      'src/engine/query/ast.ts': "import type { B } from './parse.ts';\nexport type A = B | 1;\n",
      'src/engine/query/parse.ts': "import type { A } from './ast.ts';\nexport type B = A | 2;\n",
    });
    const { complaints } = await checkArrows(root);
    expect(complaints.join()).toContain('no-cycles');
  });

  test('an import that leads nowhere', async () => {
    const root = makeTree({ 'src/engine/query/ast.ts': "export { gone } from './gone.ts';\n" });
    expect((await checkArrows(root)).complaints.join()).toContain('resolvable');
  });

  test.each([
    ['src/engine/query/ast.ts', 'engine-packages'],
    ['src/web/lib/call.ts', 'no-node-in-the-web'],
  ])('Node in %s', async (path, rule) => {
    const root = makeTree({ [path]: "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n" });
    expect((await checkArrows(root)).complaints.join()).toContain(rule);
  });
});
