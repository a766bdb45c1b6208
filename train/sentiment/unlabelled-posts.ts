/** Chinese posts of forums and news that hold no word of the lists, no face and no `!`: as near to neutral as can be had without labels. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readField } from '../../src/engine/sentiment/read-tokens.ts';
import { Signs } from '../../src/engine/sentiment/signs.ts';
import { TokenTable } from '../../src/engine/sentiment/token-table.ts';
import { sharedFile } from '../shared-data.ts';

const LEAST_HAN = 6;
const LONGEST = 400;
/** Every tenth is enough for a quantile. */
const EVERY = 10;

export function quietChinesePosts(): string[] {
  const table = new TokenTable();
  const signs = new Signs();
  const lines = gunzipSync(readFileSync(sharedFile('corpus_unified/posts.jsonl.gz')))
    .toString('utf8')
    .split('\n');
  return lines
    .filter((line) => /"lang": "(?:yue|zh-Hant)"/.test(line))
    .filter((_, index) => index % EVERY === 0)
    .map((line) => {
      const { title, content } = JSON.parse(line) as { title: string | null; content: string | null };
      return [title, content].filter(Boolean).join('\n').slice(0, LONGEST);
    })
    .filter((text) => {
      table.clear();
      readField(text, table);
      signs.read(table);
      return table.han >= LEAST_HAN && table.han > table.latin && signs.count === 0 && signs.exclamations === 0;
    });
}
