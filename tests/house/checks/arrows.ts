/** Who imports whom, asked of dependency-cruiser with the project's own rules, on any tree laid out like the project. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';

interface Configuration extends IFlattenedRuleSet {
  options: ICruiseOptions;
}

const CONFIGURATION = new URL('../../../.dependency-cruiser.cjs', import.meta.url).pathname;
const PLACES = ['src', 'tests', 'bench'];

export interface Arrows {
  /** How many modules were seen: 0 means that the check saw nothing, not that all is well. */
  modules: number;
  complaints: string[];
}

export async function checkArrows(root: string): Promise<Arrows> {
  const { options, ...ruleSet } = createRequire(import.meta.url)(CONFIGURATION) as Configuration;
  const places = PLACES.filter((place) => existsSync(join(root, place)));
  const { output } = await cruise(places, { ...options, baseDir: resolve(root), ruleSet, validate: true });
  const { summary } = output as ICruiseResult;
  return {
    modules: summary.totalCruised,
    complaints: summary.violations.map(({ from, to, rule }) => `${from}: must not import ${to} (${rule.name})`),
  };
}
