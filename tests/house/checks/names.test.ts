import { expect, test } from 'vitest';
import { makeTree } from '../made-up-tree.ts';
import { misnamedFiles } from './names.ts';

test.each([
  ['a verb of a known noun', 'src/services/topics/create-topic.ts', undefined],
  ['its test', 'src/services/topics/create-topic.test.ts', undefined],
  ['a migration', 'src/stores/postgres/migrations/0001_accounts.sql', undefined],
  ['the page', 'src/web/index.html', undefined],
  ['an unknown room', 'src/tools/create.ts', 'src has no folder "tools"'],
  ['an unknown noun', 'src/services/widgets/create.ts', 'src/services has no folder "widgets"'],
  ['an unknown file where files are closed', 'src/contract/widgets.ts', 'src/contract has no file "widgets"'],
  ['a folder too deep', 'src/services/topics/rules/name.ts', 'src/services/* has no folder "rules"'],
  ['a drawer', 'src/services/topics/utils.ts', 'is a drawer'],
  ['a drawer as a folder', 'src/services/helpers/create.ts', 'is a drawer'],
  ['a barrel', 'src/services/topics/index.ts', 'is a drawer or a barrel'],
  ['camel case', 'src/services/topics/createTopic.ts', 'not kebab-case'],
  ['underscores', 'tests/house/two_words.ts', 'not kebab-case'],
])('%s', (_name, path, complaint) => {
  const complaints = misnamedFiles(makeTree({ [path]: '' }));
  if (complaint === undefined) expect(complaints).toEqual([]);
  else expect(complaints).toEqual([expect.stringContaining(complaint)]);
});
