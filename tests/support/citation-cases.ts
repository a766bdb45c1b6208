/**
 * Sentences of summaries with the posts they cite: borne ones in other words than their posts, and ones with something planted that the
 * posts do not say. Drawn by a seed from the matters given.
 */
import { createRandom, type Random } from '../../src/engine/demo/random.ts';
import type { CitedSentence } from '../../src/engine/summaries/check-reasons.ts';
import type { SummaryPost } from '../../src/engine/summaries/summary-post.ts';
import type { Matter } from './citation-matter.ts';
import { type CaseScene, planted, rendered } from './citation-plants.ts';

export interface CitationCase {
  /** `supported`, or what is wrong with it. */
  kind: string;
  /** Of the sentence and of its posts: `en`, `zh`, or `en of zh`, `zh of en`. */
  language: string;
  matter: string;
  sentence: CitedSentence;
  posts: ReadonlyMap<string, SummaryPost>;
}

type Written = 'en' | 'zh';

/** Every claim of every matter in both languages, so many times, each once as it is and once with each thing planted that can be. */
export function citationCases(matters: readonly Matter[], seed: string, rounds: number, isAcross = false): CitationCase[] {
  const cases: CitationCase[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const matter of matters) {
      for (const written of ['en', 'zh'] as const) {
        const random = createRandom(`${seed}/${round}/${matter.name}/${written}`);
        cases.push(...casesOf(matters, matter, written, random, isAcross));
      }
    }
  }
  return cases;
}

function casesOf(
  matters: readonly Matter[],
  matter: Matter,
  written: Written,
  random: Random,
  isAcross: boolean,
): CitationCase[] {
  const of: Written = isAcross ? (written === 'en' ? 'zh' : 'en') : written;
  const scene: CaseScene = { random, values: new Map(), names: random.below(1000) };
  const others = matters.filter((other) => other !== matter);
  const other = others[random.below(others.length)] as Matter;
  const posts = new Map<string, SummaryPost>();
  matter[of].posts.forEach((text, at) => void posts.set(`p${at + 1}`, postOf(`p${at + 1}`, rendered(text, of, scene), of)));
  const otherScene: CaseScene = { random, values: new Map(), names: random.below(1000) };
  other[of].posts.forEach((text, at) => void posts.set(`q${at + 1}`, postOf(`q${at + 1}`, rendered(text, of, otherScene), of)));
  const language = isAcross ? `${written} of ${of}` : written;
  const texts = matter[written];
  const sentences: { kind: string; sentence: CitedSentence }[] = [];
  for (const line of texts.claims) {
    const sentence = sentenceOf(line, written, scene);
    sentences.push({ kind: 'supported', sentence });
    sentences.push(...planted(line, sentence, written, scene));
  }
  for (const line of texts.denied) sentences.push({ kind: 'denied', sentence: sentenceOf(line, written, scene) });
  for (const line of texts.asked ?? []) sentences.push({ kind: 'only asked', sentence: sentenceOf(line, written, scene) });
  for (const line of texts.linked ?? []) sentences.push({ kind: 'linked facts', sentence: sentenceOf(line, written, scene) });
  return sentences.map(({ kind, sentence }) => ({ kind, language, matter: matter.name, sentence, posts }));
}

function sentenceOf(line: string, written: Written, scene: CaseScene): CitedSentence {
  const [ids = '', text = ''] = line.split(/: (.*)/s);
  return { text: rendered(text, written, scene), posts: ids.split(',').map((id) => `p${id}`) };
}

function postOf(id: string, content: string, language: Written): SummaryPost {
  return { id, title: '', content, language: language === 'en' ? 'en' : 'yue', weight: 1, publishedAt: '2026-03-10T04:00:00Z' };
}
