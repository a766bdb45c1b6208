/** Learns models/segmenter/words.bin: the words of Chinese and English texts, and how rare each is. About a minute. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { learnEnglishWords } from './segmenter/english-words.ts';
import { candidateWords } from './segmenter/han-candidates.ts';
import { learnHanWords } from './segmenter/han-frequencies.ts';
import { isSharedData, readTexts } from './segmenter/texts.ts';
import { encodeWordModel, type LearnedWord } from './segmenter/word-model-file.ts';
import { SHARED_DATA } from './shared-data.ts';

const FOLDER = 'models/segmenter';

export async function trainSegmenter(): Promise<void> {
  if (!isSharedData) {
    console.log(`skipped: no ${SHARED_DATA}`);
    return;
  }
  const started = Date.now();
  const texts = await readTexts();
  console.log(`${texts.han.length} texts with Han characters, ${texts.english.length} without`);
  const candidates = candidateWords(texts.han);
  const han = learnHanWords(candidates);
  const english = learnEnglishWords(texts.english);
  const words: LearnedWord[] = [...han, ...english];
  const bytes = encodeWordModel(words);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/words.bin`, bytes);
  console.log(`${han.length} Chinese words, ${english.length} English words and phrases, ${bytes.length} bytes`);
  console.log(`${Math.round((Date.now() - started) / 1000)} s`);
}
