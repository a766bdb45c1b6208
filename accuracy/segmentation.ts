/**
 * Whether words stay whole in sentences of Hong Kong and Taiwan, beside Intl.Segmenter. Two shares of them: those that are not
 * cut inside, and those that are cut out exactly; the second loses 屯門 where 屯門公路 is known as one.
 */
import { readFileSync } from 'node:fs';
import { compileKnowledge } from '../src/engine/themes/read-themes.ts';
import { readTokens } from '../src/engine/themes/read-tokens.ts';
import { segmentTable } from '../src/engine/themes/segment.ts';
import { readWordModel } from '../src/engine/themes/word-model.ts';
import type { AccuracySet, Figure, Report, WrongExample } from './report.ts';
import { SENTENCES } from './segmentation-sentences.ts';

/** Where a text is cut: offsets, those of both ends among them. */
type Cutter = (text: string) => Set<number>;

export const segmentation: AccuracySet = {
  name: 'segmentation: words left whole in 84 sentences of our own',
  needs: '.',
  run(): Promise<Report> {
    const wrong: WrongExample[] = [];
    const figures = ['news', 'forum', 'taiwan', 'fresh'].flatMap((kind) => [
      ...measure(kind, 'ours', ourCutter(), wrong),
      ...measure(kind, 'Intl.Segmenter', intlCutter(), []),
    ]);
    return Promise.resolve({ figures, wrong });
  },
};

function ourCutter(): Cutter {
  const { model, tries } = compileKnowledge(readWordModel(readFileSync('models/segmenter/words.bin')), []);
  return (text) => {
    const table = readTokens('', text);
    segmentTable(table, model, tries);
    const cuts = new Set([text.length]);
    for (let token = 0; token < table.count; token++) {
      if (table.wordStarts[token] === 1) cuts.add(table.starts[token] as number);
      if (token + 1 === table.count || table.wordStarts[token + 1] === 1) cuts.add(table.ends[token] as number);
    }
    return cuts;
  };
}

function intlCutter(): Cutter {
  const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
  return (text) => new Set(Array.from(segmenter.segment(text)).flatMap(({ index, segment }) => [index, index + segment.length]));
}

function measure(kind: string, name: string, cutter: Cutter, wrong: WrongExample[]): Figure[] {
  let words = 0;
  let whole = 0;
  let exact = 0;
  for (const line of SENTENCES.split('\n')) {
    const [of = '', text = '', list = ''] = line.split('|').map((part) => part.trim());
    if (of !== kind) continue;
    const cuts = cutter(text);
    for (const word of list.split(' ')) {
      const start = text.indexOf(word);
      if (start === -1) continue;
      const end = start + word.length;
      words++;
      if (isCutInside(start, end, cuts))
        wrong.push({ text: shown(text, cuts), expected: word, given: shown(text, cuts, start, end) });
      else whole++;
      if (!isCutInside(start, end, cuts) && cuts.has(start) && cuts.has(end)) exact++;
    }
  }
  return [
    { name: `${kind}, ${name}: not cut inside`, value: whole / words },
    { name: `${kind}, ${name}: cut out exactly`, value: exact / words },
  ];
}

function isCutInside(start: number, end: number, cuts: ReadonlySet<number>): boolean {
  for (let at = start + 1; at < end; at++) if (cuts.has(at)) return true;
  return false;
}

function shown(text: string, cuts: ReadonlySet<number>, from = 0, to = text.length): string {
  return Array.from(text.slice(from, to), (character, at) => (cuts.has(from + at) && at > 0 ? `|${character}` : character)).join(
    '',
  );
}
