/**
 * Trains the sentiment model on `sentiment_train` and writes models/sentiment/weights.bin: English from tweets in three
 * classes, Chinese from reviews in two. The same data gives the same bytes.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SentimentModel, writeSentimentModel } from '../src/engine/sentiment/model.ts';
import { trainChinese, trainEnglish } from './sentiment/languages.ts';
import { listTexts, valenceTexts } from './sentiment/made-up-texts.ts';
import { readChineseReviews, readEnglishTweets } from './sentiment/texts.ts';
import { quietChinesePosts } from './sentiment/unlabelled-posts.ts';
import { SHARED_DATA, sharedFile } from './shared-data.ts';

const TARGET = path.join('models', 'sentiment', 'weights.bin');

export function trainSentiment(): void {
  if (!existsSync(sharedFile('sentiment_train'))) {
    console.log(`skipped: no ${SHARED_DATA}`);
    return;
  }
  const english = trainEnglish(readEnglishTweets(), [...listTexts(), ...valenceTexts()]);
  const chinese = trainChinese(readChineseReviews(), quietChinesePosts());
  const model: SentimentModel = { english, chinese };
  const bytes = writeSentimentModel(model);
  mkdirSync(path.dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, bytes);
  console.log(`${TARGET}: ${bytes.length.toLocaleString('en')} bytes`);
}
