/** Small finishing of composed text: capitals, spaces, and how sentences follow each other in a language. */
import type { Random } from './random.ts';
import type { Language } from './subjects.ts';

/** Capital at each sentence start, and single spaces. For English only. */
export function sentenceCase(text: string): string {
  return withArticles(text).replace(
    /(^|[.!?]["')]?\s+|\n)(["'(]?)([a-z])/g,
    (_, before: string, quote: string, letter: string) => {
      return before + quote + letter.toUpperCase();
    },
  );
}

/** `a {product}` before a vowel. */
function withArticles(text: string): string {
  return text.replace(/\b([Aa]) (?=(?!one)[aeiou])/g, '$1n ');
}

export function joinSentences(sentences: readonly string[], language: Language, random: Random): string {
  if (language === 'en') return sentences.join(' ');
  if (language === 'zh') return sentences.join('');
  let text = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) text += `${pause(text, random)}${sentence}`;
  return text;
}

/** Cantonese posts are spaced, broken or stopped as the writer likes; a stop never follows another mark or an emoji. */
function pause(before: string, random: Random): string {
  const style = random.next();
  if (style < 0.3) return '\n';
  if (style < 0.55) return ' ';
  return /[\p{Script=Han}a-z0-9]$/iu.test(before) ? '。' : ' ';
}

export function tidy(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/\.\s*\.\s/g, '. ')
    .trim();
}
