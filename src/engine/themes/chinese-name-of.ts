/** What an entity that every organisation shares is called in Chinese, where it is found by another name too. */
import type { Entity } from '../../contract/themes.ts';
import { BUILT_IN_GAZETTEER } from './gazetteer-names.ts';

const HAN = /\p{Script=Han}/u;

/** The first name in Chinese of each: the usual one, in Traditional characters. */
const CHINESE_NAMES: ReadonlyMap<string, string> = new Map(
  BUILT_IN_GAZETTEER.flatMap(({ type, name, aliases }): [string, string][] => {
    const chinese = aliases.find((alias) => HAN.test(alias) && !alias.startsWith('{'));
    return chinese === undefined || HAN.test(name) ? [] : [[`${type} ${name}`, chinese]];
  }),
);

/** null where it has none, or is called by it already. */
export function chineseNameOf({ type, name }: Entity): string | null {
  return CHINESE_NAMES.get(`${type} ${name}`) ?? null;
}

/** Those whose Chinese name has the text, as `type name`. */
export function namedInChinese(text: string): string[] {
  return [...CHINESE_NAMES].flatMap(([entity, chinese]) => (chinese.includes(text) ? [entity] : []));
}
