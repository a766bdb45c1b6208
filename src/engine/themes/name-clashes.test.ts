import { describe, expect, it } from 'vitest';
import { HeldNames, type NamedEntity } from './name-clashes.ts';

const OTHERS: NamedEntity[] = [
  { name: 'Harbour Bakery', aliases: ['海港麵包', 'HB'] },
  { name: 'Apple Inc.', aliases: ['{Apple}'] },
  { name: 'Orange', aliases: ['{Orange}'] },
];

function clashesOf(name: string, aliases: string[] = []) {
  const held = new HeldNames();
  for (const other of OTHERS) held.add(other);
  return held.clashes({ name, aliases }).map(({ field, problem, takenBy }) => [field, problem, takenBy]);
}

describe('clashes of names', () => {
  it.each<[string, string, string[], unknown[]]>([
    ['none', 'Peak Tram', ['山頂纜車', 'PT'], []],
    ['a letter', 'X', [], [['name', 'nameTooShort', undefined]]],
    ['signs around a letter', 'Fine', ['C++', '!?', '{}'], [0, 1, 2].map((at) => [`aliases.${at}`, 'nameTooShort', undefined])],
    ['one Chinese character', '港', [], [['name', 'nameTooShort', undefined]]],
    ['an alias like the name', 'Peak Tram', ['PEAK  tram'], [['aliases.0', 'nameTwice', undefined]]],
    ['Simplified and Traditional', 'Peak Tram', ['山頂纜車', '山顶缆车'], [['aliases.1', 'nameTwice', undefined]]],
    ['the name in braces', 'Peak', ['{Peak}', '{PEAK}'], []],
    ['the same braces', 'Peak', ['{Peak}', '{Peak}'], [['aliases.1', 'nameTwice', undefined]]],
    ['a name that is only shown', 'Peak', ['{Peak}', 'peak'], []],
    ['the name of another', 'harbour-bakery', [], [['name', 'nameTaken', 'Harbour Bakery']]],
    ['an alias of another', 'Hong Bank', ['hb'], [['aliases.0', 'nameTaken', 'Harbour Bakery']]],
    ['an alias of another as a name', '海港面包', [], [['name', 'nameTaken', 'Harbour Bakery']]],
    ['the braces of another', 'Fruit', ['{Apple}'], [['aliases.0', 'nameTaken', 'Apple Inc.']]],
    ['what another has in braces, in any spelling', 'Fruit', ['apple'], []],
    ['a name that another only shows, as a name', 'orange', [], [['name', 'nameTaken', 'Orange']]],
    ['a name that another only shows, as an alias', 'Fruit', ['orange'], []],
  ])('%s', (_, name, aliases, expected) => {
    expect(clashesOf(name, aliases)).toEqual(expected);
  });
});
