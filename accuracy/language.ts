/**
 * The language of posts on the labels of corpus_unified. Those are guesses for whole sets (everything of LIHKG is Cantonese,
 * though a third of its titles are headlines, song lines or names that show none), so both are said: what the text alone
 * gives, and what it gives together with where it was posted, as an import asks. Posts without a letter are left out.
 */
import { readFileSync } from 'node:fs';
import type { DetectedLanguage, LanguageDetector } from '../src/engine/language/detect.ts';
import { createLanguageDetector } from '../src/engine/language/detect.ts';
import { readLanguageModel } from '../src/engine/language/model.ts';
import { placeLeaning } from '../src/services/mentions/post-language.ts';
import { isHeldOut, type LabelledPost, readLabelledPosts, textOf } from '../train/language/examples.ts';
import { accuracy, type Confusion, count, emptyConfusion } from './confusion.ts';
import type { AccuracySet, Figure, Report, WrongExample } from './report.ts';

const CLASSES: readonly DetectedLanguage[] = ['en', 'yue', 'zh-Hant', 'zh-Hans', 'ja', 'ko', 'other'];
const HAN = /\p{Script=Han}/gu;
const ENOUGH_HAN = 10;

export const languageOfPosts: AccuracySet = {
  name: 'language: corpus_unified',
  needs: 'corpus_unified/posts.jsonl.gz',
  run: () => Promise.resolve(judgePosts()),
};

function judgePosts(): Report {
  const detect = createLanguageDetector(readLanguageModel(readFileSync('models/language/weights.bin')));
  const posts = readLabelledPosts();
  const placed = judge(posts, detect, (post) => placeLeaning(post.media_type, ''));
  const alone = judge(posts, detect, () => 0);
  return {
    figures: [
      { name: 'with the place', value: accuracy(placed.all), bar: 0.98 },
      { name: 'with the place, held out', value: accuracy(placed.heldOut), bar: 0.98 },
      { name: 'text alone', value: accuracy(alone.all) },
      { name: 'text alone, held out', value: accuracy(alone.heldOut) },
      { name: '10 Han or more, text alone, held out', value: accuracy(alone.chinese), bar: 0.93 },
      ...[...placed.sets].map(([set, confusion]): Figure => ({ name: `with the place: ${set}`, value: accuracy(confusion) })),
    ],
    confusion: placed.all,
    wrong: placed.wrong,
  };
}

interface Judgement {
  all: Confusion;
  /** Of the posts that the model never saw. */
  heldOut: Confusion;
  /** Of those, the ones that are Cantonese or Chinese with at least ten Han characters. */
  chinese: Confusion;
  sets: Map<string, Confusion>;
  wrong: WrongExample[];
}

function judge(posts: readonly LabelledPost[], detect: LanguageDetector, leaning: (post: LabelledPost) => number): Judgement {
  const [all, heldOut, chinese] = [emptyConfusion(CLASSES), emptyConfusion(CLASSES), emptyConfusion(CLASSES)];
  const sets = new Map<string, Confusion>();
  const wrong: WrongExample[] = [];
  for (const post of posts) {
    const text = textOf(post);
    const { language } = detect(text, leaning(post));
    if (language === null) continue;
    const set = sets.get(post.set) ?? emptyConfusion(CLASSES);
    sets.set(post.set, set);
    const counted = [all, set];
    if (isHeldOut(post)) counted.push(heldOut);
    if (isHeldOut(post) && post.lang !== 'en' && (text.match(HAN)?.length ?? 0) >= ENOUGH_HAN) counted.push(chinese);
    for (const confusion of counted) count(confusion, post.lang, language);
    if (language !== post.lang) wrong.push({ text, expected: post.lang, given: language });
  }
  return { all, heldOut, chinese, sets, wrong };
}
