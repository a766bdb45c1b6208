/**
 * Names as a person pastes them: a line for each, `type, name, other name, other name`, with the type in a word of either
 * language. Commas of any keyboard and the tabs of a spreadsheet part the cells. What a name may be is for the server to say.
 */
import type { EntityInput } from '../../../contract/entities.ts';
import { ENTITY_TYPES } from '../../../contract/filter-choices.ts';
import type { EntityType } from '../../../contract/themes.ts';

export interface ReadLines {
  entities: EntityInput[];
  /** Of each entity: its line, from 1. */
  lines: number[];
  /** Lines that are none: without a type that is known, or without a name. */
  wrong: { line: number; problem: 'noType' | 'noName'; text: string }[];
}

/** `typeWords`: what each type is called on screen. */
export function readLines(text: string, typeWords: readonly (readonly [string, EntityType])[]): ReadLines {
  const types = new Map<string, EntityType>(ENTITY_TYPES.map((type) => [type, type]));
  for (const [word, type] of typeWords) types.set(word.toLowerCase(), type);
  const read: ReadLines = { entities: [], lines: [], wrong: [] };
  for (const [index, content] of text.split(/\r\n|\r|\n/u).entries()) {
    const cells = content.split(/[,，、\t]/u).map((cell) => cell.trim());
    const [word = '', name = '', ...aliases] = cells;
    if (cells.every((cell) => cell === '')) continue;
    const line = index + 1;
    const type = types.get(word.normalize('NFKC').toLowerCase());
    if (!type) read.wrong.push({ line, problem: 'noType', text: word });
    else if (name === '') read.wrong.push({ line, problem: 'noName', text: word });
    else {
      read.entities.push({ type, name, aliases: aliases.filter((alias) => alias !== '') });
      read.lines.push(line);
    }
  }
  return read;
}
