/** The checks of this folder, run on the project itself: each lists its complaints, and there are none. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkArrows } from './checks/arrows.ts';
import { quietBreakingMigrations } from './checks/breaking-migrations.ts';
import { brokenCitations } from './checks/cited-paths.ts';
import { oversizedFiles } from './checks/file-sizes.ts';
import { misnamedFiles } from './checks/names.ts';
import { environmentReaders } from './checks/settings-access.ts';
import { unexplainedSuppressions } from './checks/suppressions.ts';
import { translationGaps, unusedTranslations } from './checks/translations.ts';
import { untranslatedText } from './checks/visible-text.ts';
import { weakTimeLimits } from './checks/weak-time-limits.ts';
import { workplacePaths } from './checks/workplace-paths.ts';
import { writtenMarkup } from './checks/written-markup.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const checks: [string, (root: string) => string[]][] = [
  ['no file is longer than it may be', oversizedFiles],
  ['names are of the closed vocabulary', misnamedFiles],
  ['paths cited in documents exist', brokenCitations],
  ['both languages are complete', translationGaps],
  ['no translation is left over', unusedTranslations],
  ['no words on screen outside the translations', untranslatedText],
  ['only config.ts reads the environment', environmentReaders],
  ['no time limit that may be forgotten', weakTimeLimits],
  ['migrations that older programs cannot work with say so', quietBreakingMigrations],
  ['every silenced rule has a reason', unexplainedSuppressions],
  ['no path of one machine', workplacePaths],
  ['text is never made into markup', writtenMarkup],
];

describe('the house', () => {
  test.each(checks)('%s', (_name, check) => {
    expect(check(root)).toEqual([]);
  });

  test('imports follow the arrows', async () => {
    const { modules, complaints } = await checkArrows(root);
    expect(modules).toBeGreaterThan(100);
    expect(complaints).toEqual([]);
  });
});
