/**
 * Chinese reviews by kind: for each kind of shopping a model is trained without it (and without what else is about the same
 * things) and judged on it, converted to Traditional, by the sign of its difference. What ships has seen all kinds, so it is not judged here.
 */
import { readSentimentModel, writeSentimentModel } from '../src/engine/sentiment/model.ts';
import { createSentimentScorer } from '../src/engine/sentiment/score.ts';
import { toTraditional } from '../src/engine/text/traditional.ts';
import { trainChinese } from '../train/sentiment/languages.ts';
import { type LabelledText, readChineseReviews } from '../train/sentiment/texts.ts';
import { quietChinesePosts } from '../train/sentiment/unlabelled-posts.ts';
import { accuracy, count, emptyConfusion } from './confusion.ts';
import type { AccuracySet, Figure, Report, WrongExample } from './report.ts';
import { shippedModel } from './shipped-sentiment.ts';

const BAR = 0.9;
/** One order of the texts where what ships is the mean of four: ten models are trained here. */
const SEEDS = [1];
/** Hotels stand in two kinds. */
const SAME = [['shopping/酒店', 'hotel']];

export const chineseReviews: AccuracySet = {
  name: 'Chinese reviews, each kind left out in turn',
  needs: 'sentiment_train/zh_hans_reviews.tsv.gz',
  run,
};

async function run(): Promise<Report> {
  const reviews = readChineseReviews();
  const quiet = quietChinesePosts();
  const kinds = [...new Set(reviews.map(({ kind }) => kind ?? ''))].filter((kind) => kind.startsWith('shopping/'));
  const all = emptyConfusion(['positive', 'negative']);
  const figures: Figure[] = [];
  const wrong: WrongExample[] = [];
  for (const kind of kinds) {
    const left = new Set(SAME.find((same) => same.includes(kind)) ?? [kind]);
    const chinese = trainChinese(
      reviews.filter((review) => !left.has(review.kind ?? '')),
      quiet,
      SEEDS,
    );
    const score = createSentimentScorer(readSentimentModel(writeSentimentModel({ ...shippedModel(), chinese })));
    const confusion = emptyConfusion(['positive', 'negative']);
    for (const { label, text } of reviews.filter((review) => review.kind === kind)) {
      const said = (score({ title: null, content: traditional(text) }).score ?? 0) > 0 ? 'positive' : 'negative';
      count(confusion, label, said);
      count(all, label, said);
      if (said !== label) wrong.push({ text, expected: label, given: said });
    }
    figures.push({ name: `without ${kind}`, value: accuracy(confusion) });
  }
  const mean = figures.reduce((sum, { value }) => sum + value, 0) / figures.length;
  return {
    figures: [
      ...figures,
      { name: 'mean over kinds', value: mean, listed: true },
      { name: 'all reviews', value: accuracy(all), bar: BAR },
    ],
    confusion: all,
    wrong,
  };
}

function traditional(text: LabelledText['text']): string {
  return Array.from(text, toTraditional).join('');
}
