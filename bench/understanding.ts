/**
 * How fast is a post understood? Ours is the one reader of arrival: language, tokens, sentiment and themes, on one core;
 * then each of its parts alone. Beside it what the platform brings, Intl.Segmenter (ICU), which only cuts words. How the time
 * grows with the length of a post is measured on texts joined from the same posts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ImportedPost } from '../src/contract/posts.ts';
import { createLanguageDetector } from '../src/engine/language/detect.ts';
import { readLanguageModel } from '../src/engine/language/model.ts';
import { readSentimentModel } from '../src/engine/sentiment/model.ts';
import { createSentimentScorer } from '../src/engine/sentiment/score.ts';
import { tokenText } from '../src/engine/text/token-text.ts';
import { compileKnowledge, readThemes } from '../src/engine/themes/read-themes.ts';
import { readWordModel } from '../src/engine/themes/word-model.ts';
import { openTextReader } from '../src/services/mentions/open-text-reader.ts';
import { bestOf, measure, type Row, table } from './contenders.ts';
import { readCorpus } from './corpus.ts';

const CORPUS = '../shared/data/corpus_unified/posts.jsonl.gz';
/** Run before the clock starts: what the compiler of the platform has not seen is slow. */
const WARM_UP = 20_000;
const LENGTHS = [100, 1000, 10_000, 100_000];

type Work = (post: ImportedPost) => unknown;

const CONTENDERS: Record<string, { name: string; open(): Work }> = {
  all: { name: 'Earshot: language, tokens, sentiment, themes', open: reading },
  language: { name: '  language alone', open: detecting },
  tokens: { name: '  tokens alone', open: () => (post) => tokenText(post.title, post.content) },
  sentiment: { name: '  sentiment alone', open: scoring },
  themes: { name: '  themes alone', open: theming },
  icu: { name: 'Intl.Segmenter: words alone', open: segmenting },
};

export async function understandingBench(args: string[]): Promise<void> {
  const options = {
    file: { type: 'string', default: CORPUS },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
  } as const;
  const { file, runs, only } = parseArgs({ args, options }).values;
  if (!existsSync(file)) return console.log(`skipped: no ${file} (name one with --file)`);
  const chosen = only ? CONTENDERS[only] : undefined;
  if (chosen) return one(await readCorpus(file), chosen.open());
  const rows: Row[] = [];
  for (const [key, { name }] of Object.entries(CONTENDERS)) {
    console.error(`${name.trim()} …`);
    rows.push({ name, figures: await bestOf(Number(runs), ['understanding', '--file', file, '--only', key]) });
  }
  console.log(`\n${file}, one core, best of ${runs}\n\n${table(rows)}`);
}

async function one(posts: readonly ImportedPost[], work: Work): Promise<void> {
  for (const post of posts.slice(0, WARM_UP)) work(post);
  await measure(
    async () => {
      for (const post of posts) work(post);
      return posts.length;
    },
    async () => growth(posts, work),
  );
}

/** Nanoseconds per character at several lengths of a post. */
function growth(posts: readonly ImportedPost[], work: Work): string {
  const whole = posts.map(({ title, content }) => [title, content].filter(Boolean).join('\n')).join('\n');
  const sample = posts[0] as ImportedPost;
  const costs = LENGTHS.map((length) => {
    const texts = Array.from({ length: Math.ceil(1_000_000 / length) }, (_, at) => whole.slice(at * length, (at + 1) * length));
    const started = performance.now();
    for (const content of texts) work({ ...sample, title: null, content });
    return Math.round((1e6 * (performance.now() - started)) / (texts.length * length));
  });
  return `${costs.join(' · ')} ns a character in posts of ${LENGTHS.join(' · ')}`;
}

function reading(): Work {
  const reader = openTextReader();
  return ({ title, content, author_name, author, media_type, lang }) =>
    reader.read({
      title: title ?? '',
      content: content ?? '',
      author_name: author_name ?? '',
      author: author ?? '',
      media_type,
      domain: '',
      language: lang,
      broughtSentiment: null,
    });
}

function detecting(): Work {
  const detect = createLanguageDetector(readLanguageModel(readFileSync('models/language/weights.bin')));
  return ({ title, content }) => detect([title, content].filter(Boolean).join('\n'), 0);
}

function scoring(): Work {
  const score = createSentimentScorer(readSentimentModel(readFileSync('models/sentiment/weights.bin')));
  return ({ title, content, lang }) => score({ title, content, language: lang ?? null });
}

function theming(): Work {
  const knowledge = compileKnowledge(readWordModel(readFileSync('models/segmenter/words.bin')), []);
  return ({ title, content, media_type }) => readThemes({ title, content, mediaType: media_type }, knowledge);
}

function segmenting(): Work {
  const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
  return ({ title, content }) => {
    let words = 0;
    for (const text of [title, content]) for (const { isWordLike } of segmenter.segment(text ?? '')) if (isWordLike) words++;
    return words;
  };
}
