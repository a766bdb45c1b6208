/**
 * Whether words stay whole in sentences of Hong Kong and Taiwan, beside Intl.Segmenter. A word counts where both its ends
 * are cut and, unless a longer word holds it, nothing is cut inside; a needless cut loses it, so does a missing one.
 */
import { readFileSync } from 'node:fs';
import { BUILT_IN_GAZETTEER } from '../src/engine/themes/gazetteer-names.ts';
import { compileGazetteer } from '../src/engine/themes/gazetteer.ts';
import { readTokens } from '../src/engine/themes/read-tokens.ts';
import { segmentTable } from '../src/engine/themes/segment.ts';
import { readWordModel } from '../src/engine/themes/word-model.ts';
import type { AccuracySet, Report } from './report.ts';
import { SENTENCES } from './segmentation-sentences.ts';

type Cutter = (text: string) => Set<number>;

export const segmentation: AccuracySet = {
  name: 'segmentation: words left whole in 60 sentences of our own',
  needs: 'models/segmenter/words.bin',
  async run(): Promise<Report> {
    const model = readWordModel(readFileSync('models/segmenter/words.bin'));
    const gazetteer = compileGazetteer(BUILT_IN_GAZETTEER);
    const ours: Cutter = (text) => {
      const table = readTokens('', text);
      segmentTable(table, model, [gazetteer.trie]);
      const cuts = new Set([text.length]);
      for (let token = 0; token < table.count; token++) {
        if (table.wordStarts[token] === 1) cuts.add(table.starts[token] as number);
        if (token + 1 === table.count || table.wordStarts[token + 1] === 1) cuts.add(table.ends[token] as number);
      }
      return cuts;
    };
    const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
    const peer: Cutter = (text) => new Set([...segmenter.segment(text)].flatMap(({ index, segment }) => [index, index + segment.length]));
    const rows = ['news', 'forum', 'taiwan'].flatMap((kind) => [rowOf(kind, 'ours', ours), rowOf(kind, 'Intl.Segmenter', peer)]);
    return { columns: ['kind', 'segmenter', 'words', 'not cut inside', 'cut out exactly'], rows: rows.map(({ cells }) => cells), examples: rows.flatMap(({ lost }) => lost) };
  },
};

function rowOf(kind: string, name: string, cutter: Cutter): { cells: (string | number)[]; lost: string[] } {
  let words = 0;
  let exact = 0;
  const lost: string[] = [];
  for (const line of SENTENCES.split('\n')) {
    const [of = '', sentence = '', list = ''] = line.split('|').map((part) => part.trim());
    if (of !== kind) continue;
    const cuts = cutter(sentence);
    for (const word of list.split(' ')) {
      const start = sentence.indexOf(word);
      if (start === -1) continue;
      words++;
      const end = start + word.length;
      if (!isWhole(start, end, cuts)) lost.push(`${name}: ${word} in ${shown(sentence, cuts)}`);
      else if (cuts.has(start) && cuts.has(end)) exact++;
    }
  }
  return { cells: [kind, name, words, ((words - lost.length) / words).toFixed(3), (exact / words).toFixed(3)], lost };
}

function isWhole(start: number, end: number, cuts: ReadonlySet<number>): boolean {
  for (let at = start + 1; at < end; at++) if (cuts.has(at)) return false;
  return true;
}

function shown(sentence: string, cuts: ReadonlySet<number>): string {
  return Array.from(sentence, (character, at) => (cuts.has(at) && at > 0 ? `|${character}` : character)).join('');
}
