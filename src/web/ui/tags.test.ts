import { describe, expect, it } from 'vitest';
import { addTags, endsTag, splitTags } from './tags.ts';

describe('splitTags', () => {
  const rows: [name: string, text: string, tags: string[]][] = [
    ['one keyword', '白票', ['白票']],
    ['a comma', 'blank vote, spoilt vote', ['blank vote', 'spoilt vote']],
    ['full-width comma', '白票，廢票', ['白票', '廢票']],
    ['enumeration comma', '白票、廢票、棄權', ['白票', '廢票', '棄權']],
    ['lines of a pasted column', '白票\r\n廢票\n\nblank vote', ['白票', '廢票', 'blank vote']],
    ['cells of a spreadsheet', 'a\tb', ['a', 'b']],
    ['spaces inside are kept as one', '  blank \u3000 vote ', ['blank vote']],
    ['nothing', ' , ，\n', []],
  ];
  it.each(rows)('%s', (_name, text, tags) => {
    expect(splitTags(text)).toEqual(tags);
  });
});

describe('addTags', () => {
  const rows: [name: string, before: string[], text: string, after: string[]][] = [
    ['adds at the end', ['a'], 'b,c', ['a', 'b', 'c']],
    ['drops what is there already', ['Vote'], 'vote, VOTE, ｖｏｔｅ', ['Vote']],
    ['drops what the paste repeats', [], '白票、白票', ['白票']],
    ['keeps spellings in braces apart', ['{Apple}'], '{APPLE}, {Apple}', ['{Apple}', '{APPLE}']],
    ['leaves the tags alone when nothing was typed', ['a'], '   ', ['a']],
  ];
  it.each(rows)('%s', (_name, before, text, after) => {
    expect(addTags(before, text)).toEqual(after);
  });
});

describe('endsTag', () => {
  it.each([
    ['a word still being typed', 'blank vo', false],
    ['a comma', 'blank vote,', true],
    ['a full-width comma', '白票，', true],
  ])('%s', (_name, text, ends) => {
    expect(endsTag(text)).toBe(ends);
  });
});
